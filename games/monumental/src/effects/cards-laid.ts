import { choose, type Option, type Ref, type Rules } from "@civitas/kernel";
import { cardsIn, yieldOf } from "../activation.ts";
import { type Laid, laidCards } from "../city.ts";
import { saidYield } from "../notes.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import { cityOf, type Place } from "../state.ts";

interface Pick<T> extends Option {
  readonly thing?: T;
}

/** Up to n things, one after the other; after each, what is left is looked at again. */
export function* upTo<T>(
  stage: CardStage,
  n: number,
  ask: "archive" | "discard" | "reinforce" | "activate-more",
  offers: () => Pick<T>[],
  act: (thing: T) => void,
): Rules {
  for (let left = n; left > 0; left--) {
    const options = offers();
    if (options.length === 0) return;
    const prompt = say(`ask.${ask}`, { source: sourceName(stage.source), left });
    const none: Pick<T> = { id: "none", label: say(left === n ? "choice.none" : "choice.no-more") };
    const { thing } = yield* choose(stage.seat, prompt, [...options, none], { clause: "MO-6.13" });
    if (thing === undefined) return;
    act(thing);
  }
}

/** MO-15.1, MO-15.2: a card that is not activated, or the knowledge attached to it. */
export const laidOption = (seat: number, laid: Laid): Pick<Laid> => ({
  id: `card:${laid.index + 1}${laid.attached ? ":knowledge" : ""}`,
  label: say("choice.card-at", { card: nameOf(laid.card), place: placeName(laid.index) }),
  refs: [laidRef(seat, laid)],
  thing: laid,
});

export const laidRef = (seat: number, { index, attached }: Laid): Ref =>
  attached ? ref.attached(seat, index + 1) : ref.place(seat, index + 1);

/** "A1" to "C3". */
export const placeName = (index: number): string => `${"ABC"[Math.floor(index / 3)] ?? ""}${(index % 3) + 1}`;

/** The cards that are not activated. */
export const unused = (stage: CardStage): Laid[] => laidCards(cityOf(stage.m, stage.seat), (place) => !place.activated);

/** The numbers of the places that fit. */
export function placesWhere(stage: CardStage, fits: (place: Place) => boolean): number[] {
  const { places } = cityOf(stage.m, stage.seat);
  return places.flatMap((place, index) => (place.top !== null && fits(place) ? [index] : []));
}

/** A place of the city with its cards. */
export function placeOption(stage: CardStage, index: number): Pick<number> {
  const city = cityOf(stage.m, stage.seat);
  return {
    id: `place:${index + 1}`,
    refs: [ref.place(stage.seat, index + 1)],
    thing: index,
    get label() {
      return say("choice.cards-at", { cards: cardsIn(city, [index]).map(nameOf), place: placeName(index) });
    },
    get note() {
      return saidYield(yieldOf(city, [index]));
    },
  };
}
