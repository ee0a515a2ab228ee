import type { Message } from "@civitas/kernel";
import { type Occasions, saidResources, sayAbility } from "@civitas/monumental-family";
import type { CardAbility, Occasion } from "./content/card.ts";
import { type AnyCardId, CARD_IDS, CARDS, POLICY_IDS } from "./content/cards.ts";
import { CIVILIZATION_IDS, type CivilizationId } from "./content/civilizations.ts";
import { DEFENCE } from "./content/constants.ts";
import { HERO_IDS, HEROES, type HeroId } from "./content/heroes.ts";
import { type Attack, MONSTER_IDS, MONSTERS, type MonsterId } from "./content/monsters.ts";
import { WARLORDS } from "./content/starting.ts";
import { TOKENS, type TokenId } from "./content/tokens.ts";
import { lexicon } from "./lexicon.ts";
import { say } from "./say.ts";

const occasions: Occasions<Occasion> = {
  says: (occasion) => say(`on.${occasion}`),
  period: say("ability.period"),
};

const sayPrinted = (ability: CardAbility): Message => sayAbility(lexicon, ability, occasions);

/** The printed text of a card, one message a sentence, made from its verbs. What it gives is printed as icons. */
export function cardText(id: AnyCardId): Message[] {
  const { kind, abilities, bonus } = CARDS[id];
  const sentences = abilities.map(sayPrinted);
  if (bonus.length > 0) {
    const key = kind === "policy" ? "text.one-off" : "text.completion";
    sentences.push(say(key, { does: lexicon.sayVerbs(bonus) }));
  }
  return sentences;
}

export const warlordText = (civilization: CivilizationId): Message[] => [
  say("text.warlord", { does: lexicon.sayVerbs(WARLORDS[civilization].conquest) }),
];

export function heroText(id: HeroId): Message[] {
  const { unit, deploy, abilities, returns } = HEROES[id];
  return [
    ...(unit ? [say("text.hero-unit")] : []),
    ...(deploy === "province" ? [say("text.hero-defence", { n: DEFENCE.hero })] : []), // MO-12.7
    ...abilities.map(sayPrinted),
    say(`text.returns.${returns}`),
  ];
}

export function monsterText(id: MonsterId): Message[] {
  const { attacks, price, gain, defence, guardsTokens } = MONSTERS[id];
  const sentences = [
    ...attacks.map((attack, part) => say(part === 0 ? "text.attack" : "text.attack-then", { what: sayAttack(attack) })),
    say("text.defeat", { cost: saidResources(price), does: lexicon.sayVerbs(gain) }),
  ];
  if (defence > 0) sentences.push(say("text.hydra", { n: defence }));
  if (guardsTokens) sentences.push(say("text.basilisk"));
  return sentences;
}

function sayAttack(attack: Attack): Message {
  switch (attack.attack) {
    case "units":
      return say(`text.attack.units.${attack.reach === "own" ? "own-and-adjacent" : attack.reach}`, {
        n: attack.n,
        least: attack.least,
      });
    case "explorers":
      return say(`text.attack.explorers.${attack.reach === "adjacent" ? "adjacent" : "own-and-adjacent"}`);
    case "all-but":
      return say("text.attack.all-but", { n: attack.n });
    case "knowledge-or-gold":
    case "gold-or-card":
    case "construction":
      return say(`text.attack.${attack.attack}`, { gold: attack.gold });
    default:
      return say(`text.attack.${attack.attack}`);
  }
}

/** The hidden side of a token. */
export const tokenText = (id: TokenId): Message => say("choice.do", { does: lexicon.sayVerbs(TOKENS[id].reward) });

/** All that is printed on a thing, by its id: what a card gives and does, or a hero, a monster, a warlord. */
export function printedOn(id: string): Message[] {
  const card = [...CARD_IDS, ...POLICY_IDS].find((known) => known === id);
  if (card !== undefined) {
    const gives = givesText(card);
    return gives === undefined ? cardText(card) : [gives, ...cardText(card)];
  }
  const hero = HERO_IDS.find((known) => known === id);
  if (hero !== undefined) return heroText(hero);
  const monster = MONSTER_IDS.find((known) => known === id);
  if (monster !== undefined) return monsterText(monster);
  const civilization = CIVILIZATION_IDS.find((known) => WARLORDS[known].id === id);
  return civilization === undefined ? [] : warlordText(civilization);
}

/** "Gives 2 gold", or nothing. */
export function givesText(id: AnyCardId): Message | undefined {
  const { gives, given } = CARDS[id];
  return given.length === 0 ? undefined : say("note.gives", { what: saidResources(gives) });
}
