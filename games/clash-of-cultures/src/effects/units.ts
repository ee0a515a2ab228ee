import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { launchAll, mayLaunch } from "../actions/build.ts";
import { citiesOf, cityAt } from "../cities.ts";
import { MOVES } from "../content/pieces.ts";
import { hexName } from "../map.ts";
import { canMove, canSail, startMoves } from "../movement/moves.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import { type City, type Clash, clockwiseFrom, type LandKind } from "../state.ts";
import { armyRoom, inSupply, recruit } from "../troops.ts";
import type { PlaceUnit } from "../verbs/units.ts";
import type { Stage } from "../verbs/verb.ts";
import { cityOption } from "./cities.ts";
import type { Deeds } from "./deeds.ts";
import { rivalOption } from "./turn.ts";

/** CC-13.9, CC-1.4: own cities in which such a unit finds room. */
function homes(s: Clash, seat: Seat, unit: LandKind): City[] {
  if (inSupply(s, seat, unit) === 0) return [];
  return citiesOf(s, seat).filter(({ hex }) => unit === "settler" || armyRoom(s, hex, seat) > 0);
}

/** CC-23.22: players for whom it has an effect. */
const receivers = ({ s, seat }: Stage, { unit }: PlaceUnit): Seat[] =>
  clockwiseFrom(s, seat)
    .slice(1)
    .filter((other) => homes(s, other, unit).length > 0);

/** CC-23.30. */
function* placeInCity({ s, table }: Stage, seat: Seat, unit: LandKind, cities: readonly City[]): Rules {
  if (cities.length === 0) return;
  const options = cities.map((city) => cityOption(s, city));
  const { city } = yield* choose(seat, say("ask.place", { unit: say(`unit.${unit}`) }), options, {
    clause: "CC-23.30",
  });
  recruit(s, seat, city.hex, unit, 1);
  table.tell(() => ({
    what: say("log.placed", { who: { seat }, unit: say(`unit.${unit}`), hex: sayHex(s, city.hex) }),
    seat,
    clause: "CC-23.30",
    moves: [{ piece: ref.unit(seat, unit), from: ref.supply(seat), to: ref.hex(hexName(s, city.hex)) }],
  }));
}

const homesHere = ({ s, seat, hex }: Stage, unit: LandKind): City[] =>
  homes(s, seat, unit).filter((city) => city.hex === hex);

/** CC-13.6: ships of this player that could make a move. */
const canSailAny = (s: Clash, seat: Seat): boolean =>
  s.ships.some(({ owner, fought, hex }) => owner === seat && !fought && canSail(s, seat, hex));

export const unitDeeds: Deeds<"placeUnit" | "launchShip" | "moveShip" | "marchToWar"> = {
  placeUnit: {
    *run(verb, stage): Rules {
      const { s, seat } = stage;
      const { unit, where } = verb;
      if (where === "here") return yield* placeInCity(stage, seat, unit, homesHere(stage, unit));
      if (where === "own-city") return yield* placeInCity(stage, seat, unit, homes(s, seat, unit));
      const options = receivers(stage, verb).map(rivalOption);
      if (options.length === 0) return;
      const prompt = say("ask.place-other", { unit: say(`unit.${unit}`) });
      const { other } = yield* choose<Option & { readonly other: Seat }>(seat, prompt, options, { clause: "CC-23.22" });
      yield* placeInCity(stage, other, unit, homes(s, other, unit));
    },
    can: (verb, stage) => {
      if (verb.where === "other-player") return receivers(stage, verb).length > 0;
      return (verb.where === "here" ? homesHere(stage, verb.unit) : homes(stage.s, stage.seat, verb.unit)).length > 0;
    },
  },

  /** CC-26.12, CC-10.6. */
  launchShip: {
    *run(_verb, { s, table, seat, hex }): Rules {
      const city = hex === null ? undefined : cityAt(s, hex);
      if (city === undefined || city.portHex === null || inSupply(s, seat, "ship") === 0) return;
      if (mayLaunch(s, seat, city)) launchAll(s, table, seat, city.portHex, 1);
    },
    can: (_verb, { s, seat }) => inSupply(s, seat, "ship") > 0,
  },

  moveShip: {
    *run(_verb, { s, table, seat }): Rules {
      if (canSailAny(s, seat)) startMoves(table, { seat, left: 1, kind: "ship" });
    },
    can: (_verb, { s, seat }) => canSailAny(s, seat),
  },

  /** CC-23.18. */
  marchToWar: {
    *run({ cv }, { s, table, seat }): Rules {
      if (!canMove(s, seat)) return;
      s.now.warlord = cv;
      startMoves(table, { seat, left: MOVES, kind: "action" });
    },
    can: (_verb, { s, seat }) => canMove(s, seat),
  },
};
