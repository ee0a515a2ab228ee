import type { Game } from "@civitas/kernel";
import { fight } from "./fight.ts";
import { enter, march } from "./march.ts";
import { type Ambush, type Stories, say } from "./state.ts";

const STEPS = 2;
const MOST_TURNS = 60;

export const ambush: Game<Ambush, object, Record<never, never>, Stories> = {
  id: "ambush",
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup(_options, seats, random) {
    const deck = random.shuffle([1, 1, 2, 2, 3, 3, 4, 4, 5]);
    const hands = Array.from({ length: seats }, () => deck.splice(-3));
    // One of the players holds the sandstorm.
    const holder = random.int(seats);
    return { turn: 0, riders: hands.map(() => "camp"), hands, storms: hands.map((_, n) => n === holder), spent: [] };
  },
  *turn(s, table) {
    const seat = s.turn % s.riders.length;
    s.turn += 1;
    table.next("march", { seat, left: STEPS });
  },
  stories: { march, enter, fight },
  result(s) {
    if (!s.riders.includes("town") && s.turn < MOST_TURNS) return undefined;
    const scores = s.riders.map((place) => (place === "town" ? 1 : 0));
    const best = Math.max(...scores);
    const places = scores.map((score) => (score === best ? 1 : 2));
    return { places, scores, sheet: [{ label: say("goods"), points: scores, clause: "AM-1.2" }] };
  },
  view: (s, viewer) => ({
    riders: [...s.riders],
    spent: [...s.spent],
    cards: s.hands.map((hand) => hand.length),
    mine: typeof viewer === "number" ? { hand: [...(s.hands[viewer] ?? [])].sort(), storm: s.storms[viewer] } : null,
    // That the storm was played is seen by all; who could still play it is not.
    stormLeft: s.storms.includes(true),
  }),
  reimagine(s, viewer, random) {
    const unseen = s.hands.filter((_, seat) => seat !== viewer);
    const cards = random.redeal(unseen.flat());
    for (const hand of unseen) hand.splice(0, hand.length, ...cards.splice(0, hand.length));
    if (!s.storms.includes(true) || (typeof viewer === "number" && s.storms[viewer] === true)) return;
    const others = s.storms.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    const holder = random.pick(others);
    s.storms = s.storms.map((_, seat) => seat === holder);
  },
  progress: (s) => ({ round: s.turn, of: MOST_TURNS }),
  evaluate: (s, seat) => (s.riders[seat] === "town" ? 1 : s.riders[seat] === "ridge" ? 0.6 : 0.4),
  census: (s) => ({ cards: s.hands.flat().length + s.spent.length, riders: s.riders.length }),
};
