import type { Message, Rules, Seat } from "@civitas/kernel";
import { type Effect, mayApply } from "@civitas/monumental-family";
import { isActivated } from "../city.ts";
import { CARDS, type CardId } from "../content/cards.ts";
import { actionNote } from "../notes.ts";
import type { Play, Source } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { type Place, placeAt, playerAt, TOKEN } from "../state.ts";
import { applyEffect } from "../using.ts";
import { type ActionOption, type BlockedList, whyNot } from "./option.ts";

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

/** What a player types, reads and points at. */
const printed = ({ card, index, attached }: Usable, seat: Seat) => ({
  id: attached ? `use:${index + 1}:knowledge` : `use:${index + 1}`,
  label: say("choice.use", { card: nameOf(card), place: index + 1 }),
  refs: [attached ? ref.attached(seat, index + 1) : ref.place(seat, index + 1)],
});

const tokenOf = (attached: boolean): number => (attached ? TOKEN.underAction : TOKEN.topAction);

/** MD-13.1, MD-13.3: activated, without an action token, and with cost and condition met. */
export function useCardOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  forEachUsable(play, seat, isActivated, (usable) => {
    const { card, index, attached, effect, place } = usable;
    const token = tokenOf(attached);
    const source = { card, place: index };
    if ((place.tokens & token) !== 0 || !mayApply(effect, new CardStage(play, seat, source))) return;
    const { id, label, refs } = printed(usable, seat);
    options.push({
      id,
      label,
      note: actionNote(card),
      refs,
      act: () => useCityCard(play, seat, source, effect, token),
    });
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
        blocked.push({ ...printed(usable, seat), why, clause });
      };
      if (place.turned === "reinforced") block(say("why.reinforced"), "MD-21.14");
      else if (place.turned === "ready") block(say("why.not-activated"), "MD-13.1");
      else if ((place.tokens & tokenOf(attached)) !== 0) block(say("why.used"), "MD-7.7");
      else if (!mayApply(effect, stage)) block(whyNot(effect, stage), "MD-13.3");
    },
  );
}

function* useCityCard(play: Play, seat: Seat, source: Source, effect: Effect, token: number): Rules {
  placeAt(playerAt(play.duel, seat), source.place).tokens |= token; // MD-7.7: marked before its effect
  play.table.tell(() => ({
    what: say("log.uses", { who: { seat }, card: nameOf(source.card) }),
    seat,
    clause: "MD-13.1",
  }));
  yield* applyEffect(effect, new CardStage(play, seat, source));
}
