import { choose, type Rules, type Seat } from "@civitas/kernel";
import { putOnTop } from "./city-deck.ts";
import { type BasicId, CARDS, type DevelopmentId } from "./content/cards.ts";
import { CIVILIZATIONS } from "./content/civilizations.ts";
import { happen } from "./events.ts";
import { type Bill, payBill } from "./payment.ts";
import type { Play } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { CardStage } from "./stage.ts";
import { type Duel, playerAt } from "./state.ts";
import { addToSupply, gainMoves } from "./supply.ts";

/** MD-8.2: the card leaves the row and its place stays free. */
function takeFromRow(duel: Duel, place: number): DevelopmentId {
  const card = duel.row[place] ?? null;
  if (card === null) throw new RangeError(`place ${place + 1} of the row is empty`);
  duel.row[place] = null;
  return card;
}

/** MD-8.3, MD-8.6: on top of the city deck, a Barricade on top of the province pile. */
export function receiveBasic(play: Play, seat: Seat, card: BasicId, clause: string): void {
  const player = playerAt(play.duel, seat);
  play.duel.stacks[card]--;
  const isBarricade = card === "barricade";
  if (isBarricade) player.provinces.push({ id: card, tokens: [] });
  else putOnTop(player, card);
  play.table.tell(() => ({
    what: say("log.acquires", { who: { seat }, card: nameOf(card) }),
    seat,
    clause,
    moves: [
      { piece: ref.card(card), from: ref.stack(card), to: isBarricade ? ref.provinces(seat) : ref.cityDeck(seat) },
    ],
  }));
}

/** MD-8.3, MD-8.4: a building or knowledge card of the row goes face down on top of the city deck. */
export function receiveCityCard(play: Play, seat: Seat, place: number, clause: string): void {
  const card = takeFromRow(play.duel, place);
  putOnTop(playerAt(play.duel, seat), card);
  play.table.tell(() => ({
    what: say("log.acquires", { who: { seat }, card: nameOf(card) }),
    seat,
    clause,
    moves: [{ piece: ref.card(card), from: ref.row(place + 1), to: ref.cityDeck(seat) }],
  }));
  if (CARDS[card].kind === "knowledge") happen(play, seat, "acquire-knowledge");
}

/** MD-8.7, MD-8.8: a province of the row goes on top of the pile; then its bonus. */
export function* receiveProvince(play: Play, seat: Seat, place: number): Rules {
  const card = takeFromRow(play.duel, place);
  playerAt(play.duel, seat).provinces.push({ id: card, tokens: [] });
  play.table.tell(() => ({
    what: say("log.conquers", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-8.7",
    moves: [{ piece: ref.card(card), from: ref.row(place + 1), to: ref.provinces(seat) }],
  }));
  conquered(play, seat, false);
  yield* new CardStage(play, seat, { card }).carryOut(CARDS[card].bonus);
}

/** MD-22.3, MD-12.8: the Malians' gold, and the event that others wait for. */
export function conquered(play: Play, seat: Seat, fromOpponent: boolean): void {
  const player = playerAt(play.duel, seat);
  if (player.civilization !== null && CIVILIZATIONS[player.civilization].conquersWithGold) {
    addToSupply(player, { gold: 1 });
    play.table.tell(() => ({
      what: say("log.conquest-gold", { who: { seat } }),
      seat,
      clause: "MD-22.3",
      moves: gainMoves(seat, ref.bank, { gold: 1 }),
    }));
  }
  happen(play, seat, "conquer", fromOpponent ? "lose-province" : undefined);
}

/** MD-8.11, MD-8.13: pays the first section; of two wonders under construction only one is kept. */
export function* startWonder(play: Play, seat: Seat, place: number, bill: Bill): Rules {
  const { duel, table } = play;
  const player = playerAt(duel, seat);
  yield* payBill(play, seat, bill, "MD-8.11");
  const card = takeFromRow(duel, place);
  player.underConstruction.push(card);
  table.tell(() => ({
    what: say("log.starts", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-8.11",
    moves: [{ piece: ref.card(card), from: ref.row(place + 1), to: ref.construction(seat) }],
  }));
  if (player.underConstruction.length < 2) return;
  const options = player.underConstruction.map((kept) => ({
    id: `keep:${kept}`,
    label: nameOf(kept),
    refs: [ref.construction(seat)],
    kept,
  }));
  const { kept } = yield* choose(seat, say("ask.keep-wonder"), options, { clause: "MD-8.13" });
  for (const dropped of player.underConstruction) if (dropped !== kept) dropWonder(play, seat, dropped);
  player.underConstruction = [kept];
}

function dropWonder(play: Play, seat: Seat, card: DevelopmentId): void {
  play.duel.discard.push(card);
  play.table.tell(() => ({
    what: say("log.drops-wonder", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-8.13",
    moves: [{ piece: ref.card(card), from: ref.construction(seat), to: ref.discard }],
  }));
}
