import { LANGUAGES, Speaker } from "@civitas/words";
import { expect, test } from "vitest";
import { cardText, givesText } from "../src/card-text.ts";
import { CARD_IDS } from "../src/content/cards.ts";
import { nameOf } from "../src/say.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

const words = { en, ru, hu };

test("every card says what it does, in three languages", async () => {
  const lines = ["The text of every card, made from its verbs. Read it when it changes.", ""];
  for (const id of CARD_IDS) {
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [words[language]]);
      const gives = givesText(id);
      const sentences = [...(gives === undefined ? [] : [gives]), ...cardText(id)].map((message) =>
        speaker.plain(message),
      );
      lines.push(`${language} ${speaker.say(nameOf(id))}: ${sentences.join(" | ")}`);
    }
    lines.push("");
  }
  await expect(lines.join("\n")).toMatchFileSnapshot("card-text.snapshot.txt");
});
