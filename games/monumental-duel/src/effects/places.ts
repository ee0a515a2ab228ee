import type { Option, Seat } from "@civitas/kernel";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Player, placeAt } from "../state.ts";

/** The option to choose the card in one place of the city: `archive:5`. */
export interface PlaceOption extends Option {
  readonly place: number;
}

type PlaceVerb = "archive" | "discard" | "reinforce" | "activate" | "copy";

export const placeOptions = (verb: PlaceVerb, seat: Seat, player: Player, places: readonly number[]): PlaceOption[] =>
  places.map((place) => {
    const { top, under } = placeAt(player, place);
    if (top === null) throw new RangeError(`place ${place + 1} is empty`);
    return {
      id: `${verb}:${place + 1}`,
      label:
        under === null
          ? say("choice.place", { card: nameOf(top), place: place + 1 })
          : say("choice.place-with", { card: nameOf(top), under: nameOf(under), place: place + 1 }),
      refs: [ref.place(seat, place + 1)],
      place,
    };
  });
