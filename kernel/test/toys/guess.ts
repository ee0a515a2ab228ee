import { choose, type Game, type Option, type Rules, type Seat, type Table } from "../../src/index.ts";

/** A small honest game with a secret, chance and a shared stock: guess the top card of the deck, high or low. */
export interface Guess {
  deck: number[];
  pile: number[];
  chips: number[];
  bank: number;
  turn: Seat;
  /** Chips in the pot of this turn, put there by a roll of the die. */
  pot: number;
}

export interface GuessView {
  left: number;
  pile: number[];
  chips: number[];
  pot: number;
}

const CHIPS = 30;
const option = (id: string): Option => ({ id, label: { say: id } });

function* rollPot(s: Guess, table: Table): Rules {
  s.pot = Math.min(table.random.die(3), s.bank);
  s.bank -= s.pot;
  table.tell({ what: { say: "log.pot", with: { n: s.pot } } });
}

export function* guessTurn(s: Guess, table: Table): Rules {
  yield* rollPot(s, table);
  const seat = s.turn;
  const { id } = yield* choose(seat, { say: "guess" }, [option("low"), option("high"), option("leave")]);
  if (id === "leave") s.bank += s.pot;
  else {
    const stake = yield* choose(seat, { say: "sure" }, [option("sure"), option("unsure")]);
    const card = s.deck.pop() as number;
    s.pile.push(card);
    const right = card > 5 === (id === "high");
    table.tell({ what: { say: "log.card", with: { n: card } }, seat });
    const won = right ? s.pot : 0;
    s.chips[seat] = (s.chips[seat] ?? 0) + won;
    s.bank += s.pot - won;
    if (stake.id === "unsure" && won > 1) {
      s.chips[seat] -= 1;
      s.bank += 1;
    }
  }
  if (id === "leave") s.pile.unshift(s.deck.shift() as number);
  s.pot = 0;
  s.turn = (s.turn + 1) % s.chips.length;
}

/** A fresh copy each time, so that a broken toy can change what it likes. */
export function guess(): Game<Guess, GuessView, { long: boolean }> {
  return {
    id: "guess",
    version: 1,
    seats: { min: 1, max: 3 },
    options: { long: { kind: "flag", default: false } },
    setup: ({ long }, seats, random) => ({
      deck: random.shuffle(Array.from({ length: long ? 10 : 6 }, (_, i) => i + 1)),
      pile: [],
      chips: Array.from({ length: seats }, () => 0),
      bank: CHIPS,
      turn: 0,
      pot: 0,
    }),
    turn: guessTurn,
    result(s) {
      if (s.deck.length > 0) return undefined;
      const places = s.chips.map((mine) => 1 + s.chips.filter((other) => other > mine).length);
      return { places, scores: [...s.chips], sheet: [{ label: { say: "chips" }, points: [...s.chips] }] };
    },
    view: ({ deck, pile, chips, pot }) => ({ left: deck.length, pile: [...pile], chips: [...chips], pot }),
    reimagine: (s, _viewer, random) => void random.shuffle(s.deck),
    progress: (s) => ({ round: s.pile.length }),
    evaluate: (s, seat) => (s.chips[seat] ?? 0) / CHIPS,
    census: (s) => ({ cards: s.deck.length + s.pile.length, chips: s.chips.reduce((a, b) => a + b, s.bank + s.pot) }),
  };
}
