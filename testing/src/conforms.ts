import type { AnyGame, Message } from "@civitas/kernel";
import { conformance, describeSetting, type Inspection, sampleSettings } from "@civitas/kernel/conformance";
import { type Dictionary, LANGUAGES, type Language, Speaker } from "@civitas/words";
import { describe, expect, test } from "vitest";

/** What the kit inspects; the environment variable CIVITAS_SEEDS overrules `seeds`. */
export interface Conforming extends Omit<Inspection, "hear"> {
  /** The game's words (with those of its family, if any): every message met is spoken in all of them. */
  readonly words: Readonly<Record<Language, readonly Dictionary[]>>;
}

/** One test for each setting of the game: it keeps every law of the conformance kit. */
export function conforms(game: AnyGame, plan: Conforming): void {
  const seeds = Number(process.env.CIVITAS_SEEDS ?? plan.seeds);
  const speakers = LANGUAGES.map((language) => new Speaker(language, plan.words[language]));
  const hear = (message: Message): void => {
    for (const speaker of speakers) {
      const sentence = speaker.say(message);
      if (/undefined|NaN|\[object/.test(sentence)) throw new Error(`"${sentence}" in ${speaker.language}`);
    }
  };
  describe(`${game.id} conforms over ${seeds} seeds`, () => {
    for (const setting of plan.settings ?? sampleSettings(game)) {
      test(describeSetting(setting), { timeout: 60 * 60 * 1000 }, () => {
        const { games } = conformance(game, { ...plan, seeds, settings: [setting], hear });
        expect(games).toBe(seeds);
      });
    }
  });
}
