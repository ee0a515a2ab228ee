import { choose, type Game, type Rules } from "@civitas/kernel";

/** Whoever is on turn stands well and may turn a hat as long as it likes. Ending the turn costs something, but it has to be. */
export interface Dither {
  hat: "here" | "there";
  turn: number;
}

const TURNS = 2;

function* turn(s: Dither): Rules {
  const other = s.hat === "here" ? "there" : "here";
  const { id } = yield* choose(s.turn % 2, { say: "what" }, [
    { id: `hat:${other}`, label: { say: "hat" } },
    { id: "end", label: { say: "end" }, apart: "end" },
  ]);
  if (id === "end") s.turn += 1;
  else s.hat = other;
}

export const dither: Game<Dither, Dither> = {
  id: "dither",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ hat: "here", turn: 0 }),
  turn,
  result: (s) => (s.turn < TURNS ? undefined : { places: [1, 1], scores: [0, 0], sheet: [] }),
  view: (s) => s,
  reimagine: () => undefined,
  progress: ({ turn }) => ({ round: turn, of: TURNS }),
  evaluate: (s, seat) => (s.turn % 2 === seat ? 0.9 : 0.1),
  census: () => ({}),
};
