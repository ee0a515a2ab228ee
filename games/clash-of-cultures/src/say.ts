import { type Message, remember, sayer } from "@civitas/kernel";
import type { AdvanceId, WonderId } from "./content/ids.ts";
import { hexName } from "./map.ts";
import type { Clash, Hex, Owner } from "./state.ts";
import type { own } from "./text/en.ts";
import type { names } from "./text/names/en.ts";

/** The game's way to say things: keys of its own words only. */
export const say = sayer<keyof typeof own | keyof typeof names>();

const named = remember((name: string): Message => say("hex", { name }));

/** "D2". */
export const sayHex = (s: Clash, hex: Hex): Message => named(hexName(s, hex));

export const advanceName = remember((id: AdvanceId): Message => say(`advance.${id}`));
export const wonderName = remember((id: WonderId): Message => say(`wonder.${id}`));

/** A player by name, or the barbarians. */
export const sayOwner = (owner: Owner): Message | { readonly seat: number } =>
  owner === "barbarians" ? say("barbarians") : { seat: owner };
