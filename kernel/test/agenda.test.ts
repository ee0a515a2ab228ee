import { describe, expect, test } from "vitest";
import { choose, type Game, Match, type Option, type Rules, type Table } from "../src/index.ts";

/** A caravan goes from town to town; robbers come before the next step. */
interface Road {
  towns: string[];
  notes: string[];
  hidden: number;
}

interface Stories {
  step: { readonly left: number; readonly towns: string[] };
  robbers: { readonly in: string };
}

const option = (id: string): Option => ({ id, label: { say: id } });

function* step(s: Road, table: Table<Stories>, { left, towns }: Stories["step"]): Rules {
  const { id } = yield* choose(0, { say: "where" }, [option("oasis"), option("camp"), option("rob")]);
  s.towns.push(id);
  towns.push(id);
  if (left > 1) table.next("step", { left: left - 1, towns });
  if (id === "rob") table.next("robbers", { in: id });
  towns.push("too late");
}

function* robbers(s: Road, table: Table, { in: town }: Stories["robbers"]): Rules {
  const { id } = yield* choose(1, { say: "rob" }, [option("take"), option("leave")]);
  s.notes.push(`${id} in ${town}`);
  if (id === "take") s.notes.push(String(table.random.die(6)));
}

const road: Game<Road, object, object, Stories> = {
  id: "road",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ towns: [], notes: [], hidden: 1 }),
  *turn(s, table) {
    s.notes.push("morning");
    table.next("step", { left: 3, towns: [] });
  },
  stories: { step, robbers },
  result: (s) => (s.towns.length >= 6 ? { places: [1, 1], scores: [0, 0], sheet: [] } : undefined),
  view: ({ towns, notes }) => ({ towns: [...towns], notes: [...notes] }),
  reimagine: (s, _viewer, random) => void Object.assign(s, { hidden: random.int(100) }),
  progress: (s) => ({ round: s.towns.length }),
  evaluate: () => 0.5,
  census: () => ({}),
};

const start = (): Match<Road, object, object> => Match.start(road, { seats: 2, seed: "x" });
const play = (match: Match<Road, object, object>, ...ids: string[]): void => {
  for (const id of ids) match.answer(match.pending[0]?.seat ?? 0, id);
};

describe("the agenda", () => {
  test("tells the story that was put on it last first, and the turn when it is empty", () => {
    const match = start();
    play(match, "rob");
    expect(match.pending[0]).toMatchObject({ seat: 1, prompt: { say: "rob" } });
    play(match, "leave", "oasis", "camp");
    expect(match.view(0)).toEqual({ towns: ["rob", "oasis", "camp"], notes: ["morning", "leave in rob", "morning"] });
  });

  test("has a checkpoint between any two stories", () => {
    const match = start().fork({ checkpointEvery: 1 });
    play(match, "rob");
    expect(match.snapshot().base).toMatchObject({
      at: 1,
      agenda: [
        { story: "step", args: { left: 2, towns: ["rob"] } },
        { story: "robbers", args: { in: "rob" } },
      ],
    });
    expect(match.storyLength).toBe(0);
  });

  test("looks at the result before each story", () => {
    const match = start();
    play(match, "oasis", "oasis", "oasis", "oasis", "oasis", "rob");
    expect(match.over).toBe(true);
  });

  test("keeps arguments as they were, whatever the story does to its own", () => {
    const match = start().fork({ checkpointEvery: 1 });
    play(match, "oasis");
    const [due] = match.snapshot().base.agenda ?? [];
    expect(due?.args).toEqual({ left: 2, towns: ["oasis"] });
    play(match, "camp");
    match.rewind(1);
    expect(match.snapshot().base.agenda?.[0]?.args).toEqual({ left: 2, towns: ["oasis"] });
  });

  test("is saved, copied, taken back and imagined with the state", () => {
    const match = start();
    const ids = ["rob", "take", "oasis", "rob", "leave", "camp"];
    const hashes = [match.hash()];
    for (const id of ids) {
      play(match, id);
      hashes.push(match.hash());
      expect(Match.resume(road, JSON.parse(JSON.stringify(match.snapshot()))).hash()).toBe(match.hash());
      expect(match.fork({ checkpointEvery: 1 }).fork().hash()).toBe(match.hash());
      expect(match.imagine(0, 1).pending[0]?.prompt).toEqual(match.pending[0]?.prompt);
    }
    for (let at = ids.length; at >= 0; at--) {
      match.rewind(at);
      expect(match.hash()).toBe(hashes[at]);
    }
  });

  test("is part of the hash: the same state with something else to come is another position", () => {
    const other = { ...road, stories: { ...road.stories, step: silent } };
    function* silent(s: Road, table: Table<Stories>, args: Stories["step"]): Rules {
      yield* step(s, { ...table, next: () => undefined }, args);
      table.next("step", { left: 9, towns: [] });
    }
    const [one, two] = [start(), Match.start(other, { seats: 2, seed: "x" })];
    play(one, "oasis");
    two.answer(0, "oasis");
    expect(two.view(0)).toEqual(one.view(0));
    expect(two.hash()).not.toBe(one.hash());
  });

  test("refuses a snapshot whose story the rules no longer know", () => {
    const { base, ...rest } = start().snapshot();
    const old = { ...rest, base: { ...base, agenda: [{ story: "pray", args: {} }] } };
    expect(() => Match.resume(road, old)).toThrow(/no story "pray"/);
  });
});
