import { choose, type Game, type Rules, type Seat, sayer, together } from "@civitas/kernel";

/** A rope, pulled by all at the same time: every answer is legal always, so one that counted twice would go unnoticed. */
export interface Tug {
  rope: number;
  pulls: number[];
  round: number;
  rounds: number;
}

const say = sayer<"pull" | "left" | "right" | "points">();
const SIDES = [
  { id: "left", label: say("left") },
  { id: "right", label: say("right") },
];

function* pull(s: Tug, seat: Seat): Rules {
  const { id } = yield* choose(seat, say("pull"), SIDES, { consent: true });
  s.pulls[seat] = (s.pulls[seat] ?? 0) + (id === "left" ? -1 : 1);
}

export const tug: Game<Tug, unknown, { readonly rounds: number }> = {
  id: "tug",
  version: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: { kind: "number", min: 1, max: 1000, default: 10 } },
  setup: ({ rounds }, seats) => ({ rope: 0, pulls: Array.from({ length: seats }, () => 0), round: 1, rounds }),
  *turn(s, table) {
    yield* together(new Map(s.pulls.map((_, seat) => [seat, pull(s, seat)] as const)));
    s.rope += table.random.int(6) * Math.sign(s.pulls.reduce((sum, one) => sum + one, 0));
    s.round++;
  },
  result(s) {
    if (s.round <= s.rounds) return undefined;
    const scores = [...s.pulls];
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { places, scores, sheet: [{ label: say("points"), points: scores }] };
  },
  view: (s) => ({ ...s }),
  reimagine() {},
  progress: (s) => ({ round: s.round, of: s.rounds }),
  evaluate: () => 0.5,
  census: () => ({}),
};
