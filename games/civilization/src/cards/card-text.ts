import type { Message } from "@civitas/kernel";
import { type Ability, COUNTED_COSTS, type Cost } from "../content/ability.ts";
import { BUILDINGS } from "../content/buildings.ts";
import type { Card } from "../content/card.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { EVENTS } from "../content/events.ts";
import { GOVERNMENTS } from "../content/governments.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import type { HiddenMarker } from "../content/huts.ts";
import {
  type BuildingId,
  type CivilizationId,
  type EventId,
  type GovernmentId,
  type GreatCardId,
  type InvestmentId,
  RESOURCES,
  type RelicId,
  type TechId,
  type WonderId,
} from "../content/ids.ts";
import { EDUCATION_REWARDS, INVESTMENTS } from "../content/investments.ts";
import type { Passive } from "../content/passive.ts";
import { TECHS, type Unlocks } from "../content/techs.ts";
import { WONDERS } from "../content/wonders.ts";
import { sayVerbs } from "../verbs/sayings.ts";
import { cardSays, sayAmounts } from "../verbs/speech.ts";
import { sayPassive } from "./passive-text.ts";

/** A card whose text can be read. */
export type PrintedId =
  | TechId
  | GovernmentId
  | WonderId
  | EventId
  | GreatCardId
  | InvestmentId
  | CivilizationId
  | BuildingId;

const has = <Id extends string>(table: Readonly<Record<Id, unknown>>, id: string): id is Id => id in table;

const PRINTED: readonly object[] = [
  TECHS,
  GOVERNMENTS,
  WONDERS,
  EVENTS,
  GREAT_CARDS,
  CIVILIZATIONS,
  INVESTMENTS,
  BUILDINGS,
];

const isPrinted = (id: string): id is PrintedId => PRINTED.some((table) => id in table);

/** All that is printed on a thing, by its id; nothing if it is no card. */
export const printedOn = (id: string): readonly Message[] => (isPrinted(id) ? cardText(id) : []);

/** All that is printed on a card, one message a sentence. */
export function cardText(id: PrintedId): readonly Message[] {
  if (has(TECHS, id)) return techText(id);
  if (has(GOVERNMENTS, id)) return governmentText(id);
  if (has(WONDERS, id)) return wonderText(id);
  if (has(EVENTS, id)) return eventText(id);
  if (has(GREAT_CARDS, id)) return greatCardText(id);
  if (has(CIVILIZATIONS, id)) return civilizationText(id);
  if (has(INVESTMENTS, id)) return [investmentText(id)];
  return buildingText(id);
}

/** The text of a tech: what it unlocks, what it changes, what it can do. */
export function techText(id: TechId): Message[] {
  const { unlocks } = TECHS[id];
  return [
    ...unlocksText(unlocks),
    ...printed(TECHS[id]),
    ...(id === "space-flight" ? [cardSays("text.single-card")] : []),
  ];
}

export function governmentText(id: GovernmentId): Message[] {
  const text = printed(GOVERNMENTS[id]);
  return text.length === 0 ? [cardSays("text.no-effect")] : text;
}

export const wonderText = (id: WonderId): Message[] => printed(WONDERS[id]);
export const eventText = (id: EventId): Message[] => printed(EVENTS[id]);
export const greatCardText = (id: GreatCardId): Message[] => printed(GREAT_CARDS[id]);

export function civilizationText(id: CivilizationId): Message[] {
  const { tech, government, begins } = CIVILIZATIONS[id];
  return [
    cardSays("text.starts-with", { tech: cardSays(`tech.${tech}`), government: cardSays(`government.${government}`) }),
    ...(begins === null ? [] : [cardSays(`begins.${begins}`)]),
    ...printed(CIVILIZATIONS[id]),
  ];
}

/** CV-20.6: the levels of an investment card in one line. */
export function investmentText(id: InvestmentId): Message {
  const levels = INVESTMENTS[id];
  const markers = levels.map((level) => level.markers).join("/");
  const of = (key: keyof Passive): string =>
    levels.flatMap(({ passive }) => (passive[key] === undefined ? [] : [`+${passive[key]}`])).join("/");
  switch (id) {
    case "infrastructure":
      return cardSays(`investment-text.${id}`, { markers, n: of("cityProduction") });
    case "military-industrial-complex":
      return cardSays(`investment-text.${id}`, { markers, n: of("combatBonus") });
    case "endowment-for-the-arts": {
      const cheaper = levels.filter(({ passive }) => passive.advanceCultureDiscount !== undefined);
      return cardSays(`investment-text.${id}`, {
        first: levels[0]?.markers ?? 0,
        hand: levels[0]?.passive.cultureHand ?? 0,
        markers: cheaper.map((level) => level.markers).join("/"),
        n: cheaper.map(({ passive }) => passive.advanceCultureDiscount).join("/"),
      });
    }
    case "public-education":
      return cardSays(`investment-text.${id}`, {
        markers: cardSays("amount.list", { list: EDUCATION_REWARDS.map((n) => cardSays("nth", { n })) }),
      });
  }
}

