import type { Setting } from "@civitas/kernel/conformance";

const SEATS = [2, 3, 4];
const EVENTS = ["normal", "none", "optional"];

/** CC-31.12: four rounds allow only the fixed ending. */
const LENGTHS = [
  { rounds: "six", ending: "fixed" },
  { rounds: "six", ending: "die" },
  { rounds: "six", ending: "wonder" },
  { rounds: "four", ending: "fixed" },
];

/** Every setting of the box: each number of players with each variant, alone and together. */
export const EVERY_SETTING: readonly Setting[] = SEATS.flatMap((seats) =>
  EVENTS.flatMap((events) => LENGTHS.map((length) => ({ seats, options: { events, ...length } }))),
);

/** Every so-many-th of them, so that all numbers of players are among them. */
export const everyNth = (n: number, from = 0): Setting[] =>
  EVERY_SETTING.filter((_, i) => i >= from && (i - from) % n === 0);
