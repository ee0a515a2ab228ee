import { choose, type Game, type Option, sayer, window } from "@civitas/kernel";

/** The active seat moves a step; the others may stop it, if they hold a card that says so. Only its owner sees a card. */
export interface Parley {
  turn: number;
  steps: number[];
  /** By seat: whether it holds a card that stops a step. */
  stops: boolean[];
}

const say = sayer<"move" | "step" | "stop" | "ask" | "points">();
const STEP: readonly Option[] = [
  { id: "step", label: say("step") },
  { id: "rest", label: say("move") },
];

export const parley: Game<Parley, unknown, Record<never, never>> = {
  id: "parley",
  version: 1,
  seats: { min: 3, max: 3 },
  options: {},
  setup: (_options, seats) => ({
    turn: 0,
    steps: Array.from({ length: seats }, () => 0),
    stops: Array.from({ length: seats }, (_, seat) => seat === 2),
  }),
  *turn(s) {
    const seat = s.turn % s.steps.length;
    const { id } = yield* choose(seat, say("move"), STEP);
    const others = [1, 2].map((n) => (seat + n) % s.steps.length);
    const stopped = yield* window(others, {
      prompt: say("ask"),
      clause: "PA-1",
      plays: (other) => (s.stops[other] === true ? [{ id: "stop", label: say("stop") }] : []),
      asks: "everybody",
      standing: { kind: "stop", scopes: { round: String(Math.floor(s.turn / 3)), game: "this" } },
    });
    s.turn += 1;
    if (stopped !== undefined) s.stops[stopped.seat] = false;
    else if (id === "step") s.steps[seat] = (s.steps[seat] ?? 0) + 1;
  },
  result: (s) =>
    s.turn < 30
      ? undefined
      : { places: s.steps.map(() => 1), scores: [...s.steps], sheet: [{ label: say("points"), points: [...s.steps] }] },
  view: (s, viewer) => ({ turn: s.turn, steps: [...s.steps], mine: typeof viewer === "number" && s.stops[viewer] }),
  reimagine: () => undefined,
  progress: (s) => ({ round: s.turn }),
  evaluate: () => 0.5,
  census: () => ({}),
};
