import { describeSetting, type Setting } from "./setting.ts";

/** What every game must keep. Each law is broken by one of the toys in the kernel's tests. */
export const LAWS = [
  "the rules never throw",
  "somebody can always answer",
  "every game ends",
  "stories are short",
  "options can be typed",
  "nothing outside the seed decides",
  "nothing lives outside the state",
  "the view keeps secrets",
  "the options keep secrets",
  "being asked keeps secrets",
  "the log keeps secrets",
  "who sees the same imagines the same",
  "telling changes nothing",
  "every imagined world plays on",
  "components are conserved",
  "undo and redo agree",
  "bad answers change nothing",
  "the score sheet adds up",
  "estimates lie between 0 and 1",
  "everything has words",
] as const;
export type Law = (typeof LAWS)[number];

/** A game broke a law. The message tells how to see it again. */
export class NonConformance extends Error {
  override readonly name = "NonConformance";
  constructor(
    readonly law: Law,
    game: string,
    setting: Setting,
    seed: string,
    at: number,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(
      `${game} breaks "${law}" (${describeSetting(setting)}, seed ${seed}, after ${at} answers): ${detail}`,
      options,
    );
  }
}
