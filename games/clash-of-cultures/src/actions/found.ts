import { late, type Message, type No, no, type Reason, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { cityAt, piecesLeft, settle } from "../cities.ts";
import { hexName, terrainAt } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { Clash, Hex } from "../state.ts";
import { hasForeignUnits, remove } from "../troops.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-8: one candidate for each hex with a settler ashore. */
export const judgeFoundings: Judge = (s, table, seat, verdicts, explained) => {
  const seen: Hex[] = [];
  for (const { hex, owner, kind } of s.troops) {
    if (owner !== seat || kind !== "settler" || seen.includes(hex)) continue;
    seen.push(hex);
    const reason = s.now.actions > 0 ? cantFound(s, seat, hex) : { why: noActions(), clause: "CC-6.2" };
    const name = hexName(s, hex);
    const refs = [ref.troops(name, "settler")];
    const label = (): Message => say("do.found", { hex: sayHex(s, hex) });
    if (reason === undefined) {
      verdicts.push({
        id: `found:${name}`,
        label: late(label),
        refs,
        group: headingOf("found"),
        act: () => founding(s, table, seat, hex),
      });
    } else if (explained && cityAt(s, hex) === undefined) {
      verdicts.push(no(() => ({ id: `found:${name}`, label: label(), refs, group: headingOf("found") }), reason));
    }
  }
  if (explained) verdicts.push(...aboard(s, seat));
};

/** CC-8.4: settlers that would have to land first. */
const aboard = (s: Clash, seat: Seat): No[] =>
  s.ships
    .filter(({ owner, cargo }) => owner === seat && cargo.some(({ kind }) => kind === "settler"))
    .map(({ hex }) =>
      no(
        () => ({
          id: `found:${hexName(s, hex)}`,
          label: say("do.found", { hex: sayHex(s, hex) }),
          refs: [ref.hex(hexName(s, hex))],
          group: headingOf("found"),
        }),
        () => say("why.aboard"),
        "CC-8.4",
      ),
    );

/** CC-8.2, CC-8.5: why no city can be founded there, whoever pays for it. */
export function cantFound(s: Clash, seat: Seat, hex: Hex): Reason | undefined {
  const terrain = terrainAt(s, hex);
  if (terrain === null || terrain === "sea" || terrain === "barren")
    return { why: say("why.barren"), clause: "CC-8.2" };
  if (cityAt(s, hex) !== undefined) return { why: say("why.city-here"), clause: "CC-8.2" };
  if (hasForeignUnits(s, hex, seat)) return { why: say("why.foreign-units"), clause: "CC-8.2" };
  if (s.exhausted.includes(hex)) return { why: say("why.exhausted"), clause: "CC-8.2" };
  if (piecesLeft(s, seat, "settlement") === 0) return { why: say("why.no-settlement"), clause: "CC-8.5" };
  return undefined;
}

/** CC-8.1, CC-8.3. */
function* founding(s: Clash, table: GameTable, seat: Seat, hex: Hex): Rules {
  spendAction(s);
  remove(s, hex, seat, "settler", 1);
  found(s, table, seat, hex);
}

/** CC-8.6: a city founded by a settler or a card. */
export function found(s: Clash, table: GameTable, seat: Seat, hex: Hex): void {
  settle(s, seat, hex);
  table.tell(() => ({
    what: say("log.found", { who: { seat }, hex: sayHex(s, hex) }),
    seat,
    clause: "CC-8.1",
    moves: [{ piece: ref.piece(seat, "settlement"), from: ref.supply(seat), to: ref.hex(hexName(s, hex)) }],
  }));
  table.next("objectives", { occurrence: { what: "founded", by: seat, hex } });
}