export function buildingText(id: BuildingId): Message[] {
  const { icons, terrain, limited, upgradesTo } = BUILDINGS[id];
  return [
    cardSays("building-text.gives", { what: sayAmounts(icons) }),
    cardSays("building-text.on", { list: terrain.map((kind) => cardSays(`terrain.${kind}`)) }),
    ...(limited ? [cardSays("building-text.limited")] : []),
    ...(upgradesTo === null ? [] : [cardSays("building-text.upgrades", { name: cardSays(`building.${upgradesTo}`) })]),
  ];
}

export function markerText({ content, amount }: HiddenMarker): Message {
  const resource = RESOURCES.find((kind) => kind === content);
  if (resource !== undefined) return cardSays("marker-text.resource", { what: sayAmounts({ [resource]: 1 }) });
  switch (content) {
    case "native-art":
    case "friendly-workers":
      return cardSays(`marker-text.${content}`, { n: amount });
    case "friendly-barbarian":
    case "great-person":
    case "teacher":
    case "wealth":
      return cardSays(`marker-text.${content}`);
    default:
      return cardSays("amount.nothing");
  }
}

export const relicText = (id: RelicId): Message => cardSays(`relic-text.${id}`);

const printed = ({ passive, abilities }: Card): Message[] => [...sayPassive(passive), ...abilities.map(abilityText)];

/** "City Management, spend 1 wheat: one of your cities gets +3 production this round." */
const abilityText = (ability: Ability): Message =>
  cardSays("text.ability", { head: sayHead(ability), does: sayVerbs(ability.does) });

/** When, under which condition and at which cost. */
function sayHead(ability: Ability): Message {
  const { cost, condition, limit, optional } = ability;
  const parts = [sayMoment(ability)];
  if (condition !== null) parts.push(cardSays(`head.${condition}`));
  if (limit === "battle") parts.push(cardSays("head.once-per-battle"));
  const price = sayCost(cost);
  if (price.length > 0) parts.push(...price);
  else if (optional && !isPlayed(ability)) parts.push(cardSays("head.if-you-like"));
  return parts.reduce((first, next) => cardSays("head.and", { first, next }));
}

/** Playing a card, responding with it and fighting with it is a choice anyway. */
const isPlayed = ({ type, limit }: Ability): boolean => type === "use" && limit !== "round";

function sayMoment(ability: Ability): Message {
  if (ability.type === "use") return cardSays(`when.${ability.when}`);
  if (ability.on === "learnThis") return cardSays("head.learn-this");
  const event = cardSays(`on.${ability.on}`);
  if (ability.cost.discardThis === true) return cardSays("head.when", { event });
  return cardSays(ability.limit === "round" ? "head.once-per-round" : "head.each-time", { event });
}

function sayCost(cost: Cost): Message[] {
  const parts: Message[] = [];
  if (COUNTED_COSTS.some((part) => cost[part] !== undefined)) {
    parts.push(cardSays("cost.spend", { what: sayAmounts(cost) }));
  }
  if (cost.coinGiven === true) parts.push(cardSays("cost.coin-given"));
  if (cost.discardThis === true) parts.push(cardSays("cost.discard"));
  return parts;
}

function unlocksText({ building, government, unit, walls, cheaper }: Unlocks): Message[] {
  const list: Message[] = [];
  if (government !== undefined)
    list.push(cardSays("unlocks.government", { name: cardSays(`government.${government}`) }));
  if (building !== undefined) list.push(cardSays("unlocks.building", { name: cardSays(`building.${building}`) }));
  if (unit?.type === "aircraft") list.push(cardSays("unlocks.aircraft"));
  else if (unit !== undefined) {
    list.push(
      cardSays("unlocks.unit", { rank: cardSays(`level.${unit.rank}`), type: cardSays(`unit-type.${unit.type}`) }),
    );
  }
  if (walls === true) list.push(cardSays("unlocks.walls"));
  return [
    ...(list.length === 0 ? [] : [cardSays("text.unlocks", { list })]),
    ...(cheaper === undefined ? [] : [cardSays("text.cheaper", { wonder: cardSays(`wonder.${cheaper}`) })]),
  ];
}
