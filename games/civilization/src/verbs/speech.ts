import { type Message, sayer } from "@civitas/kernel";
import { RESOURCES, type Resource } from "../content/ids.ts";
import type { cards } from "../text/cards/en.ts";
import type { names } from "../text/names/en.ts";
import type { Verbs } from "./grammar.ts";

/** The cards' way to say things. */
export const cardSays = sayer<keyof typeof cards | keyof typeof names>();

/** What a verb knows about itself without any table: its words, and its value to a bot. */
export interface Speech<V> {
  /** As an instruction in the middle of a sentence: "gain 3 culture". */
  says(verb: V, inner: Inner): Message;
  /** What carrying it out once brings, measured in trade, roughly. */
  worth(verb: V, inner: Inner): number;
}

/** The verbs within a verb. */
export interface Inner {
  says(verbs: Verbs): Message;
  worth(verbs: Verbs): number;
}

/** A speech for every verb of a family; leaving one out does not compile. */
export type Speeches<V extends { readonly verb: string }> = {
  readonly [Name in V["verb"]]: Speech<Extract<V, { readonly verb: Name }>>;
};

/** What things are worth, measured in trade. */
export const WORTH = {
  trade: 1,
  culture: 1.3,
  production: 1,
  coin: 9,
  resource: 3,
  tech: 12,
  unit: 5,
  figure: 5,
  building: 7,
  greatPerson: 12,
  event: 3,
  advance: 7,
  cityAction: 7,
} as const;

/** Counted things that a player gains or spends. */
export type Counted = "production" | "trade" | "culture" | "coin" | "combat" | "any" | Resource;

const COUNTED: readonly Counted[] = ["production", "trade", "culture", "coin", "combat", ...RESOURCES, "any"];

/** "2 culture and 1 trade". */
export function sayAmounts(amounts: Readonly<Partial<Record<Counted, number | undefined>>>): Message {
  const list: Message[] = [];
  for (const kind of COUNTED) {
    const n = amounts[kind] ?? 0;
    if (n > 0) list.push(cardSays(`amount.${kind}`, { n }));
  }
  return list.length === 0 ? cardSays("amount.nothing") : cardSays("amount.list", { list });
}

/** "iron, wheat or silk". */
export const sayEither = (choices: readonly Message[]): Message =>
  choices.reduce((first, second, n) =>
    cardSays(n === choices.length - 1 ? "join.or" : "join.comma", { first, second }),
  );
