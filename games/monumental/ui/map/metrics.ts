/**
 * Where things stand in a hex, from its centre, and how large they are. Nothing on the map is smaller than 12 px: with less
 * room emblems, names and chips go first, and all of it is in the close-up.
 */
export interface Metrics {
  /** The line of the emblem and the name of the space. */
  readonly label: number;
  /** The ground on which pieces stand; in a capital they stand lower, below its name. */
  readonly base: number;
  readonly capitalName: number;
  readonly capitalBase: number;
  readonly capitalTokens: number;
  /** The middle of barbarians and towns. */
  readonly middle: number;
  /** The line of tokens. */
  readonly tokens: number;
  /** The line of the defence or the price. */
  readonly price: number;
  readonly soldier: number;
  readonly warlord: number;
  readonly outpost: number;
  readonly explorer: number;
  /** Emblems, names of markets and towns. */
  readonly names: boolean;
}

const FULL: Metrics = {
  label: -33,
  base: 3,
  capitalName: -32,
  capitalBase: 28,
  capitalTokens: -8,
  middle: -10,
  tokens: 18,
  price: 38,
  soldier: 21,
  warlord: 26,
  outpost: 25,
  explorer: 8.5,
  names: true,
};

const SMALL: Metrics = {
  label: -27,
  base: 1,
  capitalName: -24,
  capitalBase: 22,
  capitalTokens: -7,
  middle: -11,
  tokens: 7,
  price: 27,
  soldier: 16,
  warlord: 19,
  outpost: 18,
  explorer: 7.5,
  names: false,
};

/** A hex that lies on its side is wide and low. */
const LOW: Metrics = {
  ...SMALL,
  base: 0,
  capitalName: -20,
  capitalBase: 25,
  capitalTokens: -4,
  middle: -12,
  tokens: 5,
  price: 25,
};

/** The metrics of the full drawing are made for a side of 57. */
const FULL_AT = 57;
const ENOUGH = 52;

export interface Scaled extends Metrics {
  /** How much everything is enlarged beyond the metrics. */
  readonly scale: number;
}

export function metricsFor(size: number, turned: boolean): Scaled {
  if (size >= ENOUGH && !turned) return { ...FULL, scale: Math.max(size / FULL_AT, ENOUGH / FULL_AT) };
  return { ...(turned ? LOW : SMALL), scale: Math.max(1, size / (turned ? 45 : 41)) };
}
