import type { Message } from "@civitas/kernel";
import { amount } from "./resources.ts";
import { say } from "./say.ts";

/** What is so for as long as a card is in force; the rules of the game look for it where it matters. */
export type Lasting =
  | { readonly lasting: "discount"; readonly what: "building"; readonly by: number; readonly min: number }
  | { readonly lasting: "military-as-gold"; readonly n: number }
  | { readonly lasting: "ignore-barricades" };

export const discount = (what: "building", by: number, min: number): Lasting => ({
  lasting: "discount",
  what,
  by,
  min,
});
export const militaryAsGold = (n: number): Lasting => ({ lasting: "military-as-gold", n });
export const ignoreBarricades: Lasting = { lasting: "ignore-barricades" };

export function sayLasting(effect: Lasting): Message {
  switch (effect.lasting) {
    case "discount":
      return say("lasting.discount", { by: amount("production", effect.by), min: effect.min });
    case "military-as-gold":
      return say("lasting.military-as-gold", { n: effect.n });
    case "ignore-barricades":
      return say("lasting.ignore-barricades");
  }
}
