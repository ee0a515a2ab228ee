import type { Message, Option, Rules, Seat } from "@civitas/kernel";
import { type Effect, mayApply } from "@civitas/monumental-family";
import { isActivated } from "../city.ts";
import { byCard, CARD_IDS, CARDS, type CardId } from "../content/cards.ts";
import { CITY_PLACES } from "../content/constants.ts";
import { actionNote } from "../notes.ts";
import type { Act, Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { bySeat, type Place, placeAt, playerAt, TOKEN } from "../state.ts";
import { applyEffect } from "../using.ts";
import { type ActionOption, actionOption, type BlockedList, whyNot } from "./option.ts";

/** A card of the city with an action effect: the top card of a place, or the knowledge attached in it (MD-13.2). */
interface Usable {
  readonly card: CardId;
  readonly index: number;
  readonly attached: boolean;
  readonly effect: Effect;
  readonly place: Place;
}

function forEachUsable(play: Play, seat: Seat, fits: (place: Place) => boolean, visit: (usable: Usable) => void): void {
  const { city } = playerAt(play.duel, seat);
  for (let index = 0; index < city.length; index++) {
    const place = city[index];
    if (place === undefined || place.top === null || !fits(place)) continue;
    const effect = CARDS[place.top].action;
    if (effect !== undefined) visit({ card: place.top, index, attached: false, effect, place });
    if (place.under === null) continue;
    const underneath = CARDS[place.under].action;
    if (underneath !== undefined) visit({ card: place.under, index, attached: true, effect: underneath, place });
  }
}

const PLACES = Array.from({ length: CITY_PLACES }, (_, index) => index + 1);

/** What a player types, reads and points at: by place, except the label, which names the card, too. */
const ofTop = bySeat((seat) => PLACES.map((place) => ({ id: `use:${place}`, refs: [ref.place(seat, place)] })));
const ofAttached = bySeat((seat) =>
  PLACES.map((place) => ({ id: `use:${place}:knowledge`, refs: [ref.attached(seat, place)] })),
);
const LABELS = byCard(CARD_IDS, (card) => PLACES.map((place) => say("choice.use", { card: nameOf(card), place })));

function printed({ card, index, attached }: Usable, seat: Seat): Option {
  const place = (attached ? ofAttached : ofTop)(seat)[index];
  const label = LABELS[card][index];
  if (place === undefined || label === undefined) throw new RangeError(`a city has no place ${index + 1}`);
  return { id: place.id, label, refs: place.refs, note: actionNote(card) };
}

const tokenOf = (attached: boolean): number => (attached ? TOKEN.underAction : TOKEN.topAction);

/** MD-13.1, MD-13.3: activated, without an action token, and with cost and condition met. */
export function useCardOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  forEachUsable(play, seat, isActivated, (usable) => {
    const { card, index, attached, effect, place } = usable;
    const token = tokenOf(attached);
    if ((place.tokens & token) !== 0) return;
    const stage = new CardStage(play, seat, { card, place: index });
    if (mayApply(effect, stage))
      options.push(actionOption(printed(usable, seat), undefined, using(stage, effect, token)));
  });
}

export function useCardBlocked(play: Play, seat: Seat, blocked: BlockedList): void {
  forEachUsable(
    play,
    seat,
    () => true,
    (usable) => {
      const { card, index, attached, effect, place } = usable;
      const stage = new CardStage(play, seat, { card, place: index });
      const block = (why: Message, clause: string): void => {
        const { id, label, refs } = printed(usable, seat);
        blocked.push({ id, label, refs, why, clause });
      };
      if (place.turned === "reinforced") block(say("why.reinforced"), "MD-21.14");
      else if (place.turned === "ready") block(say("why.not-activated"), "MD-13.1");
      else if ((place.tokens & tokenOf(attached)) !== 0) block(say("why.used"), "MD-7.7");
      else if (!mayApply(effect, stage)) block(whyNot(effect, stage), "MD-13.3");
    },
  );
}

const using =
  (stage: CardStage, effect: Effect, token: number): Act =>
  () =>
    useCityCard(stage, effect, token);

function* useCityCard(stage: CardStage, effect: Effect, token: number): Rules {
  const { play, seat, source } = stage;
  placeAt(playerAt(play.duel, seat), source.place).tokens |= token; // MD-7.7: marked before its effect
  play.table.tell(() => ({
    what: say("log.uses", { who: { seat }, card: nameOf(source.card) }),
    seat,
    clause: "MD-13.1",
  }));
  yield* applyEffect(effect, stage);
}
