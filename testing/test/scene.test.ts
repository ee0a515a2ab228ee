import { choose, type Game, Match, type Option, type Seat } from "@civitas/kernel";
import { describe, expect, test } from "vitest";
import { Scene, type Stroke } from "../src/index.ts";
import { ticTacToe } from "../src/toys/tic-tac-toe.ts";

interface Tavern {
  drawn: string[];
  pile: string[];
  turn: Seat;
}

const option = (id: string): Option => ({ id, label: { say: id } });

/** Every turn asks chance for something, in one of the four ways. */
const tavern: Game<Tavern, { drawn: readonly string[] }> = {
  id: "tavern",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_options, _seats, random) => ({
    drawn: [],
    pile: random.shuffle(["ale", "bread", "cheese", "dates"]),
    turn: 0,
  }),
  *turn(s, { random, tell }) {
    const { id } = yield* choose(
      s.turn,
      { say: "ask.order" },
      ["roll", "spin", "point", "shuffle", "draw"].map(option),
    );
    if (id === "roll") s.drawn.push(`die ${random.die(6)}`);
    if (id === "spin") s.drawn.push(`int ${random.int(10)}`);
    if (id === "point") s.drawn.push(random.pick(s.pile));
    if (id === "shuffle") random.shuffle(s.pile);
    if (id === "draw") s.drawn.push(s.pile.pop() ?? "nothing");
    s.turn = 1 - s.turn;
    tell({ what: { say: `log.${id}` } });
  },
  result: () => undefined,
  view: ({ drawn }) => ({ drawn: [...drawn] }),
  reimagine: (s, _viewer, random) => void random.redeal(s.pile),
  progress: () => ({ round: 1 }),
  evaluate: () => 0.5,
  census: (s) => ({ pile: s.pile.length }),
};

const at: Tavern = { drawn: [], pile: ["ale", "bread", "cheese"], turn: 0 };
const scene = (chance: readonly Stroke[]) => new Scene(tavern, { seats: 2, at, chance });

describe("chance follows the script", () => {
  test("dice, numbers, picks and shuffles, in the order written", () => {
    const play = scene([{ die: 5 }, { int: 7 }, { pick: "bread" }, { top: ["ale", "cheese"] }]);
    play.do("roll", "spin", "point", "shuffle", "draw", "draw");
    expect(play.table.drawn).toEqual(["die 5", "int 7", "bread", "ale", "cheese"]);
  });

  test("also in a story of the agenda", () => {
    const later: Game<Tavern, { drawn: readonly string[] }, object, { roll: { sides: number } }> = {
      ...tavern,
      *turn(s, { next }) {
        yield* choose(s.turn, { say: "ask.order" }, ["roll", "draw"].map(option));
        next("roll", { sides: 6 });
      },
      stories: {
        *roll(s, { random }, { sides }) {
          s.drawn.push(`die ${random.die(sides)}`);
        },
      },
    };
    const play = new Scene(later, { seats: 2, at, chance: [{ die: 2 }, { die: 6 }] });
    expect(play.do("roll", "roll").table.drawn).toEqual(["die 2", "die 6"]);
  });

  test("also while the game is set up", () => {
    const play = new Scene(tavern, { seats: 2, chance: [{ top: ["dates", "ale"] }, { die: 1 }] });
    expect(play.do("draw", "draw", "roll").table.drawn).toEqual(["dates", "ale", "die 1"]);
  });

  test("and goes its own way where the script says anything, or has ended", () => {
    const rolls = (seed: string) =>
      new Scene(tavern, { seats: 2, at, seed, chance: ["anything", { die: 2 }] }).do("roll", "roll", "roll").table
        .drawn;
    expect(rolls("x")[1]).toBe("die 2");
    const seen = ["a", "b", "c", "d", "e", "f", "g", "h"].map(rolls);
    expect(new Set(seen.map(([first]) => first)).size).toBeGreaterThan(1);
    expect(new Set(seen.map((drawn) => drawn[2])).size).toBeGreaterThan(1);
  });

  test("a copy, a saved match and a second try see the same future", () => {
    const play = scene([{ die: 5 }, { die: 6 }]).do("roll");
    expect(play.fork().do("roll").table.drawn).toEqual(["die 5", "die 6"]);
    const saved = Match.resume(play.match.game, JSON.parse(JSON.stringify(play.match.snapshot())));
    saved.answer(1, "roll");
    expect(saved.view(0).drawn).toEqual(["die 5", "die 6"]);
    play.match.rewind(0);
    expect(play.do("roll", "roll").table.drawn).toEqual(["die 5", "die 6"]);
  });

  test("a scripted roll is a roll: it can't be taken back", () => {
    const play = scene([{ die: 5 }]).do("roll");
    expect(play.match.barrier(0)).toBe("chance");
  });

  test("nobody imagines the script", () => {
    const play = scene([{ die: 5 }]);
    const worlds = Array.from({ length: 20 }, (_, world) => {
      const imagined = play.match.imagine(0, world);
      imagined.answer(0, "roll");
      return imagined.view(0).drawn[0];
    });
    expect(new Set(worlds).size).toBeGreaterThan(1);
    expect(play.do("roll").table.drawn).toEqual(["die 5"]);
  });

  test("a script that doesn't fit the rules is a mistake", () => {
    expect(() => scene([{ die: 5 }]).do("spin")).toThrow(/"int".*"die":5/);
    expect(() => scene([{ die: 7 }]).do("roll")).toThrow("1 to 6");
    expect(() => scene([{ pick: "wine" }]).do("point")).toThrow("wine");
  });
});

describe("a scene speaks the players' language", () => {
  test("who is asked what, and what is offered", () => {
    const play = scene([]);
    expect(play).toAsk(0, "ask.order");
    expect(play).toOffer("roll", "draw");
    expect(play).not.toOffer("wine");
    expect(play.do("draw")).toAsk(1, "ask.order");
    expect(play).toTell("log.draw");
    expect(play).not.toRefuse("wine", "why", "XX-1");
    expect(() => expect(play).toOffer("wine")).toThrow("offered is roll, spin");
  });

  test("the position as the rules keep it, of each copy its own", () => {
    const play = scene([]);
    const copy = play.fork().do("draw");
    expect(play.state.pile).toEqual(["ale", "bread", "cheese"]);
    expect(copy.state.pile).toEqual(["ale", "bread"]);
  });

  test("a wrong seat or id is refused, with what would be right", () => {
    expect(() => scene([]).do("wine")).toThrow("roll, spin");
    expect(() => scene([]).by(1, "roll")).toThrow("waiting for seat 0");
    expect(() => scene([]).question(1)).toThrow("seat 1 is not asked");
  });

  test("a game that is over offers nothing", () => {
    const play = new Scene(ticTacToe, { seats: 2 }).do("0", "3", "1", "4", "2");
    expect([play.offered, play.prompt]).toEqual([[], ""]);
    expect(() => play.do("5")).toThrow("nobody is asked");
  });
});
