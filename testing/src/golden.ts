import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AnyGame, Match, parseRecord } from "@civitas/kernel";
import { describe, expect, test } from "vitest";

/**
 * Replays the game's golden records to the same hash. A change that breaks one is either a bug or a new version
 * of the rules. `folder` is the URL of the folder with the records.
 */
export function replaysGolden(game: AnyGame, folder: URL, atLeast: number): void {
  const path = fileURLToPath(folder);
  const files = readdirSync(path).filter((file) => file.endsWith(".civitas"));
  describe(`${game.id} replays its golden records`, () => {
    test(`there are at least ${atLeast}`, () => expect(files.length).toBeGreaterThanOrEqual(atLeast));
    for (const file of files) {
      test(file, () => {
        const record = parseRecord(readFileSync(join(path, file), "utf8"));
        const match = Match.replay(game, record);
        expect(match.over).toBe(true);
        expect(match.hash()).toBe(record.hash);
      });
    }
  });
}
