import {
  type Candidate,
  no,
  type Option,
  type Price,
  type Rules,
  remember,
  type Seat,
  type Verdict,
} from "@civitas/kernel";
import { CARDS, type CityId } from "./content/cards.ts";
import { GOLD_TO_TAKE } from "./content/constants.ts";
import { happen } from "./events.ts";
import type { Play } from "./play.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { CardStage } from "./stage.ts";
import { type FreeCity, other, playerAt } from "./state.ts";

/** By scout the gold comes from the player's supply; freely, from the common one (MD-17.10). */
export type Means = "scout" | "free";

const tradedBy = (city: FreeCity, seat: Seat): boolean => (seat === 0 ? city.traded[0] : city.traded[1]);
export const goldOn = (city: FreeCity, seat: Seat): number => (seat === 0 ? city.gold[0] : city.gold[1]);

const trading = remember(
  (city: CityId): Candidate => ({
    id: `trade:${city}`,
    label: say("choice.trade", { city: nameOf(city) }),
    refs: [ref.freeCity(city)],
  }),
);

const tradingOnly = remember(
  (city: CityId): Candidate => ({
    id: `trade:${city}:decline`,
    label: say("choice.trade-decline", { city: nameOf(city) }),
    refs: [ref.freeCity(city)],
  }),
);

/** A trade, and what happens when it is chosen. */
interface TradeOption extends Option {
  readonly act: () => Rules;
}

/** MD-17.7: together with the city the player says whether he wants its effect. */
function tradesWith(play: Play, seat: Seat, city: CityId, means: Means, price?: Price): TradeOption[] {
  const { id, label, refs } = trading(city);
  const note = play.vocabulary.sayVerbs(CARDS[city].bonus);
  const decline = tradingOnly(city);
  return [
    { id, label, refs, note, price, act: () => trade(play, seat, city, means, true) },
    {
      id: decline.id,
      label: decline.label,
      refs,
      note: undefined,
      price,
      act: () => trade(play, seat, city, means, false),
    },
  ];
}

/** MD-17.2 to MD-17.6: cities of the row not traded with this round, and own cities without an action token. */
export function judgeTrades(play: Play, seat: Seat, means: Means): Verdict<TradeOption>[] {
  const { duel } = play;
  const player = playerAt(duel, seat);
  const verdicts: Verdict<TradeOption>[] = [];
  for (const city of duel.freeCities) {
    if (city === null) continue;
    if (tradedBy(city, seat)) verdicts.push(no(() => trading(city.id), say("why.traded"), "MD-17.6"));
    // MD-17.3: by scout the 1 gold must be in the supply.
    else if (means === "free") verdicts.push(...tradesWith(play, seat, city.id, means));
    else if (player.supply.gold > 0) verdicts.push(...tradesWith(play, seat, city.id, means, { gold: 1 }));
    else verdicts.push(no(() => trading(city.id), say("why.no-gold"), "MD-17.3"));
  }
  for (const { id, used } of player.freeCities) {
    if (used) verdicts.push(no(() => trading(id), say("why.traded"), "MD-17.6"));
    else verdicts.push(...tradesWith(play, seat, id, means));
  }
  for (const { id } of playerAt(duel, other(seat)).freeCities) {
    verdicts.push(no(() => trading(id), say("why.rivals-city"), "MD-17.5"));
  }
  return verdicts;
}

/** MD-17.2 to MD-17.8. */
function* trade(play: Play, seat: Seat, id: CityId, means: Means, apply: boolean): Rules {
  const { duel, table } = play;
  const player = playerAt(duel, seat);
  if (means === "scout") player.scoutUsed = true; // MD-17.1
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
  if (apply) yield* new CardStage(play, seat, { card: id }).carryOut(CARDS[id].bonus);
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
