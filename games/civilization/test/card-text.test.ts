import type { Message } from "@civitas/kernel";
import { Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import {
  buildingText,
  civilizationText,
  eventText,
  governmentText,
  greatCardText,
  investmentText,
  markerText,
  relicText,
  techText,
  wonderText,
} from "../src/cards/card-text.ts";
import { HUTS, VILLAGES } from "../src/content/huts.ts";
import {
  BUILDING_IDS,
  CIVILIZATION_IDS,
  EVENT_IDS,
  GOVERNMENT_IDS,
  GREAT_CARD_IDS,
  INVESTMENT_IDS,
  RELIC_IDS,
  TECH_IDS,
  WONDER_IDS,
} from "../src/content/ids.ts";
import { cards as cardsEn } from "../src/text/cards/en.ts";
import { cards as cardsHu } from "../src/text/cards/hu.ts";
import { cards as cardsRu } from "../src/text/cards/ru.ts";
import { names as namesEn } from "../src/text/names/en.ts";
import { names as namesHu } from "../src/text/names/hu.ts";
import { names as namesRu } from "../src/text/names/ru.ts";
import { cardSays } from "../src/verbs/speech.ts";

const speakers = [
  new Speaker("en", [cardsEn, namesEn]),
  new Speaker("ru", [cardsRu, namesRu]),
  new Speaker("hu", [cardsHu, namesHu]),
];

/** Every card in three languages, made from its verbs. Read the snapshot whenever it changes. */
test("the text of every card is as it was read", async () => {
  const lines: string[] = [];
  const print = (...messages: readonly Message[]): void => {
    for (const speaker of speakers) lines.push(messages.map((message) => speaker.say(message)).join(" | "));
    lines.push("");
  };
  for (const id of CIVILIZATION_IDS)
    print(cardSays(`civilization.${id}`), cardSays(`leader.${id}`), ...civilizationText(id));
  for (const id of TECH_IDS) print(cardSays(`tech.${id}`), ...techText(id));
  for (const id of GOVERNMENT_IDS) print(cardSays(`government.${id}`), ...governmentText(id));
  for (const id of WONDER_IDS) print(cardSays(`wonder.${id}`), ...wonderText(id));
  for (const id of EVENT_IDS) print(cardSays(`event.${id}`), ...eventText(id));
  for (const id of GREAT_CARD_IDS) print(cardSays(`great-card.${id}`), ...greatCardText(id));
  for (const id of INVESTMENT_IDS) print(cardSays(`investment.${id}`), investmentText(id));
  for (const id of BUILDING_IDS) print(cardSays(`building.${id}`), ...buildingText(id));
  for (const marker of [...Object.values(HUTS), ...Object.values(VILLAGES)]) {
    if (marker.set === "base" || marker.content.includes("-"))
      print(cardSays(`marker.${marker.content}`), markerText(marker));
  }
  for (const id of RELIC_IDS) print(cardSays(`relic.${id}`), relicText(id));
  await expect(lines.join("\n")).toMatchFileSnapshot("./card-text.snapshot.txt");
});
