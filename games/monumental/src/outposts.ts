import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { sendHome } from "./forces.ts";
import { provincesOf, spaceName } from "./map.ts";
import { ref } from "./refs.ts";
import { say, sayPlace, sayProvince } from "./say.ts";
import { type Monumental, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

/** MO-9.23, MO-9.37: soldiers and the warlord count, a hero does not. */
export const garrison = (m: Monumental, seat: Seat, n: SpaceNumber): number =>
  spaceAt(m, n).soldiers + (realmOf(m, seat).warlord === n ? 1 : 0);

/** MO-9.23 to MO-9.25: where an outpost could be built. */
export const outpostSites = (m: Monumental, seat: Seat, units: number): SpaceNumber[] =>
  realmOf(m, seat).outposts === 0
    ? []
    : provincesOf(m, seat).filter((n) => !spaceAt(m, n).outpost && garrison(m, seat, n) >= units);

/** MO-9.23: sends units home and places an outpost from the reserve. */
export function* raiseOutpost(m: Monumental, table: GameTable, seat: Seat, n: SpaceNumber, retreat: number): Rules {
  const realm = realmOf(m, seat);
  const space = spaceAt(m, n);
  let warlord = false;
  if (realm.warlord === n && retreat > 0) {
    const both = [true, false].filter((goes) => space.soldiers >= retreat - (goes ? 1 : 0));
    const options = both.map((goes) => ({
      id: `warlord:${goes ? "yes" : "no"}`,
      label: say(goes ? "choice.warlord-goes-home" : "choice.warlord-stays"),
      refs: [ref.warlord(seat)],
      goes,
    }));
    warlord = (yield* choose(seat, say("ask.retreat", { place: sayPlace(m, n) }), options, { clause: "MO-9.23" })).goes;
  }
  space.outpost = true;
  realm.outposts--;
  sendHome(m, seat, n, retreat - (warlord ? 1 : 0), warlord);
  table.tell(() => ({
    what: say("log.builds-outpost", { who: { seat }, place: sayProvince(m, n) }),
    seat,
    clause: "MO-9.23",
    moves: [{ piece: ref.outpost(spaceName(m, n)), from: ref.outposts(seat), to: ref.space(spaceName(m, n)) }],
  }));
}
