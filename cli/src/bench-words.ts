import type { GameCosts } from "@civitas/bench/per-game";
import type { Travel } from "@civitas/bench/travel";
import { columns, figure } from "./columns.ts";

/** All figures. The names are those of the command's JSON. */
export interface Bench {
  readonly ticTacToe: {
    /** Decisions a second. */
    readonly ours: number;
    readonly boardgameio: number;
    readonly ratio: number;
    readonly bytesPerMatch: { readonly ours: number; readonly boardgameio: number; readonly ratio: number };
  };
  readonly games: Record<string, GameCosts & Travel>;
}

export function benchInWords({ ticTacToe, games }: Bench): string[] {
  const { ours, boardgameio, ratio, bytesPerMatch } = ticTacToe;
  return [
    ...columns([
      ["tic-tac-toe", "Civitas", "boardgame.io", "ratio"],
      ["decisions/s", figure(ours), figure(boardgameio), figure(ratio)],
      ["bytes/match", figure(bytesPerMatch.ours), figure(bytesPerMatch.boardgameio), bytesPerMatch.ratio],
    ]),
    "",
    ...columns([
      ["game", "decisions/s", "games/s", "fork µs", "view µs", "sight bytes", "wire bytes"],
      ...Object.entries(games).map(([id, { sightBytes, wireBytes, ...costs }]) => [
        id,
        ...Object.values(costs).map(figure),
        figure(sightBytes.mean),
        figure(wireBytes.mean),
      ]),
    ]),
  ];
}

/** The page with the figures, as `npm run bench` writes it. */
export function benchPage({ ticTacToe, games }: Bench): string {
  const { ours, boardgameio, ratio, bytesPerMatch } = ticTacToe;
  const perGame = Object.entries(games).map(
    ([id, { decisionsPerSecond, gamesPerSecond, forkMicros, viewMicros }]) =>
      `| ${id} | ${figure(decisionsPerSecond)} | ${figure(gamesPerSecond)} | ${(decisionsPerSecond / boardgameio).toFixed(1)} | ${forkMicros} | ${viewMicros} |`,
  );
  const travel = Object.entries(games).map(
    ([id, { sightBytes, wireBytes }]) =>
      `| ${[id, ...[sightBytes.mean, sightBytes.most, wireBytes.mean, wireBytes.most].map(figure)].join(" | ")} |`,
  );
  return `# How fast it is

Measured by \`npm run bench\` (which is \`npx civitas bench --write bench/README.md\`), each figure on one core and in a
process of its own, all in one run. Machines differ, so the ratios say more than the figures.

## The kernel beside boardgame.io

The same tic-tac-toe, played at random, on the kernel and on boardgame.io 0.50.2, both without a screen or a server and
through their public interfaces. A live match is one with four marks on the board.

| | Civitas | boardgame.io | ratio |
|---|---:|---:|---:|
| decisions a second | ${figure(ours)} | ${figure(boardgameio)} | ${ratio.toFixed(1)} times as many |
| bytes a live match | ${figure(bytesPerMatch.ours)} | ${figure(bytesPerMatch.boardgameio)} | ${bytesPerMatch.ratio.toFixed(2)} of theirs |

## The games

Random play of four players (two in a Duel) with the legal options of every decision computed, after 20 seconds in which V8 compiles the rules. "× tic-tac-toe" compares the decisions a second of a
whole game here with those of tic-tac-toe on boardgame.io. A fork is a copy of a match in the middle of a turn: the last
checkpoint cloned and the answers since replayed.

| game | decisions a second | games a second | × tic-tac-toe | fork, µs | view, µs |
|---|---:|---:|---:|---:|---:|
${perGame.join("\n")}

## What travels

What each player's browser gets for an answer, by whomever it was given: the golden records with the most seats, replayed,
each seat with a WebSocket that is compressed as the server does it. The aim is less than 5,000 bytes on average in the
largest game, and less than 2,000 for Nations and Duel.

| game | sight, bytes | the largest | on the wire, bytes | the largest |
|---|---:|---:|---:|---:|
${travel.join("\n")}

How the server bears many tables at once is measured by \`npm run load\`: see [\`load/\`](load/); under attack: [\`load/ATTACK.md\`](load/ATTACK.md);
with several processes on PostgreSQL: [\`load/PROCESSES.md\`](load/PROCESSES.md).
How it bears hours of play while everything goes wrong, by \`npm run soak\`: see [\`soak/\`](soak/).
`;
}
