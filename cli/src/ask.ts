import { LEVELS } from "@civitas/bots";
import type { GameEntry } from "@civitas/games";
import type { SeatRange } from "@civitas/kernel";
import { type Language, Speaker } from "@civitas/words";
import { isCancel, select } from "@clack/prompts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";
import { say } from "./say.ts";
import { BOT_WORDS, OWN_WORDS, speechFor } from "./speech.ts";

/** The questions before a game in the terminal. */

async function pick(message: string, options: { value: string; label: string }[]): Promise<string> {
  const picked = await select({ message, options });
  if (isCancel(picked)) throw new Complaint("nothing was chosen");
  return picked;
}

const speaking = (lang: Language): Speaker => new Speaker(lang, [OWN_WORDS[lang], BOT_WORDS[lang]]);

export async function askForGame(desk: Desk, lang: Language): Promise<GameEntry> {
  const options = await Promise.all(
    desk.games.map(async (entry) => ({
      value: entry.id,
      label: (await speechFor(entry, lang)).speaker.plain({ say: "game.name" }),
    })),
  );
  const id = await pick(speaking(lang).plain(say("play.which")), options);
  const entry = desk.games.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Complaint(`there is no game "${id}"`);
  return entry;
}

export async function askForSeats({ min, max }: SeatRange, lang: Language): Promise<number> {
  if (min === max) return min;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const picked = await pick(
    speaking(lang).plain(say("play.seats")),
    counts.map((value) => ({ value, label: value })),
  );
  return Number(picked);
}

/** The level of the bots. */
export async function askForOpponent(lang: Language): Promise<string> {
  const speaker = speaking(lang);
  const levels = LEVELS.map(({ id, name, about }) => ({
    value: id,
    label: `${speaker.plain(name)}: ${speaker.plain(about)}`,
  }));
  return pick(speaker.plain(say("play.opponent")), levels);
}
