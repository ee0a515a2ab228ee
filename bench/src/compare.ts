import { Match } from "@civitas/kernel";
import { bytesEach, chance, perSecond } from "./stopwatch.ts";
import { ticTacToe } from "./tic-tac-toe.ts";
import { Client, ticTacToe as theirs } from "./tic-tac-toe-boardgameio.ts";

/** What one program makes of tic-tac-toe. */
export interface Measured {
  readonly decisionsPerSecond: number;
  readonly bytesPerMatch: number;
}

const SPEED_MS = 2000;
const LIVE_MATCHES = 3000;
/** A live match is one in the middle, with this many marks on the board. */
const MIDDLE = 4;

const pick = chance(7);

/** A few games at a time, so that looking at the watch costs nothing. */
function several(game: () => number): number {
  let moves = 0;
  for (let i = 0; i < 100; i++) moves += game();
  return moves;
}

/** One game on our kernel, at most `most` moves of it. */
function play(seed: string, most: number): Match {
  const match = Match.start(ticTacToe, { seats: 2, seed });
  for (let i = 0; i < most && !match.over; i++) {
    const decision = match.pending[0];
    if (decision === undefined) break;
    const option = decision.options[pick(decision.options.length)];
    if (option !== undefined) match.answer(decision.seat, option.id);
  }
  return match;
}

export function measureOurs(): Measured {
  return {
    decisionsPerSecond: perSecond(SPEED_MS, () => several(() => play("civitas", 9).answers.length)),
    bytesPerMatch: bytesEach(LIVE_MATCHES, (i) => play(`match ${i}`, MIDDLE)),
  };
}

/** The same on boardgame.io: its client without a server, as its documentation tests games. */
function playTheirs(most: number): { readonly client: unknown; readonly moves: number } {
  const client = Client({ game: theirs, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); state !== null && !state.ctx.gameover && moves < most; moves++) {
    const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    client.moves.clickCell?.(free[pick(free.length)]);
    state = client.getState();
  }
  return { client, moves };
}

export function measureBoardgameio(): Measured {
  return {
    decisionsPerSecond: perSecond(SPEED_MS, () => several(() => playTheirs(9).moves)),
    bytesPerMatch: bytesEach(LIVE_MATCHES, () => playTheirs(MIDDLE).client),
  };
}
