import type { Law } from "../../src/conformance/index.ts";
import { type AnyGame, choose, type Option, type Table, together, window } from "../../src/index.ts";
import { type Guess, guess, guessTurn } from "./guess.ts";
import { type March, march } from "./march.ts";

const option = (id: string): Option => ({ id, label: { say: id } });

/** Games that each break one law. The kit must catch every one of them by that law's name. */
export const BROKEN: readonly { readonly name: string; readonly law: Law; readonly game: () => AnyGame }[] = [
  {
    name: "leaks a secret through its view",
    law: "the view keeps secrets",
    game: () => ({ ...guess(), view: (s: Guess) => ({ left: s.deck.length, top: s.deck.at(-1) }) }),
  },
  {
    name: "leaks a secret through its options",
    law: "the options keep secrets",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        const hint = (s.deck.at(-1) ?? 0) > 5 ? "high" : "low";
        yield* choose(s.turn, { say: "ready" }, [option(`ready-${hint}`), option("wait")]);
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "leaks a secret through its log",
    law: "the log keeps secrets",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        table.tell({ what: { say: "log.hint", with: { n: s.deck.at(-1) ?? 0 } } });
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "asks only the holder of a secret card",
    law: "being asked keeps secrets",
    game: () => ({
      ...guess(),
      seats: { min: 3, max: 3 },
      *turn(s: Guess, table: Table) {
        // The top card says who may stop this turn.
        const holder = (s.deck.at(-1) ?? 0) % 3;
        yield* window([0, 1, 2], {
          prompt: { say: "stop" },
          clause: "GU-1",
          plays: (seat) => (seat === holder ? [option("stop")] : []),
          asks: "holders",
        });
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "keeps a secret pick in a local variable",
    law: "who sees the same imagines the same",
    game: () => ({
      ...guess(),
      seats: { min: 2, max: 3 },
      *turn(s: Guess, table: Table) {
        yield* guessTurn(s, table);
        if (s.deck.length === 0) return;
        const sides = [option("heads"), option("tails")];
        const show = (seat: number) => choose(seat, { say: "show" }, sides);
        const shown = yield* together(
          new Map([
            [0, show(0)],
            [1, show(1)],
          ]),
        );
        s.turn = shown.get(0)?.id === shown.get(1)?.id ? 0 : 1;
      },
    }),
  },
  {
    name: "does something while it tells",
    law: "telling changes nothing",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        yield* guessTurn(s, table);
        table.tell(() => {
          s.turn = 1 - s.turn;
          return { what: { say: "log.card" } };
        });
      },
    }),
  },
  {
    name: "keeps state in a local across a checkpoint",
    law: "nothing lives outside the state",
    game: () => {
      let turns = 0;
      const honest = guess();
      return {
        ...honest,
        setup: (...given: Parameters<typeof honest.setup>) => {
          turns = 0;
          return honest.setup(...given);
        },
        *turn(s: Guess, table: Table) {
          turns++;
          if (turns % 3 === 0) yield* choose(s.turn, { say: "third" }, [option("drum"), option("roll")]);
          yield* guessTurn(s, table);
        },
      };
    },
  },
  {
    name: "uses outside randomness",
    law: "nothing outside the seed decides",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        Object.assign(s, { luck: Math.random() });
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "loses a component",
    law: "components are conserved",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        yield* guessTurn(s, table);
        if (s.bank > 2 && s.deck.length === 3) s.bank--;
      },
    }),
  },
  {
    name: "can get stuck",
    law: "somebody can always answer",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        if (s.deck.length === 2) yield* choose(s.turn, { say: "stuck" }, []);
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "never ends",
    law: "every game ends",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        const { id } = yield* choose(s.turn, { say: "again" }, [option("once"), option("again")]);
        if (s.deck.length > 1) yield* guessTurn(s, table);
        else s.pile.push(...s.deck.splice(0), ...(id === "" ? [0] : []));
        if (s.deck.length === 0) s.deck.push(...s.pile.splice(0));
      },
    }),
  },
  {
    name: "tells one story for a whole evening",
    law: "stories are short",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        for (let n = 0; n < 12; n++) yield* choose(s.turn, { say: "ready" }, [option("ready"), option("wait")]);
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "throws on some answer",
    law: "the rules never throw",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        yield* guessTurn(s, table);
        if (s.pile.at(-1) === 6) throw new TypeError("six");
      },
    }),
  },
  {
    name: "offers one id twice",
    law: "options can be typed",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        yield* choose(s.turn, { say: "twice" }, [option("a"), option("a")]);
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "imagines worlds that can't be played",
    law: "every imagined world plays on",
    game: () => ({
      ...guess(),
      reimagine: (s: Guess) => void s.deck.fill(Number.NaN),
      census: () => ({}),
      *turn(s: Guess, table: Table) {
        if (Number.isNaN(s.deck[0])) throw new TypeError("no such card");
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "tells without end",
    law: "every game ends",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        yield* guessTurn(s, table);
        while (s.deck.length === 1) table.tell({ what: { say: "log.card" } });
      },
    }),
  },
  {
    name: "remembers what was taken back",
    law: "undo and redo agree",
    game: () => {
      const honest = march(20);
      let furthest = 0;
      return {
        ...honest,
        setup: (...given: Parameters<typeof honest.setup>) => {
          furthest = 0;
          return honest.setup(...given);
        },
        *turn(s: March, table: Table) {
          if (s.at < furthest) s.options.m0 = !s.options.m0;
          furthest = Math.max(furthest, s.at);
          yield* honest.turn(s, table);
        },
      };
    },
  },
  {
    name: "accepts what nobody would offer",
    law: "bad answers change nothing",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        yield* choose(s.turn, { say: "ready" }, [option("ready"), option("no-such-option")]);
        yield* guessTurn(s, table);
      },
    }),
  },
  {
    name: "says what has no words",
    law: "everything has words",
    game: () => ({
      ...guess(),
      *turn(s: Guess, table: Table) {
        yield* guessTurn(s, table);
        table.tell({ what: { say: "log.unspoken" } });
      },
    }),
  },
  {
    name: "adds its score up wrongly",
    law: "the score sheet adds up",
    game: () => {
      const honest = guess();
      return {
        ...honest,
        result: (s: Guess) => {
          const r = honest.result(s);
          return r && { ...r, scores: r.scores.map((n) => n + 1) };
        },
      };
    },
  },
  {
    name: "estimates beyond certainty",
    law: "estimates lie between 0 and 1",
    game: () => ({ ...guess(), evaluate: () => 1.5 }),
  },
];
