import { choose, no, type Option, type Rules, type Seat, type Table, type Verdict } from "@civitas/kernel";
import { say } from "./say.ts";
import type { Caravans, Water } from "./state.ts";

/** CR-2: the caravan whose turn it is drinks, or trusts the wind. */
export function* turn(s: Caravans, table: Table): Rules {
  const seat = s.turn;
  const { water } = yield* choose(seat, say("ask.ride"), ways(s, seat), { clause: "CR-2.1" });
  if (water === undefined) trustTheWind(s, table, seat);
  else drink(s, table, seat, water);
  s.turn = (seat + 1) % s.stages.length;
}

type Way = Option & { readonly water?: Water };

/** A hand as the kinds of water in it: two equal cards are one choice. */
const kindsIn = (hand: readonly Water[]): Water[] => [...new Set(hand)].sort();

function ways(s: Caravans, seat: Seat): Verdict<Way>[] {
  const waters = kindsIn(s.hands[seat] ?? []);
  return [...waters.map((water) => judge(s, water)), { id: "wind", label: say("do.wind") }];
}

/** CR-2.3: the water that was drunk last can't be drunk again. */
function judge(s: Caravans, water: Water): Verdict<Way> {
  const way = { id: `drink:${water}`, label: say("do.drink", { water }), refs: [`card:${water}`], water };
  return s.drunk.at(-1) === water ? no(way, say("why.stale", { water }), "CR-2.3") : way;
}

/** CR-2.2: go on by the card's number and draw another. */
function drink(s: Caravans, table: Table, seat: Seat, water: Water): void {
  const hand = s.hands[seat] ?? [];
  hand.splice(hand.indexOf(water), 1);
  s.drunk.push(water);
  goOn(s, seat, water);
  table.tell(() => ({ what: say("log.drank", { who: { seat }, water }), seat, clause: "CR-2.2" }));
  const drawn = s.deck.pop();
  if (drawn === undefined) return;
  hand.push(drawn);
  table.tell(() => ({
    what: say("log.drew", { water: drawn }),
    only: [seat],
    others: say("log.drewHidden", { who: { seat } }),
    seat,
    clause: "CR-2.2",
  }));
}

/** CR-2.4: a die says how far; on a 6 there is a sandstorm. */
function trustTheWind(s: Caravans, table: Table, seat: Seat): void {
  const rolled = table.random.die(6);
  const storm = rolled === 6;
  if (!storm) goOn(s, seat, rolled);
  const key = storm ? "log.storm" : "log.wind";
  table.tell(() => ({ what: say(key, { who: { seat }, rolled }), seat, clause: "CR-2.4" }));
}

function goOn(s: Caravans, seat: Seat, stages: number): void {
  s.stages[seat] = Math.min(s.road, (s.stages[seat] ?? 0) + stages);
}
