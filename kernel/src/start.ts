import type { Checkpoint } from "./checkpoint.ts";
import type { Game, OptionValues } from "./game.ts";
import { Random } from "./random.ts";
import { Refusal } from "./refusal.ts";
import { settleOptions } from "./settle-options.ts";

/** What somebody asks a match to begin with. */
export interface Start {
  readonly seats: number;
  readonly seed: string;
  readonly options?: OptionValues;
}

/** What it begins with: checked options, none left out. */
export interface MatchSetting {
  readonly seats: number;
  readonly seed: string;
  readonly options: OptionValues;
}

/** Refuses settings that the game can't be played with. */
export function settingFor<S, V, O extends object>(
  game: Game<S, V, O>,
  { seats, seed, options = {} }: Start,
): MatchSetting {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new Refusal("bad-setup", `${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  }
  if (seed === "" || /[\r\n]/.test(seed)) throw new Refusal("bad-setup", "a seed is one line of text");
  return { seats, seed, options: settleOptions(game, options, seats) };
}

/** The state before the first turn. */
export function beginning<S, V, O extends object>(
  game: Game<S, V, O>,
  { seats, seed, options }: MatchSetting,
): Checkpoint {
  const random = Random.seeded(seed);
  // `settleOptions` has checked them against the game's own definition.
  const state = game.setup(options as O, seats, random);
  return { at: 0, state, agenda: [], random: random.state(), logged: 0 };
}
