import { type Message, no, type Option, type Reason, type Seat, type Verdict } from "@civitas/kernel";
import type { CardId } from "../content/cards.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type Place, playerAt } from "../state.ts";

/** The card in one place of the city: `archive:5`. */
export interface PlaceOption extends Option {
  readonly place: number;
}

type PlaceVerb = "archive" | "discard" | "reinforce" | "activate" | "copy";

/** Why a card of the city can't be chosen; nothing if it can. */
export type WhyNotPlace = (place: Place, index: number) => Reason | undefined;

const cardIn = ({ top, under }: Place, place: number): Message => {
  if (top === null) throw new RangeError(`place ${place + 1} is empty`);
  return under === null
    ? say("choice.place", { card: nameOf(top), place: place + 1 })
    : say("choice.place-with", { card: nameOf(top), under: nameOf(under), place: place + 1 });
};

/** One judgement: the card in this place may be chosen, or why not. */
export function judgePlace(
  { seat }: CardStage,
  verb: PlaceVerb,
  place: Place,
  index: number,
  whyNot: WhyNotPlace,
): Verdict<PlaceOption> {
  const id = `${verb}:${index + 1}`;
  const candidate = { id, label: cardIn(place, index), refs: [ref.place(seat, index + 1)], place: index };
  const reason = whyNot(place, index);
  return reason === undefined ? candidate : no(candidate, reason);
}

/** Judges the cards of the whole city; MD-21.3: an attached knowledge is never chosen. */
export function judgePlaces(stage: CardStage, verb: PlaceVerb, whyNot: WhyNotPlace): Verdict<PlaceOption>[] {
  const { play, seat } = stage;
  const verdicts: Verdict<PlaceOption>[] = [];
  playerAt(play.duel, seat).city.forEach((place, index) => {
    const { top, under } = place;
    if (top === null) return;
    verdicts.push(judgePlace(stage, verb, place, index, whyNot));
    if (under === null) return;
    const attached = {
      id: `${verb}:${index + 1}:knowledge`,
      label: say("choice.place", { card: nameOf(under), place: index + 1 }),
      refs: [ref.attached(seat, index + 1)],
    };
    verdicts.push(no(attached, say("why.attached"), "MD-21.3"));
  });
  return verdicts;
}

/** MD-21.2, MD-21.4, MD-6.11: a card must be neither activated nor reinforced this round. */
export const whyNotReady =
  (clause: string): WhyNotPlace =>
  ({ turned }) => {
    if (turned === "reinforced") return { why: say("why.was-reinforced"), clause: "MD-21.14" };
    return turned === "activated" ? { why: say("why.activated"), clause } : undefined;
  };

/** The knowledge that was attached to a card and went to the discard pile. */
export function tellDropped(play: Play, seat: Seat, index: number, under: CardId | null, clause: string): void {
  if (under === null) return;
  play.table.tell(() => ({
    what: say("log.discards", { who: { seat }, cards: [nameOf(under)] }),
    seat,
    clause,
    moves: [{ piece: ref.card(under), from: ref.place(seat, index + 1), to: ref.cityDiscard(seat) }],
  }));
}
