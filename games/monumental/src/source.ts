import type { Message, Ref } from "@civitas/kernel";
import { type AnyCardId, isPolicy } from "./content/cards.ts";
import type { HeroId } from "./content/heroes.ts";
import type { MonsterId } from "./content/monsters.ts";
import type { WarlordId } from "./content/starting.ts";
import type { TokenId } from "./content/tokens.ts";
import { ref } from "./refs.ts";
import { heroName, monsterName, nameOf, tokenName, warlordName } from "./say.ts";
import { cityOf, isAutoma, type Monumental, type Owner } from "./state.ts";

/** Where an effect comes from. */
export type Source =
  | { readonly of: "card"; readonly id: AnyCardId }
  | { readonly of: "hero"; readonly id: HeroId }
  | { readonly of: "warlord"; readonly id: WarlordId }
  | { readonly of: "token"; readonly id: TokenId }
  | { readonly of: "monster"; readonly id: MonsterId };

export const fromCard = (id: AnyCardId): Source => ({ of: "card", id });

export function sourceName(source: Source): Message {
  switch (source.of) {
    case "card":
      return nameOf(source.id);
    case "hero":
      return heroName(source.id);
    case "warlord":
      return warlordName(source.id);
    case "token":
      return tokenName(source.id);
    case "monster":
      return monsterName(source.id);
  }
}

/** Where the source lies on the table. */
export function sourceRef(m: Monumental, owner: Owner, source: Source): Ref {
  switch (source.of) {
    case "card":
      return cardRef(m, owner, source.id);
    case "hero":
      return ref.hero(source.id);
    case "warlord":
      return ref.warlord(owner);
    case "token":
      return ref.tokens(owner);
    case "monster":
      return ref.trophies(owner);
  }
}

/** A card of the city or a policy where it lies; a card elsewhere, at its owner's realm. */
function cardRef(m: Monumental, owner: Owner, id: AnyCardId): Ref {
  if (isPolicy(id)) return ref.policy(owner, id);
  if (isAutoma(m, owner)) return ref.realm(owner);
  const places = cityOf(m, owner).places;
  const top = places.findIndex((place) => place.activated && place.top === id);
  if (top >= 0) return ref.place(owner, top + 1);
  const under = places.findIndex((place) => place.activated && place.under === id);
  return under >= 0 ? ref.attached(owner, under + 1) : ref.drawn(owner);
}
