import type { StoriesOf } from "./agenda.ts";
import type { Game } from "./game.ts";
import { canonical } from "./hash.ts";
import type { Random } from "./random.ts";
import type { Table } from "./table.ts";

/** What chance brings next; each kind belongs to one method of `Random`. */
export type Stroke =
  /** The next die shows this. */
  | { readonly die: number }
  /** The next whole number from 0, for games that number the faces of their dice themselves. */
  | { readonly int: number }
  /** The next thing picked at random. */
  | { readonly pick: unknown }
  /** The next shuffled pile has these on top, the top one first. The top of a pile is its end. */
  | { readonly top: readonly unknown[] }
  | "anything";

/** A source of chance that follows the script to its end, and the seed from there on. Uses the script up. */
function followingScript(random: Random, script: Stroke[]): Random {
  const following: Random = Object.create(random);
  const stroke = (asked: string): Stroke => {
    const next = script.shift() ?? "anything";
    if (next === "anything" || asked in next) return next;
    throw new Error(`the rules ask chance for "${asked}", but the script goes on with ${JSON.stringify(next)}`);
  };
  const within = (n: number, low: number, high: number): number => {
    if (Number.isInteger(n) && n >= low && n <= high) return n;
    throw new Error(`the script says ${n}, but chance is asked for ${low} to ${high}`);
  };
  // Real chance is used as well, so that what was rolled can't be taken back.
  return Object.assign(following, {
    int(n: number): number {
      const [chance, next] = [random.int(n), stroke("int")];
      return typeof next === "object" && "int" in next ? within(next.int, 0, n - 1) : chance;
    },
    die(sides: number): number {
      const [chance, next] = [random.die(sides), stroke("die")];
      return typeof next === "object" && "die" in next ? within(next.die, 1, sides) : chance;
    },
    pick<T>(from: readonly T[]): T {
      const [chance, next] = [random.pick(from), stroke("pick")];
      return typeof next === "object" && "pick" in next ? alike(from, next.pick) : chance;
    },
    shuffle<T>(pile: T[]): T[] {
      random.shuffle(pile);
      const next = stroke("top");
      if (typeof next !== "object" || !("top" in next)) return pile;
      for (const wanted of next.top.toReversed()) {
        const card = alike(pile, wanted);
        pile.splice(pile.indexOf(card), 1);
        pile.push(card);
      }
      return pile;
    },
  });
}

/** The thing itself, or the one with that id. */
function alike<T>(among: readonly T[], wanted: unknown): T {
  const found = among.find(
    (one) =>
      canonical(one) === canonical(wanted) ||
      (typeof one === "object" && one !== null && "id" in one && one.id === wanted),
  );
  if (found === undefined)
    throw new Error(`the script wants ${canonical(wanted)}, which is not among ${canonical(among)}`);
  return found;
}

/** The state of a game under a script. What is left of the script is part of it, so that copies and undo keep it. */
export interface Scripted<S> {
  readonly state: S;
  readonly script: Stroke[];
}

/**
 * The same rules with scripted chance: for tests, and for guided first games in which everything must come as the guide
 * says. Imagined worlds don't follow the script: nobody there knows the future.
 */
export function underScript<S, V, O extends object, A extends object>(
  game: Game<S, V, O, A>,
  script: readonly Stroke[],
  at?: S,
): Game<Scripted<S>, V, O, A> {
  const tableOf = (s: Scripted<S>, table: Table<A>): Table<A> => ({
    ...table,
    random: followingScript(table.random, s.script),
  });
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    options: game.options,
    setup(options, seats, random) {
      const left = [...script];
      const state = at === undefined ? game.setup(options, seats, followingScript(random, left)) : structuredClone(at);
      return { state, script: left };
    },
    turn: (s, table) => game.turn(s.state, tableOf(s, table)),
    ...(game.stories === undefined ? {} : { stories: scriptedStories(game.stories, tableOf) }),
    ...(game.longestStory === undefined ? {} : { longestStory: game.longestStory }),
    result: (s) => game.result(s.state),
    view: (s, viewer) => game.view(s.state, viewer),
    reimagine(s, viewer, random) {
      s.script.length = 0;
      game.reimagine(s.state, viewer, random);
    },
    progress: (s) => game.progress(s.state),
    evaluate: (s, seat) => game.evaluate(s.state, seat),
    census: (s) => game.census(s.state),
  };
}

function scriptedStories<S, A extends object>(
  stories: StoriesOf<S, A>,
  tableOf: (s: Scripted<S>, table: Table<A>) => Table<A>,
): StoriesOf<Scripted<S>, A> {
  const scripted: Partial<StoriesOf<Scripted<S>, A>> = {};
  for (const name of Object.keys(stories) as (keyof A)[]) {
    Object.assign(scripted, {
      [name]: (s: Scripted<S>, table: Table<A>, args: A[typeof name]) =>
        stories[name](s.state, tableOf(s, table), args),
    });
  }
  // Every story gets its scripted counterpart.
  return scripted as StoriesOf<Scripted<S>, A>;
}
