import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { game } from "@civitas/example-game";
import type { GameEntry } from "@civitas/games";
import { onTestFinished } from "vitest";
import { run } from "../src/program.ts";

export const caravans: GameEntry = {
  id: "caravans",
  load: async () => ({ game }),
  words: {
    en: () => import("@civitas/example-game/text/en"),
    ru: () => import("@civitas/example-game/text/ru"),
    hu: () => import("@civitas/example-game/text/hu"),
  },
};

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Types a command line in a house with these games; what it says and how it ends. */
export async function civitas(
  line: string,
  { typed = "", root = "", games = [caravans] }: { typed?: string; root?: string; games?: readonly GameEntry[] } = {},
): Promise<Said> {
  let out = "";
  let err = "";
  const code = await run(
    line.split(" ").filter((word) => word !== ""),
    {
      games,
      root,
      input: Readable.from([typed]),
      print: (text) => {
        out += `${text}\n`;
      },
      remark: (text) => {
        err += text;
      },
      watched: false,
    },
  );
  return { code, out, err };
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "civitas-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
