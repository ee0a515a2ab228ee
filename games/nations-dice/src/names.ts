import { type Message, remember } from "@civitas/kernel";
import type { ChitKind } from "./content/chits.ts";
import type { Resource } from "./content/dice.ts";
import type { EventId } from "./content/events.ts";
import { colourName, type Die, faceOf } from "./die.ts";
import { say } from "./say.ts";
import type { BuildingId } from "./state.ts";

export const tileName = remember((id: BuildingId): Message => say(`tile.${id}`));
export const eventName = (id: EventId): Message => say(`event.${id}`);

/** "2 gold", with the right form of the word. */
export const amountOf = remember((resource: Resource, n: number): Message => say(`amount.${resource}`, { n }));

/** "1 VP": what the famine or the war brings. */
export const points = remember((n: number): Message => say("amount.vp", { n }));

/** A die and what it shows, used or not. */
export const dieName = remember((die: Die): Message => {
  const face = faceOf(die);
  return face === undefined
    ? say(`die.${colourName(die)}`)
    : say(`rolled.${colourName(die)}`, { face: say(`face.${face.resource}`, { n: face.value }) });
});

export const dieNames = (dice: readonly Die[]): Message[] => dice.map(dieName);

/** Whatever number of them there is. */
export const chitName = remember((kind: ChitKind): Message => say(`chit.${kind}`));

/** "a gold chit", "2 gold chits". */
export const chitsOf = remember((kind: ChitKind, n: number): Message => say(`chits.${kind}`, { n }));
