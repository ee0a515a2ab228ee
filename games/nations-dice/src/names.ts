import type { Message } from "@civitas/kernel";
import type { ChitKind } from "./content/chits.ts";
import type { Resource } from "./content/dice.ts";
import type { EventId } from "./content/events.ts";
import { colourName, type Die, type DieKind, dieKinds, faceOf, kindOf } from "./die.ts";
import { say } from "./say.ts";
import type { BuildingId } from "./state.ts";

export const tileName = (id: BuildingId): Message => say(`tile.${id}`);
export const eventName = (id: EventId): Message => say(`event.${id}`);

/** Every question names an amount, so the usual ones are said once and shared. */
const OFTEN_SAID = 12;
const saidOften = (make: (n: number) => Message): ((n: number) => Message) => {
  const made = Array.from({ length: OFTEN_SAID }, (_, n) => make(n));
  return (n) => made[n] ?? make(n);
};

const amounts: Readonly<Record<Resource, (n: number) => Message>> = {
  gold: saidOften((n) => say("amount.gold", { n })),
  food: saidOften((n) => say("amount.food", { n })),
  stone: saidOften((n) => say("amount.stone", { n })),
  book: saidOften((n) => say("amount.book", { n })),
  strength: saidOften((n) => say("amount.strength", { n })),
};

/** "2 gold", with the right form of the word. */
export const amountOf = (resource: Resource, n: number): Message => amounts[resource](n);

/** "1 VP": what the famine or the war brings. */
export const points: (n: number) => Message = saidOften((n) => say("amount.vp", { n }));

const dieMessage = (kind: DieKind): Message => {
  const face = faceOf(kind);
  const colour = colourName(kind);
  return face === undefined
    ? say(`die.${colour}`)
    : say(`rolled.${colour}`, { face: say(`face.${face.resource}`, { n: face.value }) });
};

const dieMessages: ReadonlyMap<DieKind, Message> = new Map(dieKinds.map((kind) => [kind, dieMessage(kind)]));

/** A die and what it shows, used or not. */
export const dieName = (die: Die): Message => dieMessages.get(kindOf(die)) ?? dieMessage(kindOf(die));

export const dieNames = (dice: readonly Die[]): Message[] => dice.map(dieName);

const chitMessages: Readonly<Record<ChitKind, Message>> = {
  gold: say("chit.gold"),
  food: say("chit.food"),
  stone: say("chit.stone"),
  book: say("chit.book"),
  strength: say("chit.strength"),
  reroll: say("chit.reroll"),
};

export const chitName = (kind: ChitKind): Message => chitMessages[kind];

/** A message of its own for every kind of die that can lie on the table, made once. */
export function forEachDie(make: (die: Message) => Message): readonly Message[] {
  const made: Message[] = [];
  for (const kind of dieKinds) made[kind] = make(dieName(kind));
  return made;
}
