import type { Blocked, Message, Option, Rules, Seat } from "@civitas/kernel";
import { carryOut } from "@civitas/monumental-family";
import { byCard, CARDS, CITY_IDS, type CityId } from "./content/cards.ts";
import { GOLD_TO_TAKE } from "./content/constants.ts";
import { happen } from "./events.ts";
import { bonusNote } from "./notes.ts";
import type { Play } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { CardStage } from "./stage.ts";
import { type Duel, type FreeCity, other, playerAt } from "./state.ts";

/** By scout the gold comes from the own supply, freely from the common one (MD-17.10). */
export type Means = "scout" | "free";

/** MD-17.2, MD-17.4, MD-17.6: cities of the row not traded with this round, and own cities without an action token. */
export function citiesToTradeWith(duel: Duel, seat: Seat, means: Means): CityId[] {
  const player = playerAt(duel, seat);
  const cities: CityId[] = [];
  // MD-17.3: by scout the 1 gold must be in the supply.
  if (means === "free" || player.supply.gold > 0) {
    for (const city of duel.freeCities) if (city !== null && !tradedBy(city, seat)) cities.push(city.id);
  }
  for (const { id, used } of player.freeCities) if (!used) cities.push(id);
  return cities;
}

export const tradedBy = (city: FreeCity, seat: Seat): boolean => (seat === 0 ? city.traded[0] : city.traded[1]);
export const goldOn = (city: FreeCity, seat: Seat): number => (seat === 0 ? city.gold[0] : city.gold[1]);

export interface TradeOption extends Option {
  readonly city: CityId;
  readonly apply: boolean;
}

/** What a player types and reads never changes. */
const PRINTED = byCard(CITY_IDS, (city) => ({
  refs: [ref.freeCity(city)],
  id: `trade:${city}`,
  label: say("choice.trade", { city: nameOf(city) }),
  declineId: `trade:${city}:decline`,
  declineLabel: say("choice.trade-decline", { city: nameOf(city) }),
}));

const ONE_GOLD = { gold: 1 };

/** MD-17.7: together with the city the player says whether he wants its effect. */
export function tradeOptions(duel: Duel, seat: Seat, means: Means): TradeOption[] {
  const options: TradeOption[] = [];
  for (const city of citiesToTradeWith(duel, seat, means)) {
    const { id, label, declineId, declineLabel, refs } = PRINTED[city];
    const paid = means === "scout" && duel.freeCities.some((free) => free?.id === city);
    const price = paid ? ONE_GOLD : undefined;
    options.push({ id, label, refs, note: bonusNote(city), price, city, apply: true });
    options.push({ id: declineId, label: declineLabel, refs, note: undefined, price, city, apply: false });
  }
  return options;
}

/** Why there is no trade with each of the other cities. */
export function tradesBlocked(duel: Duel, seat: Seat, means: Means): Blocked[] {
  const possible = citiesToTradeWith(duel, seat, means);
  const blocked: Blocked[] = [];
  const block = (city: CityId, why: Message, clause: string): void => {
    const { id, label, refs } = PRINTED[city];
    blocked.push({ id, label, why, clause, refs });
  };
  for (const city of duel.freeCities) {
    if (city === null || possible.includes(city.id)) continue;
    if (tradedBy(city, seat)) block(city.id, say("why.traded"), "MD-17.6");
    else block(city.id, say("why.no-gold"), "MD-17.3");
  }
  for (const { id, used } of playerAt(duel, seat).freeCities) if (used) block(id, say("why.traded"), "MD-17.6");
  for (const { id } of playerAt(duel, other(seat)).freeCities) block(id, say("why.rivals-city"), "MD-17.5");
  return blocked;
}

/** MD-17.2 to MD-17.8. */
export function* trade(play: Play, seat: Seat, id: CityId, means: Means, apply: boolean): Rules {
  const { duel, table } = play;
  const player = playerAt(duel, seat);
  const city = duel.freeCities.find((free) => free?.id === id) ?? undefined;
  const own = player.freeCities.find((controlled) => controlled.id === id);
  if (city !== undefined) layGold(play, seat, city, means);
  if (own !== undefined) own.used = true;
  table.tell(() => ({
    what: say(apply ? "log.trades" : "log.trades-declined", { who: { seat }, city: nameOf(id) }),
    seat,
    clause: city === undefined ? "MD-17.4" : means === "scout" ? "MD-17.2" : "MD-17.10",
    moves:
      city === undefined
        ? []
        : [
            {
              piece: ref.token("gold"),
              from: means === "scout" ? ref.supply(seat, "gold") : ref.bank,
              to: ref.side(seat, id),
            },
          ],
  }));
  if (apply) yield* carryOut(CARDS[id].bonus, new CardStage(play, seat, { card: id, place: -1 }));
  if (city !== undefined && goldOn(city, seat) >= GOLD_TO_TAKE) takeCity(play, seat, city);
  happen(play, seat, "trade"); // MD-17.14
}

function layGold(play: Play, seat: Seat, city: FreeCity, means: Means): void {
  if (means === "scout") playerAt(play.duel, seat).supply.gold--;
  const side = seat === 0 ? 0 : 1;
  city.gold[side]++;
  city.traded[side] = true;
}

/** MD-17.8, MD-17.9: all gold goes back, the city lies beside yours, and a new one is revealed in its place. */
function takeCity(play: Play, seat: Seat, city: FreeCity): void {
  const { duel, table } = play;
  const place = duel.freeCities.indexOf(city);
  playerAt(duel, seat).freeCities.push({ id: city.id, used: true });
  const next = duel.freeCityDeck.pop();
  duel.freeCities[place] = next === undefined ? null : { id: next, gold: [0, 0], traded: [false, false] };
  table.tell(() => ({
    what: say("log.takes-city", { who: { seat }, city: nameOf(city.id) }),
    seat,
    clause: "MD-17.8",
    moves: [{ piece: ref.card(city.id), from: ref.freeCity(city.id), to: ref.side(seat, city.id) }],
  }));
  if (next !== undefined) {
    table.tell(() => ({
      what: say("log.city-revealed", { city: nameOf(next) }),
      clause: "MD-17.8",
      moves: [{ piece: ref.card(next), from: ref.freeCityDeck, to: ref.freeCity(next) }],
    }));
  }
}
