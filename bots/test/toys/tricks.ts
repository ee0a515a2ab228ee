import { choose, type Game, type Option, type Random, type Rules, type Seat, type Table } from "@civitas/kernel";

/** Two hands of hidden cards; the higher card takes the trick and leads to the next, most tricks win. The stock stays hidden. */
export interface Tricks {
  readonly hands: number[][];
  readonly stock: number[];
  readonly taken: number[];
  lead: Seat;
}

type Card = Option & { readonly card: number };

function* playCard(s: Tricks, seat: Seat): Rules<number> {
  const hand = s.hands[seat] ?? [];
  const cards: Card[] = hand.map((card) => ({ id: `play:${card}`, label: { say: "card", with: { card } }, card }));
  const { card } = yield* choose(seat, { say: "which card" }, cards);
  hand.splice(hand.indexOf(card), 1);
  return card;
}

function* trick(s: Tricks, table: Table): Rules {
  const lead = s.lead;
  const led = yield* playCard(s, lead);
  table.tell({ what: { say: "led", with: { card: led } }, seat: lead });
  const followed = yield* playCard(s, 1 - lead);
  s.lead = followed > led ? 1 - lead : lead;
  s.taken[s.lead] = (s.taken[s.lead] ?? 0) + 1;
}

export const tricks: Game<Tricks, object> = {
  id: "tricks",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup(_options, _seats, random) {
    const cards = random.shuffle(Array.from({ length: 15 }, (_, i) => i + 1));
    const byRank = (a: number, b: number): number => a - b;
    return {
      hands: [cards.slice(0, 5).sort(byRank), cards.slice(5, 10).sort(byRank)],
      stock: cards.slice(10),
      taken: [0, 0],
      lead: 0,
    };
  },
  turn: trick,
  result(s) {
    if (s.hands.some((hand) => hand.length > 0)) return undefined;
    const [a = 0, b = 0] = s.taken;
    return { places: [a > b ? 1 : 2, b > a ? 1 : 2], scores: [a, b], sheet: [] };
  },
  view: (s, viewer) => ({
    hand: viewer === "audience" ? [] : [...(s.hands[viewer] ?? [])],
    counts: s.hands.map((hand) => hand.length),
    taken: [...s.taken],
    lead: s.lead,
  }),
  reimagine: redeal,
  progress: (s) => ({ round: 6 - Math.max(...s.hands.map((hand) => hand.length)), of: 5 }),
  evaluate(s, seat) {
    const ahead = (s.taken[seat] ?? 0) - (s.taken[1 - seat] ?? 0);
    return 0.5 + ahead / 10;
  },
  census: (s) => ({ tricks: s.taken.reduce((sum, n) => sum + n, 0) + Math.floor(s.hands.flat().length / 2) }),
};

/** What the viewer can't see goes into one pile, in a fixed order first, so that the deal depends on chance alone. */
function redeal(s: Tricks, viewer: Seat | "audience", random: Random): void {
  const hidden = s.hands.filter((_, seat) => seat !== viewer);
  const pile = random.shuffle([...hidden.flat(), ...s.stock].sort((a, b) => a - b));
  for (const cards of [...hidden, s.stock]) {
    cards.splice(0, cards.length, ...pile.splice(0, cards.length));
    cards.sort((a, b) => a - b);
  }
}
