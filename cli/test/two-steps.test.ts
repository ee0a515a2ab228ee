import type { GameEntry } from "@civitas/games";
import { choose, type Game, type Option, type Rules } from "@civitas/kernel";
import { expect, test } from "vitest";
import { civitas, folder } from "./at-the-desk.ts";

/** Two boats on a river of four banks: each may be moved to another bank, three times in all. */
interface Boats {
  boats: number[];
  moves: number;
}

const BANKS = ["A", "B", "C", "D"];
const bank = (i: number): string => BANKS[i] ?? "?";
const spot = (i: number) => ({ ref: `bank:${bank(i)}`, name: { say: "boats.bank", with: { bank: bank(i) } } });

function* turn(state: Boats): Rules {
  const moves = state.boats.flatMap((from, boat) =>
    BANKS.flatMap((_, to): (Option & { boat: number; bank: number })[] =>
      to === from
        ? []
        : [
            {
              id: `sail:${bank(from)}>${bank(to)}`,
              label: { say: "boats.sail", with: { to: bank(to) } },
              from: spot(from),
              to: spot(to),
              preview: { say: "boats.would", with: { n: Math.abs(to - from) } },
              boat,
              bank: to,
            },
          ],
    ),
  );
  const chosen = yield* choose(0, { say: "boats.ask" }, moves);
  state.boats[chosen.boat] = chosen.bank;
  state.moves++;
}

const boats: Game<Boats, Boats> = {
  id: "boats",
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup: () => ({ boats: [0, 3], moves: 0 }),
  turn,
  result: ({ moves }) => (moves < 3 ? undefined : { places: [1], scores: [moves], sheet: [] }),
  view: (state) => structuredClone(state),
  reimagine: () => undefined,
  progress: ({ moves }) => ({ round: moves + 1 }),
  evaluate: () => 0.5,
  census: () => ({}),
};

const words = async () => ({
  words: {
    "game.name": "Boats",
    "boats.ask": "Which boat sails?",
    "boats.bank": "bank {bank}",
    "boats.sail": "Sail to {to}",
    "boats.would": "{n, number} away",
  },
});
const entry: GameEntry = {
  id: "boats",
  load: async () => ({ game: boats }),
  words: { en: words, ru: words, hu: words },
};

const play = (...typed: string[]) =>
  civitas(`play boats --seed x --record ${folder()}/boats.civitas --lang en`, {
    games: [entry],
    typed: typed.map((line) => `${line}\n`).join(""),
  });

test("first where from, then where to, each by its number", async () => {
  const { out } = await play("1", "2", "quit");
  expect(out).toContain(" 1  bank A: 3 choices …");
  expect(out).toContain(" 2  bank D: 3 choices …");
  expect(out).toContain("from bank A");
  expect(out).toContain(" 2  Sail to C · 2 away  [sail:A>C]");
  // The second question begins where the boats are now.
  expect(out).toContain(" 1  bank C: 3 choices …");
});

test("back asks again where from, and an id answers at once", async () => {
  const { out } = await play("1", "back", "2", "2", "sail:A>C", "quit");
  expect(out.match(/ 1 {2}bank A: 3 choices …/g)).toHaveLength(3);
  expect(out).toContain("[sail:D>B]");
  expect(out).toContain(" 1  bank C: 3 choices …");
});
