import type { Message } from "@civitas/kernel";
import { type Occasions, saidResources, sayAbility } from "@civitas/monumental-family";
import type { Ability, Occasion } from "./content/ability.ts";
import { CARDS, type CardId } from "./content/cards.ts";
import { say } from "./say.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** The printed text of a card, one message a sentence, made from its verbs. What it gives is printed as icons. */
export function cardText(id: CardId): Message[] {
  const { kind, abilities, bonus } = CARDS[id];
  const sentences: Message[] = [];
  if (kind === "scout") sentences.push(say("text.scout"));
  if (id === "barricade") sentences.push(say("text.barricade"));
  for (const ability of abilities) {
    if (kind === "warlord" && ability.type === "action")
      sentences.push(say("text.warlord", { does: VOCABULARY.sayVerbs(ability.does) }));
    else sentences.push(sentenceOf(ability));
  }
  if (bonus.length > 0) sentences.push(say(bonusKey(id), { does: VOCABULARY.sayVerbs(bonus) }));
  return sentences;
}

const OCCASIONS: Occasions<Occasion> = {
  says: (occasion) => say(`on.${occasion}`),
  period: say("period"),
};

function sentenceOf(ability: Ability): Message {
  switch (ability.type) {
    case "card-activated":
      return say("ability.card-activated", { does: VOCABULARY.sayEffect(ability) });
    case "city-activated":
      return say("ability.city-activated", { does: VOCABULARY.sayEffect(ability) });
    default:
      return sayAbility(VOCABULARY, ability, OCCASIONS);
  }
}

function bonusKey(id: CardId) {
  const { kind, warlordOnly } = CARDS[id];
  if (warlordOnly) return "text.bonus.warlord-only";
  if (kind === "wonder") return "text.bonus.wonder";
  if (kind === "province") return "text.bonus.province";
  return kind === "free-city" ? "text.trade" : "text.bonus.policy";
}

/** "Gives 2 gold", or nothing. */
export function givesText(id: CardId): Message | undefined {
  const { gives, given } = CARDS[id];
  return given.length === 0 ? undefined : say("note.gives", { what: saidResources(gives) });
}
