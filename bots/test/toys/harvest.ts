import { choose, type Game, type Option, type Rules, type Seat } from "@civitas/kernel";

/** Fields bring something only when they were ploughed, sown and reaped; what lies in an open barn the other may take. */
export interface Harvest {
  readonly barns: { grain: number; field: "fallow" | "ploughed" | "sown"; guarded: boolean }[];
  next: Seat;
  turns: number;
}

const ACTIONS = 4;
const TURNS = 6;
const REAPED = 6;
const RAIDED = 4;

type Farm = Harvest["barns"][number];

const DEEDS = {
  glean(own: Farm) {
    own.grain += 1;
  },
  plough(own: Farm) {
    own.field = "ploughed";
  },
  sow(own: Farm) {
    own.field = "sown";
  },
  reap(own: Farm) {
    own.field = "fallow";
    own.grain += REAPED;
  },
  guard(own: Farm) {
    own.guarded = true;
  },
  raid(own: Farm, other: Farm) {
    const taken = Math.min(other.grain, RAIDED);
    other.grain -= taken;
    own.grain += taken;
  },
} as const;

function* turn(s: Harvest): Rules {
  const [own, other] = [s.barns[s.next], s.barns[1 - s.next]];
  if (own === undefined || other === undefined) throw new RangeError("two farms, no more and no less");
  own.guarded = false;
  for (let left = ACTIONS; left > 0; left--) {
    const can: (keyof typeof DEEDS)[] = ["glean", "guard"];
    if (own.field === "fallow") can.push("plough");
    if (own.field === "ploughed") can.push("sow");
    if (own.field === "sown") can.push("reap");
    if (other.grain > 0 && !other.guarded) can.push("raid");
    const deeds = can.map((id): Option => ({ id, label: { say: id } }));
    const { id } = yield* choose(s.next, { say: "what" }, [
      ...deeds,
      { id: "end", label: { say: "end" }, apart: "end" },
    ]);
    const deed = can.find((known) => known === id);
    if (deed === undefined) break;
    DEEDS[deed](own, other);
  }
  s.next = 1 - s.next;
  s.turns += 1;
}

export const harvest: Game<Harvest, Harvest> = {
  id: "harvest",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({
    barns: [0, 1].map(() => ({ grain: 0, field: "fallow" as const, guarded: false })),
    next: 0,
    turns: 0,
  }),
  turn,
  result(s) {
    if (s.turns < TURNS) return undefined;
    const scores = s.barns.map(({ grain }) => grain);
    return { places: scores.map((score) => (score === Math.max(...scores) ? 1 : 2)), scores, sheet: [] };
  },
  view: (s) => s,
  reimagine: () => undefined,
  progress: ({ turns }) => ({ round: turns, of: TURNS }),
  evaluate: (s, seat) => 0.5 + ((s.barns[seat]?.grain ?? 0) - (s.barns[1 - seat]?.grain ?? 0)) / 100,
  census: () => ({}),
};
