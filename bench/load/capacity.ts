import type { AnswerCosts } from "./game-costs.ts";

/** Measured by `npm run load` and `npm run load -- processes`, and read from their pages. */
export interface MeasuredLoad {
  /** Microseconds for one answer of tic-tac-toe: all that an answer costs whatever the game is. */
  readonly answer: { readonly sqlite: number; readonly postgres: number };
  /** Of PostgreSQL itself. */
  readonly database: number;
  readonly logBytes: number;
  /** Of a table of tic-tac-toe with its two connections, uncompressed. */
  readonly kilobytesPerTable: number;
}

/** Nobody has measured these; whoever knows better changes them. */
export interface Assumed {
  /** Seconds between two answers of people at a table. */
  readonly everySeconds: number;
  readonly seats: number;
  /** Of a hundred answers so many are given by bots. */
  readonly byBots: number;
  /** Part of a core that is used at most, so that answers don't wait. */
  readonly load: number;
  /** Kilobytes of a connection that compresses. */
  readonly connection: number;
  /** Bytes of TCP, TLS and WebSocket around what is told, and of the command itself. */
  readonly around: number;
  /** Microseconds to hear of an answer that another process wrote. */
  readonly hearing: number;
}

export const ASSUMED: Assumed = {
  everySeconds: 5,
  seats: 4,
  byBots: 30,
  load: 0.6,
  connection: 165,
  around: 250,
  hearing: 8,
};

/** What so many live tables need. */
export interface Need {
  readonly tables: number;
  readonly answersPerSecond: number;
  /** Cores at full load. */
  readonly ownThread: number;
  readonly compressing: number;
  /** If everybody were told at once whether the answer can be taken back. */
  readonly takingBack: number;
  readonly bots: number;
  readonly database: number;
  /** Of the server's own thread: each process has one. */
  readonly processes: number;
  readonly gigabytes: number;
  readonly megabitsPerSecond: number;
  readonly logMegabytesPerSecond: number;
}

/** The mean over the games: what is played most is not known. */
function typical(costs: readonly AnswerCosts[]): Omit<AnswerCosts, "game"> {
  const mean = (of: (one: AnswerCosts) => number): number =>
    costs.reduce((sum, one) => sum + of(one), 0) / costs.length;
  return {
    seats: mean(({ seats }) => seats),
    rules: mean(({ rules }) => rules),
    sights: mean(({ sights }) => sights),
    compressing: mean(({ compressing }) => compressing),
    bytes: mean(({ bytes }) => bytes),
    compressed: mean(({ compressed }) => compressed),
    barrier: mean(({ barrier }) => barrier),
    bot: mean(({ bot }) => bot),
    kilobytes: mean(({ kilobytes }) => kilobytes),
  };
}

/** With `shards` databases, the processes of each hear only of their own tables. */
export function needOf(
  tables: number,
  costs: readonly AnswerCosts[],
  measured: MeasuredLoad,
  assumed: Assumed,
  shards = 1,
): Need {
  const one = typical(costs);
  const byPeople = tables / assumed.everySeconds;
  const answersPerSecond = byPeople / (1 - assumed.byBots / 100);
  const cores = (perSecond: number, microseconds: number): number => (perSecond * microseconds) / 1e6;
  const alone = tables <= 1000;
  const base = alone ? measured.answer.sqlite : measured.answer.postgres;
  const working = cores(answersPerSecond, base + one.rules + one.sights);
  // Every process hears of all answers of its database: that takes a part of each of them.
  const heard = alone ? 0 : cores(answersPerSecond / shards, assumed.hearing);
  const room = assumed.load - heard;
  const processes = room <= 0.05 ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(working / room));
  const kilobytes = measured.kilobytesPerTable + one.kilobytes + assumed.seats * assumed.connection;
  const bytes = assumed.seats * (one.compressed + assumed.around);
  return {
    tables,
    answersPerSecond,
    ownThread: working + heard * (Number.isFinite(processes) ? processes : 0),
    compressing: cores(answersPerSecond, one.compressing),
    takingBack: cores(byPeople, one.barrier),
    bots: cores(answersPerSecond - byPeople, one.bot),
    database: alone ? 0 : cores(answersPerSecond, measured.database),
    processes,
    gigabytes: (tables * kilobytes) / 1024 / 1024,
    megabitsPerSecond: (answersPerSecond * bytes * 8) / 1e6,
    logMegabytesPerSecond: (answersPerSecond * measured.logBytes) / 1e6,
  };
}
