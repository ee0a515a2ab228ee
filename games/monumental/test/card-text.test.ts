import { Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { cardText, givesText, heroText, monsterText, tokenText, warlordText } from "../src/card-text.ts";
import { CARD_IDS, POLICY_IDS } from "../src/content/cards.ts";
import { CIVILIZATION_IDS } from "../src/content/civilizations.ts";
import { HERO_IDS } from "../src/content/heroes.ts";
import { MONSTER_IDS } from "../src/content/monsters.ts";
import { WARLORDS } from "../src/content/starting.ts";
import { DISCOVERY_IDS } from "../src/content/tokens.ts";
import { heroName, monsterName, nameOf, tokenName, warlordName } from "../src/say.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

/** Every card in three languages, made from its verbs. Read the snapshot whenever it changes. */
test("the text of every card is as it was read", async () => {
  const speakers = [new Speaker("en", [en]), new Speaker("ru", [ru]), new Speaker("hu", [hu])];
  const lines: string[] = [];
  const print = (messages: readonly ReturnType<typeof nameOf>[]): void => {
    for (const speaker of speakers) lines.push(messages.map((message) => speaker.say(message)).join(" | "));
    lines.push("");
  };
  for (const id of [...CARD_IDS, ...POLICY_IDS]) {
    const gives = givesText(id);
    print([nameOf(id), ...(gives === undefined ? [] : [gives]), ...cardText(id)]);
  }
  for (const id of HERO_IDS) print([heroName(id), ...heroText(id)]);
  for (const id of MONSTER_IDS) print([monsterName(id), ...monsterText(id)]);
  for (const id of CIVILIZATION_IDS) print([warlordName(WARLORDS[id].id), ...warlordText(id)]);
  for (const id of DISCOVERY_IDS) print([tokenName(id), tokenText(id)]);
  await expect(lines.join("\n")).toMatchFileSnapshot("./card-text.snapshot.txt");
});
