import type { Rules, Seat } from "@civitas/kernel";
import { type Effect, mayApply } from "@civitas/monumental-family";
import { CARDS } from "../content/cards.ts";
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
  readonly id: string;
  readonly refs: readonly string[];
  readonly source: Source;
  readonly effect: Effect;
  readonly token: number;
  readonly place: Place;
}

function forEachUsable(play: Play, seat: Seat, visit: (usable: Usable) => void): void {
  const { city } = playerAt(play.duel, seat);
  for (let index = 0; index < city.length; index++) {
    const place = city[index];
    if (place === undefined || place.top === null) continue;
    const action = CARDS[place.top].action;
    if (action !== undefined) {
      const refs = [ref.place(seat, index + 1)];
      const source = { card: place.top, place: index };
      visit({ id: `use:${index + 1}`, refs, source, effect: action, token: TOKEN.topAction, place });
    }
    const attached = place.under === null ? undefined : CARDS[place.under].action;
    if (attached !== undefined && place.under !== null) {
      const refs = [ref.attached(seat, index + 1)];
      const source = { card: place.under, place: index };
      visit({ id: `use:${index + 1}:knowledge`, refs, source, effect: attached, token: TOKEN.underAction, place });
    }
  }
}

/** MD-13.1, MD-13.3: activated, without an action token, and with cost and condition met. */
export function useCardOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  forEachUsable(play, seat, ({ id, refs, source, effect, token, place }) => {
    if (place.turned !== "activated" || (place.tokens & token) !== 0) return;
    if (!mayApply(effect, new CardStage(play, seat, source))) return;
    options.push({
      id,
      label: say("choice.use", { card: nameOf(source.card), place: source.place + 1 }),
      note: actionNote(source.card),
      refs,
      act: () => useCityCard(play, seat, source, effect, token),
    });
  });
}

export function useCardBlocked(play: Play, seat: Seat, blocked: BlockedList): void {
  forEachUsable(play, seat, ({ id, refs, source, effect, token, place }) => {
    const label = say("choice.use", { card: nameOf(source.card), place: source.place + 1 });
    const stage = new CardStage(play, seat, source);
    if (place.turned === "reinforced") {
      blocked.push({ id, label, refs, why: say("why.reinforced"), clause: "MD-21.14" });
    } else if (place.turned === "ready") {
      blocked.push({ id, label, refs, why: say("why.not-activated"), clause: "MD-13.1" });
    } else if ((place.tokens & token) !== 0) {
      blocked.push({ id, label, refs, why: say("why.used"), clause: "MD-7.7" });
    } else if (!mayApply(effect, stage)) {
      blocked.push({ id, label, refs, why: whyNot(effect, stage), clause: "MD-13.3" });
    }
  });
}

function* useCityCard(play: Play, seat: Seat, source: Source, effect: Effect, token: number): Rules {
  placeAt(playerAt(play.duel, seat), source.place).tokens |= token; // MD-7.7: marked before its effect
  play.table.tell({ what: say("log.uses", { who: { seat }, card: nameOf(source.card) }), seat, clause: "MD-13.1" });
  yield* applyEffect(effect, new CardStage(play, seat, source));
}
