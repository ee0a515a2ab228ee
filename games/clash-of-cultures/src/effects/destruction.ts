import { choose, type Message, type Option, plainly, type Rules, type Seat } from "@civitas/kernel";
import { buildingsIn, citiesOf, cityAt, destroy } from "../cities.ts";
import type { CityPiece } from "../content/pieces.ts";
import { HALF_POINTS } from "../content/pieces.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex, wonderName } from "../say.ts";
import { sourceName } from "../source.ts";
import { type City, playerOf } from "../state.ts";
import { remove } from "../troops.ts";
import type { Stage } from "../verbs/verb.ts";
import { cityOption } from "./cities.ts";
import type { Deeds } from "./deeds.ts";
import { fallsUnlessSaved } from "./mood-loss.ts";

/** CC-23.16: what a piece and a Wonder are worth to whoever loses them. */
const LOST_PIECE = 2 * HALF_POINTS.piece;
const LOST_WONDER = HALF_POINTS.wonder;

/** CC-23.14. */
function award({ s, table }: Stage, seat: Seat, halves: number): void {
  playerOf(s, seat).eventHalves += halves;
  table.tell(() => ({
    what: say("log.event-points", { who: { seat }, n: halves / 2 }),
    seat,
    clause: "CC-23.14",
  }));
}

/** CC-23.16: it is out of the game, and its colour's player gets the points. */
function ruin(stage: Stage, city: City, what: Part): void {
  const { s, table, seat } = stage;
  const piece = nameOf(city, what);
  table.tell(() => ({
    what: say("log.building-lost", { building: piece, hex: sayHex(s, city.hex) }),
    seat,
    clause: "CC-23.16",
  }));
  if (what === "wonder") {
    if (city.wonder !== null) s.lostWonders.push(city.wonder);
    city.wonder = null;
    award(stage, seat, LOST_WONDER);
    return;
  }
  const colour = what === "settlement" ? seat : city.buildings[what];
  if (colour === null) return;
  playerOf(s, colour).gone[what] += 1;
  if (what === "settlement") destroy(s, city);
  else city.buildings[what] = null;
  if (what === "port") city.portHex = null;
  award(stage, colour, LOST_PIECE);
}

type Part = CityPiece | "wonder";

/** What a city is made of, the settlement last. */
const partsOf = (city: City): Part[] => [
  ...buildingsIn(city),
  ...(city.wonder === null ? [] : (["wonder"] as const)),
  "settlement",
];

interface Ruin extends Option {
  readonly city?: City;
  readonly part?: Part;
}

/** CC-23.24: what may still be chosen; a settlement only after everything else in its city. */
function ruins({ s, seat }: Stage, chosen: readonly Ruin[]): Ruin[] {
  const isChosen = (city: City, part: Ruin["part"]): boolean =>
    chosen.some((one) => one.city === city && one.part === part);
  return citiesOf(s, seat).flatMap((city) => {
    const left = partsOf(city).filter((part) => !isChosen(city, part));
    const free = left.length > 1 ? left.filter((part) => part !== "settlement") : left;
    return free.map((part) => ruinOption({ s, seat }, city, part));
  });
}

const nameOf = ({ wonder }: City, part: Part): Message => {
  if (part !== "wonder") return say(`building.${part}`);
  return wonder === null ? say("nothing") : wonderName(wonder);
};

function ruinOption({ s, seat }: Pick<Stage, "s" | "seat">, city: City, part: Part): Ruin {
  const name = hexName(s, city.hex);
  const at = part === "settlement" || part === "wonder" ? ref.city(name) : ref.building(name, part);
  return {
    id: `ruin:${name}:${part}`,
    label: say("piece-in", { piece: nameOf(city, part), hex: sayHex(s, city.hex) }),
    refs: [at, ref.player(seat)],
    city,
    part,
  };
}

export const destructionDeeds: Deeds<"loseCity" | "losePieces"> = {
  /** Volcano: a city with everything in it. */
  loseCity: {
    *run({ cities }, stage): Rules {
      const { s, table, seat, source } = stage;
      const mine = citiesOf(s, seat);
      if (mine.length < cities) return;
      const options = mine.map((city) => cityOption(s, city));
      const prompt = say("ask.lose-city", { source: sourceName(source) });
      const { city } = yield* choose(seat, prompt, options, { clause: "CC-23.16" });
      for (const kind of ["soldier", "settler"] as const) remove(s, city.hex, seat, kind, Number.POSITIVE_INFINITY);
      for (const part of partsOf(city)) ruin(stage, city, part);
      table.tell(() => ({ what: say("log.destroyed", { hex: sayHex(s, city.hex) }), seat, clause: "CC-23.16" }));
    },
    can: ({ cities }, { s, seat }) => citiesOf(s, seat).length >= cities,
  },

  /** CC-23.24: Earthquake. Everything is chosen before anything is removed. */
  losePieces: {
    *run({ cities, most }, stage): Rules {
      const { s, seat, source } = stage;
      if (citiesOf(s, seat).length < cities) return;
      const chosen: Ruin[] = [];
      while (chosen.length < most) {
        const end: Ruin[] = chosen.length > 0 ? [{ id: "done", label: say("do.enough"), apart: "end" }] : [];
        const prompt = say("ask.lose-pieces", { source: sourceName(source), n: most - chosen.length });
        const picked = chosen.map(({ label }) => plainly(label));
        const one = yield* choose<Ruin>(seat, prompt, [...ruins(stage, chosen), ...end], {
          clause: "CC-23.24",
          picked,
        });
        if (one.part === undefined) break;
        chosen.push(one);
      }
      for (const { city, part } of chosen) if (city !== undefined && part !== undefined) ruin(stage, city, part);
      for (const city of new Set(chosen.flatMap((one) => one.city ?? []))) {
        if (cityAt(s, city.hex) === city) yield* fallsUnlessSaved(stage, city, "step");
      }
    },
    can: ({ cities }, { s, seat }) => citiesOf(s, seat).length >= cities,
  },
};
