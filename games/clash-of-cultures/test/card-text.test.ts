import type { Message } from "@civitas/kernel";
import { Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import {
  advanceText,
  buildingText,
  civilText,
  combatText,
  eventText,
  objectiveText,
  wonderText,
} from "../src/card-text.ts";
import { ADVANCE_IDS } from "../src/content/categories.ts";
import { CIVIL_IDS } from "../src/content/civil-effects.ts";
import { COMBAT_IDS } from "../src/content/combat-effects.ts";
import { EVENT_IDS, EVENTS } from "../src/content/events.ts";
import { OBJECTIVE_IDS } from "../src/content/objectives.ts";
import { BUILDING_IDS } from "../src/content/pieces.ts";
import { WONDER_IDS } from "../src/content/wonders.ts";
import { cardWords } from "../src/speech.ts";
import { names as en } from "../src/text/names/en.ts";
import { names as hu } from "../src/text/names/hu.ts";
import { names as ru } from "../src/text/names/ru.ts";
import { sayName } from "../src/verbs/amounts.ts";

const speakers = [
  new Speaker("en", [en, cardWords("en")]),
  new Speaker("ru", [ru, cardWords("ru")]),
  new Speaker("hu", [hu, cardWords("hu")]),
];

/** Every card in three languages, made from its verbs. Read the snapshot whenever it changes. */
test("the text of every card is as it was read", async () => {
  const lines: string[] = [];
  const print = (name: Message, text: readonly Message[]): void => {
    for (const speaker of speakers) lines.push([name, ...text].map((message) => speaker.plain(message)).join(" | "));
    lines.push("");
  };
  for (const id of ADVANCE_IDS) print(sayName(`advance.${id}`), advanceText(id));
  for (const id of BUILDING_IDS) print(sayName(`building.${id}`), buildingText(id));
  for (const id of WONDER_IDS) print(sayName(`wonder.${id}`), wonderText(id));
  for (const id of CIVIL_IDS) print(sayName(`civil.${id}`), civilText(id));
  for (const id of COMBAT_IDS) print(sayName(`combat.${id}`), combatText(id));
  for (const id of OBJECTIVE_IDS) print(sayName(`objective.${id}`), objectiveText(id));
  for (const id of EVENT_IDS) print(sayName(`event.${EVENTS[id].title}`), eventText(id));
  await expect(lines.join("\n")).toMatchFileSnapshot("./card-text.snapshot.txt");
});
