import { RESOURCES, type Resource, type Resources, type Verb, type Verbs } from "@civitas/monumental-family";
import { byCard, CARD_IDS, CARDS, type CardId } from "./content/cards.ts";

/** What a unit of a resource is worth in victory points, roughly, while it can still be spent. */
export const UNIT: Readonly<Record<Resource, number>> = {
  production: 0.17,
  science: 0.17,
  military: 0.16,
  gold: 0.28,
  culture: 0.8,
};

const worthOfResources = (resources: Resources): number =>
  RESOURCES.reduce((sum, resource) => sum + UNIT[resource] * (resources[resource] ?? 0), 0);

/** An estimate of what a verb brings when it is carried out. */
function worthOfVerb(verb: Verb): number {
  switch (verb.verb) {
    case "gain":
      return worthOfResources(verb.what);
    case "gainAny":
      return verb.n * 0.18;
    case "gainPer":
      return worthOfResources(verb.each) * Math.max(1, verb.min);
    case "gainRestricted":
      return verb.military * 0.12;
    case "gainAdvantage":
      return 0.5;
    case "tradeFree":
      return 0.9 * verb.n;
    case "drawUse":
      return 0.25 * verb.draw;
    case "choose":
      return Math.max(...verb.lists.map(worthOfVerbs));
    case "when":
      return 0.5 * (worthOfVerbs(verb.does) + worthOfVerbs(verb.otherwise));
    case "takeBasic":
      return 0.5;
    case "wonderSection":
      return 0.8;
    case "archive":
    case "discard":
    case "reinforce":
      return 0.2;
    default:
      return 0.4;
  }
}

const worthOfVerbs = (verbs: Verbs): number => verbs.reduce((sum, verb) => sum + worthOfVerb(verb), 0);

/** What activating a card once is worth: what it gives, and a good part of what it could do. */
function worthOfCard(id: CardId): number {
  const { gives, action, cardActivated, cityActivated, triggers, lasting } = CARDS[id];
  let worth = worthOfResources(gives);
  if (action !== undefined)
    worth += Math.max(0, 0.7 * worthOfVerbs(action.does) - (action.cost === undefined ? 0 : 0.3));
  if (cardActivated !== undefined) worth += 0.8 * worthOfVerbs(cardActivated.does);
  if (cityActivated !== undefined) worth += 0.5 * worthOfVerbs(cityActivated.does);
  for (const { does } of triggers) worth += 0.3 * worthOfVerbs(does);
  return worth + 0.2 * lasting.length;
}

/** By card: what activating it once is worth. */
export const WORTH = byCard(CARD_IDS, worthOfCard);
