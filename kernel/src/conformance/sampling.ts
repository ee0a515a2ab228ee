import type { AnyGame, OptionKind } from "../game.ts";
import { Random } from "../random.ts";
import { applies } from "../settle-options.ts";
import { countSettings, everySetting, type Setting, valuesOf } from "./setting.ts";

/** A game with no more settings than this is tried in all of them. */
const FEW = 12;
/** How many settings are drawn at random; the one in which the most new pairs meet is taken. */
const DRAWN = 30;

interface Choice {
  readonly name: string;
  readonly value: boolean | string | number;
}

/** Two choices of one setting. */
interface Pair {
  readonly seats: number;
  readonly choices: readonly Choice[];
}

/**
 * Settings in which every two choices meet: every number of seats with every option, and every option with every
 * other. Ten modules have a thousand combinations, but about a dozen settings hold every pair. Always the same sample.
 */
export function sampleSettings(game: AnyGame): Setting[] {
  if (countSettings(game) <= FEW) return everySetting(game);
  const random = Random.seeded(`settings of ${game.id}`);
  const open = allPairs(game);
  const sample: Setting[] = [];
  for (let [wanted] = open.values(); wanted !== undefined; [wanted] = open.values()) {
    const pair = wanted;
    const newIn = (setting: Setting): number => keysIn(setting).filter((key) => open.has(key)).length;
    const drawn = Array.from({ length: DRAWN }, () => draw(game, random, pair));
    const best = drawn.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    for (const key of keysIn(best)) open.delete(key);
    sample.push(best);
  }
  return sample;
}

function kindsAt(game: AnyGame, seats: number): [string, OptionKind][] {
  const kinds: [string, OptionKind][] = Object.entries(game.options);
  return kinds.filter(([, kind]) => applies(kind, seats));
}

/** A setting at random that holds this pair. */
function draw(game: AnyGame, random: Random, { seats, choices }: Pair): Setting {
  const options = kindsAt(game, seats).map(([name, kind]): [string, Choice["value"]] => {
    const wanted = choices.find((choice) => choice.name === name);
    return [name, wanted?.value ?? random.pick(valuesOf(kind))];
  });
  return { seats, options: Object.fromEntries(options) };
}

function allPairs(game: AnyGame): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const lists = kindsAt(game, seats).map(([name, kind]) => valuesOf(kind).map((value): Choice => ({ name, value })));
    const choices: Choice[] = [{ name: "seats", value: seats }, ...lists.flat()];
    choices.forEach((one, i) => {
      for (const other of choices.slice(i + 1)) {
        if (one.name !== other.name) pairs.set(keyOf(one, other), { seats, choices: [one, other] });
      }
    });
  }
  return pairs;
}

const keyOf = (one: Choice, other: Choice): string => `${one.name}=${one.value} ${other.name}=${other.value}`;

function keysIn({ seats, options }: Setting): string[] {
  const chosen = Object.entries(options).map(([name, value]): Choice => ({ name, value }));
  const choices: Choice[] = [{ name: "seats", value: seats }, ...chosen];
  return choices.flatMap((one, i) => choices.slice(i + 1).map((other) => keyOf(one, other)));
}
