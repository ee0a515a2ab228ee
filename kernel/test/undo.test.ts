import { describe, expect, test } from "vitest";
import { choose, type Game, Match, type Option, Random, type Rules, type Seat, sightOf } from "../src/index.ts";
import { pennies } from "./toys/pennies.ts";

/** Each seat holds cards that only it sees and puts them on the table, face up or face down. */
interface Cards {
  hands: number[][];
  down: number[][];
  up: number[];
  turn: Seat;
  played: number;
}

let turns = 0;
const option = (id: string): Option => ({ id, label: { say: id } });

function* turn(s: Cards): Rules {
  turns += 1;
  const seat = s.turn;
  const hand = s.hands[seat] ?? [];
  const ways = hand.flatMap((card) => [option(`down:${card}`), option(`up:${card}`)]);
  const { id } = yield* choose(seat, { say: "?" }, ways);
  const [way, card] = id.split(":");
  hand.splice(hand.indexOf(Number(card)), 1);
  if (way === "down") s.down[seat]?.push(Number(card));
  else s.up.push(Number(card));
  s.played += 1;
  s.turn = s.played % 4 === 0 ? 1 - seat : seat;
}

const cards: Game<Cards, object, Record<never, never>> = {
  id: "cards",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup(_options, _seats, random) {
    const deck = random.shuffle(Array.from({ length: 80 }, (_, n) => n));
    return { hands: [deck.splice(0, 40), deck], down: [[], []], up: [], turn: 0, played: 0 };
  },
  turn,
  result: (s) => (s.played === 78 ? { places: [1, 1], scores: [0, 0], sheet: [] } : undefined),
  view: (s, viewer) => ({
    up: [...s.up],
    played: s.played,
    down: s.down.map((pile, seat) => (seat === viewer ? [...pile] : pile.length)),
    hand: typeof viewer === "number" ? [...(s.hands[viewer] ?? [])].sort() : [],
  }),
  reimagine(s, viewer, random) {
    const unseen = [0, 1].filter((seat) => seat !== viewer).flatMap((seat) => [s.hands[seat], s.down[seat]]);
    const pool = random.redeal(unseen.flatMap((pile) => pile ?? []));
    for (const pile of unseen) pile?.splice(0, pile.length, ...pool.splice(0, pile.length));
  },
  progress: (s) => ({ round: s.played }),
  evaluate: () => 0.5,
  census: (s) => ({ cards: s.hands.flat().length + s.down.flat().length + s.up.length }),
};

const start = () => Match.start(cards, { seats: 2, seed: "cards" });

function playOn(match: Match<Cards, object, Record<never, never>>, answers: number): void {
  const chance = Random.seeded("on");
  for (let n = 0; n < answers; n++)
    match.answer(match.pending[0]?.seat ?? 0, chance.pick(match.pending[0]?.options ?? []).id);
}

describe("taking back", () => {
  test("a card put face down that nobody saw is no barrier; one put face up is", () => {
    const match = start();
    const before = match.hash();
    match.answer(0, match.pending[0]?.options.find(({ id }) => id.startsWith("down"))?.id ?? "");
    expect(match.barrier(0)).toBeUndefined();
    match.undo(0);
    expect(match.hash()).toBe(before);
    match.answer(0, match.pending[0]?.options.find(({ id }) => id.startsWith("up"))?.id ?? "");
    expect(match.barrier(0)).toBe("hidden-thing-seen");
  });

  test("the search goes by small steps, and is given up when the match moves on meanwhile", () => {
    const match = start();
    match.answer(0, match.pending[0]?.options.find(({ id }) => id.startsWith("down"))?.id ?? "");
    const search = match.barrierSearch(0);
    let steps = 0;
    while (search.next().done !== true) steps++;
    expect(steps).toBeGreaterThan(5);
    expect(match.knownBarrier(0)).toBeUndefined();

    const late = start();
    const put = (how: "down" | "up"): number => {
      const { seat = 0, options = [] } = late.pending[0] ?? {};
      late.answer(seat, options.find(({ id }) => id.startsWith(how))?.id ?? "");
      return seat;
    };
    const vain = late.barrierSearch(put("down"));
    expect(vain.next().done).toBe(false);
    const seat = put("up");
    expect(vain.next().done).toBe(true);
    expect(late.knownBarrier(seat)).toBe("not-known-yet");
  });

  test("what may be taken back doesn't depend on what the others hold", () => {
    for (let stream = 0; stream < 10; stream++) {
      const match = start();
      const world = match.imagine(0, stream);
      for (const one of [match, world]) one.answer(0, match.pending[0]?.options[1]?.id ?? "");
      expect(world.barrier(0)).toBe(match.barrier(0));
    }
  });

  test("one's own sealed pick can be taken back until all are in", () => {
    const match = Match.start(pennies, { seats: 2, seed: "x" });
    const before = match.hash();
    match.answer(1, match.decision(1)?.options[0]?.id ?? "");
    expect(match.barrier(1)).toBeUndefined();
    match.undo(1);
    expect(match.hash()).toBe(before);
    match.answer(1, match.decision(1)?.options[0]?.id ?? "");
    match.answer(0, "heads");
    expect(match.barrier(0)).toBe("hidden-thing-seen");
  });

  test("goes back to an earlier checkpoint, not to the beginning, just after a checkpoint", () => {
    const match = start().fork({ checkpointEvery: 32 });
    for (let n = 0; n < 70; n++) {
      playOn(match, 1);
      turns = 0;
      const back = match.fork();
      back.rewind(match.answers.length - 1);
      expect(turns).toBeLessThanOrEqual(2 * 18);
    }
  });

  test("what is not known yet is said so, and may be found elsewhere", () => {
    const match = start();
    expect(sightOf(match, 0, 0, "later").barrier).toBe("nothing-to-undo");
    playOn(match, 17);
    const seat = match.answers.at(-1)?.seat ?? 0;
    expect(sightOf(match, seat, 0, "later").barrier).toBe("not-known-yet");
    expect(sightOf(match, 1 - seat, 0, "later").barrier).toBe("another-seat");
    const elsewhere = Match.resume(cards, JSON.parse(JSON.stringify(match.snapshot({ log: false, back: 1 }))));
    expect(elsewhere.hash()).toBe(match.hash());
    match.learnBarrier(match.answers.length, elsewhere.barrier(seat));
    expect(match.knownBarrier(seat)).toBe(elsewhere.barrier(seat));
    match.learnBarrier(3, "chance");
    expect(match.knownBarrier(seat)).not.toBe("chance");
  });
});

test("a snapshot without the log leads to the same match", () => {
  const match = start();
  playOn(match, 40);
  const { log, ...light } = match.snapshot();
  expect(match.snapshot({ log: false })).toEqual(light);
  expect(log).toEqual([]);
  expect(Match.resume(cards, light).hash()).toBe(match.hash());
});
