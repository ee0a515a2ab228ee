import type { Blocked, Message, Option, Seat } from "@civitas/kernel";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Place, type Player, placeAt } from "../state.ts";

/** The option to choose the card in one place of the city: `archive:5`. */
export interface PlaceOption extends Option {
  readonly place: number;
}

type PlaceVerb = "archive" | "discard" | "reinforce" | "activate" | "copy";

const placeLabel = ({ top, under }: Place, place: number): Message => {
  if (top === null) throw new RangeError(`place ${place + 1} is empty`);
  return under === null
    ? say("choice.place", { card: nameOf(top), place: place + 1 })
    : say("choice.place-with", { card: nameOf(top), under: nameOf(under), place: place + 1 });
};

export const placeOptions = (verb: PlaceVerb, seat: Seat, player: Player, places: readonly number[]): PlaceOption[] =>
  places.map((place) => ({
    id: `${verb}:${place + 1}`,
    label: placeLabel(placeAt(player, place), place),
    refs: [ref.place(seat, place + 1)],
    place,
  }));

/** Why a card of the city can't be chosen, by which clause; nothing if it can, or if nobody would ask. */
export type WhyNotPlace = (place: Place, index: number) => readonly [why: Message, clause: string] | undefined;

export function placesBlocked(verb: PlaceVerb, seat: Seat, player: Player, whyNot: WhyNotPlace): Blocked[] {
  const blocked: Blocked[] = [];
  player.city.forEach((place, index) => {
    if (place.top === null) return;
    const id = `${verb}:${index + 1}`;
    const reason = whyNot(place, index);
    if (reason !== undefined) {
      const [why, clause] = reason;
      blocked.push({ id, label: placeLabel(place, index), why, clause, refs: [ref.place(seat, index + 1)] });
    }
    if (place.under !== null && verb !== "copy") {
      blocked.push({
        id: `${id}:knowledge`,
        label: say("choice.place", { card: nameOf(place.under), place: index + 1 }),
        why: say("why.attached"),
        clause: "MD-21.3",
        refs: [ref.attached(seat, index + 1)],
      });
    }
  });
  return blocked;
}

/** MD-21.2, MD-21.4, MD-6.11: a card must be neither activated nor reinforced this round. */
export const whyNotReady =
  (clause: string): WhyNotPlace =>
  ({ turned }) => {
    if (turned === "reinforced") return [say("why.was-reinforced"), "MD-21.14"];
    return turned === "activated" ? [say("why.activated"), clause] : undefined;
  };
