import { type Message, sayer } from "@civitas/kernel";
import { type AnyCardId, CARD_IDS, POLICY_IDS } from "./content/cards.ts";
import type { HeroId } from "./content/heroes.ts";
import type { MonsterId } from "./content/monsters.ts";
import type { WarlordId } from "./content/starting.ts";
import { isTown, TOKENS, type TokenId } from "./content/tokens.ts";
import { spaceName } from "./map.ts";
import { isAutoma, type Monumental, type Owner, type SpaceNumber, spaceAt } from "./state.ts";
import type { own } from "./text/en.ts";
import type { names } from "./text/names/en.ts";

/** The game's way to say things: keys of its own words only. */
export const say = sayer<keyof typeof own | keyof typeof names>();

const NAMES = new Map<AnyCardId, Message>([...CARD_IDS, ...POLICY_IDS].map((id) => [id, say(`card.${id}`)]));

/** The name of a card. */
export const nameOf = (id: AnyCardId): Message => NAMES.get(id) ?? say(`card.${id}`);
export const namesOf = (ids: readonly AnyCardId[]): Message[] => ids.map(nameOf);
export const heroName = (id: HeroId): Message => say(`hero.${id}`);
export const monsterName = (id: MonsterId): Message => say(`monster.${id}`);
export const warlordName = (id: WarlordId): Message => say(`warlord.${id}`);

/** "C2" within a sentence: every space has a name, and markets their own too. */
export function sayPlace(m: Monumental, space: SpaceNumber): Message | string {
  const name = spaceName(m, space).toUpperCase();
  const { market, tile, owner } = spaceAt(m, space);
  if (market !== null) return say("space.market", { name, market: say(`market.${market}`) });
  if (tile === "capital" && owner !== null) return say("space.capital", { name, who: who(m, owner) });
  return name;
}

/** "C2" by itself. */
export function placeLabel(m: Monumental, space: SpaceNumber): Message {
  const place = sayPlace(m, space);
  return typeof place === "string" ? say("space", { name: place }) : place;
}

/** "C2 (swamp)"; a capital is one already. */
export const sayProvince = (m: Monumental, space: SpaceNumber): Message =>
  spaceAt(m, space).tile === "capital"
    ? placeLabel(m, space)
    : say("space.province", { place: sayPlace(m, space), tile: say(`tile.${spaceAt(m, space).tile}`) });

/** A player by name, or the automa. */
export const who = (m: Monumental, owner: Owner): Message | { readonly seat: number } =>
  isAutoma(m, owner) ? say("automa") : { seat: owner };

/** The same where a sentence begins with it. */
export const whoFirst = (m: Monumental, owner: Owner): Message | { readonly seat: number } =>
  isAutoma(m, owner) ? say("automa-first") : { seat: owner };

/** MO-9.13: a token whose back everybody sees now. */
export function tokenName(id: TokenId): Message {
  const { value, monster } = TOKENS[id];
  if (monster !== null) return monsterName(monster);
  return isTown(id) ? say(`token.${id}`) : say("token.barbarians", { n: value });
}
