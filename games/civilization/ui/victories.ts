import type { Nearness, WayToWin } from "@civitas/table-kit";
import { COINS_TO_WIN, RESEARCH_PRICE } from "../src/content/constants.ts";
import { VICTORY_SPACE } from "../src/content/track.ts";
import type { CivilizationView, RealmView } from "../src/view/view.ts";
import { say } from "./say.ts";

/** CV-27: Space Flight stands on a pyramid of 5, 4, 3 and 2 techs. */
const PYRAMID = [5, 4, 3, 2, 1];
const LEVELS = [1, 2, 3, 4, 5] as const;

/** By level: the techs that carry Space Flight, and Space Flight itself; what lies beside the pyramid doesn't count. */
const carrying = ({ pyramid }: RealmView): number[] =>
  PYRAMID.map((most, i) => Math.min(most, pyramid.filter(({ level }) => level === i + 1).length));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** What so many techs of each level cost: a tech high up is worth more of the way than one below. */
const worth = (techs: readonly number[]): number =>
  sum(techs.map((n, i) => n * (LEVELS[i] === undefined ? 0 : RESEARCH_PRICE[LEVELS[i]])));

/** "c10" as two numbers. */
function placeOf(square: string): readonly [number, number] {
  const [, letters = "", row = "0"] = /^([a-z]+)(\d+)$/.exec(square) ?? [];
  return [[...letters].reduce((x, letter) => 26 * x + letter.charCodeAt(0) - 96, 0), Number(row)];
}

const steps = (a: string, b: string): number => {
  const [[x, y], [u, v]] = [placeOf(a), placeOf(b)];
  return Math.abs(x - u) + Math.abs(y - v);
};

/** CV-31.5: steps from the nearest army to the nearest capital of another nation; nothing without an army. */
function marchOf({ realms }: CivilizationView, realm: RealmView): number | undefined {
  const capitals = realms.flatMap(({ seat, cities }) =>
    seat === realm.seat ? [] : cities.filter(({ capital }) => capital).map(({ at }) => at),
  );
  const armies = realm.figures.filter(({ kind }) => kind === "army").map(({ at }) => at);
  const marches = armies.flatMap((army) => capitals.map((capital) => steps(army, capital)));
  return marches.length === 0 ? undefined : Math.min(...marches);
}

interface Counted extends Nearness {
  readonly icon: "coin" | "culture" | "tech";
  /** How much of the way lies behind. */
  readonly part: number;
}

/** Economic, culture and tech victory: these are counted. */
function counted(realm: RealmView): readonly Counted[] {
  const { coins, track } = realm;
  const techs = carrying(realm);
  return [
    { icon: "coin", n: coins, of: COINS_TO_WIN, part: coins / COINS_TO_WIN },
    { icon: "culture", n: track, of: VICTORY_SPACE, part: track / VICTORY_SPACE },
    { icon: "tech", n: sum(techs), of: sum(PYRAMID), part: worth(techs) / worth(PYRAMID) },
  ];
}

/** The way on which a nation has come furthest. */
export const nearestOf = (realm: RealmView): Nearness =>
  counted(realm).reduce((best, way) => (way.part > best.part ? way : best));

/** CV-31: how far a nation has come to each of the four victories. */
export function waysOf(view: CivilizationView, realm: RealmView): readonly WayToWin[] {
  const march = marchOf(view, realm);
  return [
    ...counted(realm).map(
      ({ icon, n, of, part }): WayToWin => ({
        icon,
        name: say(`ui.way.${icon}`, { n, of }),
        short: `${n}/${of}`,
        part,
      }),
    ),
    {
      icon: "army",
      name: march === undefined ? say("ui.way.no-army") : say("ui.way.army", { n: march }),
      short: march === undefined ? "–" : String(march),
      part: 0, // no measure for how strong it would have to be
    },
  ];
}
