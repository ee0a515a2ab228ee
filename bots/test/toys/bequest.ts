import { type Ask, type Game, type Rules, secretly } from "@civitas/kernel";

/** Both choose in secret what to take of an inheritance; nothing, or something that only the taker gets. */
export interface Bequest {
  taken: number[];
}

const WORTH: Readonly<Record<string, number>> = { nothing: 0, spoon: 1, castle: 5, cow: 2 };

const ask = (): Ask => ({
  prompt: { say: "take" },
  options: () =>
    Object.keys(WORTH).map((id) => ({ id, label: { say: id }, ...(id === "nothing" && { apart: "end" }) })),
});

function* turn(s: Bequest): Rules {
  const picks = yield* secretly(
    new Map([
      [0, ask()],
      [1, ask()],
    ]),
  );
  s.taken = [0, 1].map((seat) => WORTH[picks.get(seat)?.id ?? ""] ?? 0);
}

export const bequest: Game<Bequest, object> = {
  id: "bequest",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ taken: [] }),
  turn,
  result: ({ taken }) => {
    const [mine, yours] = taken;
    if (mine === undefined || yours === undefined) return undefined;
    return { places: [mine >= yours ? 1 : 2, yours >= mine ? 1 : 2], scores: [mine, yours], sheet: [] };
  },
  view: () => ({}),
  reimagine: () => undefined,
  progress: () => ({ round: 1, of: 1 }),
  evaluate: ({ taken }, seat) => 0.5 + 0.05 * ((taken[seat] ?? 0) - (taken[1 - seat] ?? 0)),
  census: () => ({}),
};
