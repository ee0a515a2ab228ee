import { choose, type Option, type Rules, type Seat, type Table, window } from "@civitas/kernel";
import { type Ambush, type Entering, type March, type Place, ROADS, type Stories, say } from "./state.ts";

interface Way extends Option {
  readonly place?: Place;
}

/** AM-2.1: go along a road, or halt. */
function ways({ riders }: Ambush, seat: Seat): Way[] {
  const here = riders[seat] ?? "camp";
  const roads = ROADS[here].map((place) => ({
    id: `go:${place}`,
    label: say("go", { to: place }),
    refs: [`place:${place}`],
    place,
  }));
  return [...roads, { id: "halt", label: say("halt") }];
}

/** AM-2: one step of a march. */
export function* march(s: Ambush, table: Table<Stories>, { seat, left }: March): Rules {
  const { place } = yield* choose(seat, say("march", { left }), ways(s, seat), { clause: "AM-2.1" });
  if (place === undefined) return;
  if (left > 1) table.next("march", { seat, left: left - 1 });
  table.next("enter", { seat, to: place }); // comes first
}

/** AM-3: the others may stop it with a sandstorm; who holds one is secret, so all are asked. */
export function* enter(s: Ambush, table: Table<Stories>, { seat, to }: Entering): Rules {
  const others = s.riders.map((_, n) => (seat + 1 + n) % s.riders.length).slice(0, -1);
  const played = yield* window(others, {
    prompt: say("storm", { who: { seat }, to }),
    clause: "AM-3.1",
    plays: (other) => (s.storms[other] === true ? [{ id: "storm", label: say("stopped") }] : []),
    asks: "everybody",
    standing: { kind: "storm", scopes: { turn: String(s.turn) } },
  });
  if (played !== undefined) {
    s.storms[played.seat] = false;
    table.tell(() => ({ what: say("stopped"), seat: played.seat, clause: "AM-3.2" }));
    return;
  }
  s.riders[seat] = to;
  if (to === "camp") return; // AM-4.3: nobody fights in the camp
  for (const other of others) if (s.riders[other] === to) table.next("fight", { attacker: seat, defender: other });
}
