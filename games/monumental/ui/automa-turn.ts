import type { Blank, LogLine, Message } from "@civitas/kernel";
import type { Reading } from "../src/agenda.ts";
import { linesOf } from "../src/automa/cards.ts";
import { AUTOMA_CARDS, type AutomaCardId } from "../src/content/automa-cards.ts";

/** A line of a card that the automa has drawn: what it should do, and what became of it. */
export interface Deed {
  readonly deed: Message;
  state: "waiting" | "done" | "skipped";
  /** What came of it, or why it was skipped. */
  readonly told: Message[];
}

export interface DrawnCard {
  readonly card: AutomaCardId;
  readonly deeds: readonly Deed[];
}

const TURN = "log.automa-turn";
const DRAWS = "log.automa-draws.";
const READINGS: readonly Reading[] = ["plain", "without-specials-twice", "specials-only"];
const SKIPPED = new Set(["log.automa-ignores", "log.automa-too-poor", "log.automa-skips", "log.automa-gold"]);

/** The automa's last turn as far as the log tells it: the cards it drew, and what each of their lines came to. */
export function lastAutomaTurn(log: readonly LogLine[]): readonly DrawnCard[] {
  const drawn: DrawnCard[] = [];
  /** Cards whose lines are not all carried out; the one drawn last comes first. */
  const open: DrawnCard[] = [];
  let latest: Deed | undefined;
  const start = log.findLastIndex(({ what }) => what.say === TURN);
  const automa = log[start]?.seat;
  for (const { what, seat } of start < 0 ? [] : log.slice(start + 1)) {
    if (seat !== automa) continue;
    const card = cardDrawn(what);
    if (card !== undefined) {
      drawn.push(card);
      open.push(card);
      continue;
    }
    while (open.at(-1)?.deeds.every(({ state }) => state !== "waiting")) open.pop();
    const next = open.at(-1)?.deeds.find(({ state }) => state === "waiting");
    if (next === undefined || deedIn(what) !== next.deed.say) {
      latest?.told.push(what);
      continue;
    }
    next.state = SKIPPED.has(what.say) ? "skipped" : "done";
    if (what.say !== "log.automa-does") next.told.push(what);
    latest = next;
  }
  return drawn;
}

function cardDrawn({ say, with: blanks }: Message): DrawnCard | undefined {
  const reading = READINGS.find((one) => say === `${DRAWS}${one}`);
  const name = asMessage(blanks?.card)?.say;
  const card = Object.keys(AUTOMA_CARDS).find((id): id is AutomaCardId => name === `automa.${id}`);
  if (reading === undefined || card === undefined) return undefined;
  const deeds = linesOf(card, reading).map(
    ({ deed }): Deed => ({
      deed: { say: `deed.${deed}` },
      state: "waiting",
      told: [],
    }),
  );
  return { card, deeds };
}

/** The deed that a line of the log speaks of: by itself, or as what could not be done. */
function deedIn({ with: blanks }: Message): string | undefined {
  return (asMessage(blanks?.deed) ?? asMessage(asMessage(blanks?.why)?.with?.deed))?.say;
}

function asMessage(blank: Blank | undefined): Message | undefined {
  return typeof blank === "object" && "say" in blank ? blank : undefined;
}
