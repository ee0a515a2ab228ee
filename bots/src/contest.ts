import { type AnyGame, type OptionValues, Random, startMatch } from "@civitas/kernel";
import type { Bot } from "./bot.ts";
import { makeBot } from "./make.ts";
import { victory } from "./standing.ts";

/** One game between bots. */
export interface Contest {
  /** By seat, the specs of the bots. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options?: OptionValues | undefined;
}

/** How it went; everything by seat. */
export interface Outcome {
  readonly bots: readonly string[];
  /** The share of the victory: 1 for a sole winner. */
  readonly won: readonly number[];
  readonly scores: readonly number[];
  readonly decisions: readonly number[];
  readonly ms: readonly number[];
}

/** Plays it to the end. Each bot has its own stream of chance, so that its thinking doesn't change another's luck. */
export function playContest(game: AnyGame, { bots, seed, options }: Contest): Outcome {
  const players: readonly { readonly bot: Bot; readonly random: Random }[] = bots.map((spec, seat) => ({
    bot: makeBot(spec),
    random: Random.seeded(`${seed} seat ${seat}`),
  }));
  const match = startMatch(game, { seats: bots.length, seed, ...(options && { options }) });
  const decisions = bots.map(() => 0);
  const ms = bots.map(() => 0);
  while (!match.over) {
    for (const { seat } of [...match.pending]) {
      const player = players[seat];
      if (player === undefined || match.decision(seat) === undefined) continue;
      const began = performance.now();
      const id = player.bot.decide(match, seat, player.random);
      ms[seat] = (ms[seat] ?? 0) + performance.now() - began;
      decisions[seat] = (decisions[seat] ?? 0) + 1;
      match.answer(seat, id);
    }
  }
  const { result } = match;
  if (result === undefined) throw new RangeError(`${game.id} ended without a result`);
  return { bots, won: victory(result), scores: result.scores, decisions, ms };
}
