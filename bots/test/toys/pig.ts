import { choose, type Game, type Rules, type Seat, type Table } from "@civitas/kernel";

/** Pig: roll and add up, or hold; a 1 loses what the turn has brought. Nothing is hidden, much is chance. */
export interface Pig {
  readonly scores: number[];
  readonly goal: number;
  next: Seat;
}

function* turn(s: Pig, table: Table): Rules {
  const seat = s.next;
  s.next = (seat + 1) % s.scores.length;
  let kept = 0;
  for (;;) {
    const { id } = yield* choose(seat, { say: "roll or hold" }, [
      { id: "roll", label: { say: "roll" } },
      { id: "hold", label: { say: "hold" } },
    ]);
    if (id === "hold") break;
    const pips = table.random.die(6);
    if (pips === 1) return;
    kept += pips;
  }
  s.scores[seat] = (s.scores[seat] ?? 0) + kept;
}

export const pig: Game<Pig, Pig, { goal: number }> = {
  id: "pig",
  version: 1,
  seats: { min: 1, max: 4 },
  options: { goal: { kind: "number", min: 10, max: 100, default: 40 } },
  setup: ({ goal }, seats) => ({ scores: Array.from({ length: seats }, () => 0), goal, next: 0 }),
  turn,
  result(s) {
    const best = Math.max(...s.scores);
    if (best < s.goal) return undefined;
    return { places: s.scores.map((score) => (score === best ? 1 : 2)), scores: [...s.scores], sheet: [] };
  },
  view: (s) => s,
  reimagine: () => undefined,
  progress: () => ({ round: 1 }),
  evaluate(s, seat) {
    const others = s.scores.filter((_, other) => other !== seat);
    return 0.5 + ((s.scores[seat] ?? 0) - Math.max(0, ...others)) / s.goal / 2;
  },
  census: () => ({}),
};
