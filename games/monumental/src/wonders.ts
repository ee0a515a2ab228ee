import { choose, type Option, type Price, type Rules, type Seat } from "@civitas/kernel";
import { isWonderSlot, slotsWith, takeFromDisplay } from "./acquiring.ts";
import type { GameTable, Story } from "./agenda.ts";
import { putOnTop } from "./city-deck.ts";
import { CARDS, isWonder, type WonderId } from "./content/cards.ts";
import { provincesOf, spaceName } from "./map.ts";
import { canPay, payBill, usualPrice } from "./payment.ts";
import { reducedPrice, useReductions } from "./reductions.ts";
import { ref } from "./refs.ts";
import { resolveTogether } from "./resolve-together.ts";
import { nameOf, say, sayProvince } from "./say.ts";
import { fromCard } from "./source.ts";
import { cityOf, type Monumental, realmOf, type SpaceNumber, spaceAt } from "./state.ts";
import { triggered } from "./triggers.ts";

/** A section that can be built: the first one of a wonder in a slot, or the second one of one's own wonder. */
export type Section =
  | { readonly of: "display"; readonly slot: number; readonly wonder: WonderId }
  | { readonly of: "own"; readonly wonder: WonderId };

/** MO-5.10, MO-7.14: what a section costs now. */
export function sectionPrice(m: Monumental, seat: Seat, section: Section, further = 0): number {
  const [first, second] = CARDS[section.wonder].sections;
  return reducedPrice(m, seat, "wonder-section", section.of === "display" ? first : second, { further });
}

/** MO-7.10: tiles that can hold the token of a new wonder. */
export function tokenTiles(m: Monumental, seat: Seat): SpaceNumber[] {
  const { capital } = realmOf(m, seat);
  const own = capital === null ? provincesOf(m, seat) : [capital, ...provincesOf(m, seat)];
  return own.filter((n) => spaceAt(m, n).wonder === null);
}

export interface SectionOption extends Option {
  readonly section: Section;
}

/** MO-7.14: what an effect can build at its reduced price. */
export function sectionOptions(m: Monumental, seat: Seat, further: number): SectionOption[] {
  const realm = realmOf(m, seat);
  const options: SectionOption[] = [];
  const offer = (section: Section, refs: string[]): void => {
    const bill = { production: sectionPrice(m, seat, section, further) };
    if (!canPay(m, seat, bill)) return;
    const price: Price = usualPrice(realm, bill);
    const own = section.of === "own";
    options.push({
      id: `${own ? "complete" : "start"}:${section.wonder}`,
      label: say(own ? "choice.complete" : "choice.start", { card: nameOf(section.wonder) }),
      refs,
      price,
      section,
    });
  };
  const [wonder] = realm.construction;
  if (wonder !== undefined && tokenTiles(m, seat).length > 0) {
    offer({ of: "own", wonder }, [ref.construction(seat)]);
  }
  for (const slot of slotsWith(m, "wonder").filter(isWonderSlot)) {
    offer({ of: "display", slot: slot.slot, wonder: slot.card }, [ref.slot(slot.slot + 1)]);
  }
  return options;
}

/** Pays for a section and builds it. */
export function* buildSection(m: Monumental, table: GameTable, seat: Seat, section: Section, further = 0): Rules {
  const clause = section.of === "own" ? "MO-7.8" : "MO-7.6";
  yield* payBill(m, table, seat, { production: sectionPrice(m, seat, section, further) }, clause);
  useReductions(m, seat, "wonder-section");
  if (section.of === "own") completeWonder(m, table, seat, section.wonder);
  else yield* startWonder(m, table, seat, section.slot);
}

/** MO-7.6, MO-7.7: the wonder comes beside the city; of two only one is kept. */
export function* startWonder(m: Monumental, table: GameTable, seat: Seat, slot: number): Rules {
  const realm = realmOf(m, seat);
  const card = takeFromDisplay(m, slot);
  if (!isWonder(card)) throw new Error(`${card} is no wonder`);
  realm.construction.push(card);
  table.tell(() => ({
    what: say("log.starts", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MO-7.6",
    moves: [{ piece: ref.card(card), from: ref.slot(slot + 1), to: ref.construction(seat) }],
  }));
  if (realm.construction.length < 2) return;
  const options = realm.construction.map((kept) => ({
    id: `keep:${kept}`,
    label: nameOf(kept),
    refs: [ref.construction(seat)],
    kept,
  }));
  const { kept } = yield* choose(seat, say("ask.keep-wonder"), options, { clause: "MO-7.7" });
  for (const dropped of realm.construction) if (dropped !== kept) dropWonder(m, table, seat, dropped, "MO-7.7");
  realm.construction = [kept];
}

/** MO-7.17: an unfinished wonder leaves the game with its token. */
export function dropWonder(m: Monumental, table: GameTable, owner: number, card: WonderId, clause: string): void {
  m.gone.push(card);
  table.tell(() => ({
    what: say("log.drops-wonder", { card: nameOf(card) }),
    clause,
    moves: [{ piece: ref.card(card), from: ref.construction(owner), to: ref.box }],
  }));
}

/** MO-7.9, MO-7.18: the completion effects; then the card, the token and the event. */
function completeWonder(m: Monumental, table: GameTable, seat: Seat, wonder: WonderId): void {
  realmOf(m, seat).construction = [];
  cityOf(m, seat).completing = wonder;
  table.tell(() => ({
    what: say("log.completes", { who: { seat }, card: nameOf(wonder) }),
    seat,
    clause: "MO-7.9",
  }));
  table.next("wonderCompleted", { seat, wonder });
  table.next("effects", { seat, source: fromCard(wonder), verbs: CARDS[wonder].bonus });
}

/** MO-7.9, MO-7.10, MO-7.20: card on the deck, token on the map, then the triggers. */
export const tellWonderCompleted: Story<"wonderCompleted"> = function* (m, table, { seat, wonder }) {
  const city = cityOf(m, seat);
  city.completing = null;
  putOnTop(city, wonder);
  table.tell(() => ({
    what: say("log.wonder-on-deck", { card: nameOf(wonder) }),
    seat,
    clause: "MO-7.9",
    moves: [{ piece: ref.card(wonder), from: ref.construction(seat), to: ref.cityDeck(seat) }],
  }));
  const options = tokenTiles(m, seat).map((n) => ({
    id: `wonder:${spaceName(m, n)}`,
    label: sayProvince(m, n),
    refs: [ref.space(spaceName(m, n))],
    n,
  }));
  const { n } = yield* choose(seat, say("ask.wonder-token", { card: nameOf(wonder) }), options, { clause: "MO-7.20" });
  placeToken(m, table, seat, wonder, n);
  table.next("heroMayReturn", { seat, met: "wonder" });
  resolveTogether(table, seat, triggered(m, seat, "complete-wonder"), "MO-7.9");
};

export function placeToken(m: Monumental, table: GameTable, owner: number, wonder: WonderId, n: SpaceNumber): void {
  const space = spaceAt(m, n);
  space.wonder = wonder;
  space.builder = owner;
  table.tell(() => ({
    what: say("log.places-token", { card: nameOf(wonder), place: sayProvince(m, n) }),
    clause: "MO-7.10",
    moves: [{ piece: ref.wonderToken(wonder), from: ref.realm(owner), to: ref.space(spaceName(m, n)) }],
  }));
}
