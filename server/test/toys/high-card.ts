import { choose, type Game, type Rules, type Seat, sayer, type Table, together } from "@civitas/kernel";

/**
 * A toy with everything a server must be careful about: hidden hands, a hidden deck, secret choices made at the same
 * time, chance. Each round everybody plays a card face down; the highest gets a point, all draw again.
 */
export interface HighCard {
  hands: string[][];
  deck: string[];
  /** What was chosen face down this round, by seat. */
  faceDown: (string | null)[];
  shown: string[];
  points: number[];
  round: number;
  rounds: number;
}

interface HighCardOptions {
  readonly rounds: number;
}

const say = sayer<"name" | "play" | "card" | "log.chose" | "log.shown" | "log.drew" | "points">();
const value = (card: string): number => Number(card.slice(5));

function* pick(s: HighCard, seat: Seat, table: Table): Rules {
  const options = (s.hands[seat] ?? []).map((card) => ({
    id: card,
    label: say("card", { card }),
    refs: [`card:${card}`],
  }));
  const { id } = yield* choose(seat, say("play"), options, { consent: true });
  s.hands[seat] = (s.hands[seat] ?? []).filter((card) => card !== id);
  s.faceDown[seat] = id;
  table.tell({ what: say("log.chose", { card: id }), seat, only: [seat], others: say("play") });
}

export const highCard: Game<HighCard, unknown, HighCardOptions> = {
  id: "high-card",
  version: 1,
  seats: { min: 1, max: 4 },
  options: { rounds: { kind: "number", min: 1, max: 20, default: 4 } },
  setup({ rounds }, seats, random) {
    const deck = random.shuffle(Array.from({ length: 99 }, (_, i) => `card-${String(i + 1).padStart(2, "0")}`));
    const hands = Array.from({ length: seats }, () => deck.splice(0, 3));
    return { hands, deck, faceDown: hands.map(() => null), shown: [], points: hands.map(() => 0), round: 1, rounds };
  },
  *turn(s, table) {
    yield* together(new Map(s.hands.map((_, seat) => [seat, pick(s, seat, table)] as const)));
    const played = s.faceDown.map((card) => card ?? "card-00");
    s.faceDown = s.hands.map(() => null);
    s.shown.push(...played);
    table.tell({ what: say("log.shown", { cards: played.join(" ") }) });
    const best = played.reduce((a, b) => (value(b) > value(a) ? b : a));
    const winner = played.indexOf(best);
    s.points[winner] = (s.points[winner] ?? 0) + 1;
    s.hands.forEach((hand, seat) => {
      const [card] = s.deck.splice(table.random.int(s.deck.length), 1);
      if (card !== undefined) hand.push(card);
      table.tell({ what: say("log.drew", { card: card ?? "" }), seat, only: [seat] });
    });
    s.round++;
  },
  result(s) {
    if (s.round <= s.rounds) return undefined;
    const places = s.points.map((p) => 1 + s.points.filter((other) => other > p).length);
    return { places, scores: [...s.points], sheet: [{ label: say("points"), points: [...s.points] }] };
  },
  view(s, viewer) {
    return {
      hand: viewer === "audience" ? [] : s.hands[viewer],
      chosen: s.faceDown.map((card, seat) => (seat === viewer ? card : card !== null)),
      left: s.deck.length,
      shown: s.shown,
      points: s.points,
      round: s.round,
    };
  },
  reimagine(s, viewer, random) {
    const hidden = [...s.deck];
    s.hands.forEach((hand, seat) => {
      if (seat !== viewer) hidden.push(...hand);
    });
    s.faceDown.forEach((card, seat) => {
      if (seat !== viewer && card !== null) hidden.push(card);
    });
    random.shuffle(hidden);
    const deal = (): string => hidden.pop() ?? "";
    s.deck = s.deck.map(deal);
    s.hands.forEach((hand, seat) => {
      if (seat !== viewer) hand.splice(0, hand.length, ...hand.map(deal));
    });
    s.faceDown = s.faceDown.map((card, seat) => (seat === viewer || card === null ? card : deal()));
  },
  progress: (s) => ({ round: s.round, of: s.rounds }),
  evaluate: (s, seat) => (s.points[seat] ?? 0) / s.rounds,
  census: (s) => ({
    cards: s.deck.length + s.shown.length + s.hands.flat().length + s.faceDown.filter(Boolean).length,
  }),
};
