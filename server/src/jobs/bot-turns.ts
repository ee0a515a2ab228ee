import type { Seat } from "@civitas/kernel";
import { Refused } from "../refused.ts";
import type { JobsRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { moment } from "../tables/by-itself.ts";
import type { Hall } from "../tables/hall.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { Playing } from "../tables/playing.ts";
import { botAt, standsStill } from "../tables/table-doc.ts";
import { putJob } from "./job.ts";
import { hurried, type Shares } from "./shares.ts";
import { specOf, type Thinking } from "./thinking.ts";

/** After this many answers it is the turn of the bots of other tables. */
const IN_A_ROW = 16;

export interface BotTurns {
  readonly store: Store;
  readonly hall: Hall;
  readonly playing: Playing;
  readonly thinking: Thinking;
  readonly shares: Shares;
  /** How long bots wait before they answer, so that people can follow. */
  readonly pauseMs: number;
  readonly stopped: () => boolean;
}

interface BotQuestion {
  readonly seat: Seat;
  readonly level: string;
  readonly seq: number;
  /** The time of its answer must not tell others whether it had a choice. */
  readonly veiled: boolean;
}

/** The first bot that is asked something. */
function asked({ doc, match, kept }: LiveTable): BotQuestion | undefined {
  if (doc.state !== "playing" || standsStill(doc)) return undefined;
  for (const { seat, veiled } of match?.pending ?? []) {
    const level = botAt(doc, seat);
    if (level !== undefined) return { seat, level, seq: kept.seq, veiled: veiled === true };
  }
  return undefined;
}

/** Plays the bots of a table until a person is asked. The thinking happens outside the table's line. */
export function botTurns({ store, hall, playing, thinking, shares, pauseMs, stopped }: BotTurns) {
  return async (job: JobsRow): Promise<void> => {
    const from: unknown = JSON.parse(job.payload);
    if (typeof from === "number") shares.mustHaveRoom(from);
    const table = await hall.table(job.table_id);
    // Another process may have written while this job changed hands.
    await table.inLine(() => table.refresh());
    for (let answers = 0; answers < IN_A_ROW; answers++) {
      if (stopped()) throw new Error("the server is closing; another takes over");
      const task = await table.inLine(() => {
        const one = asked(table);
        return one && table.match && { ...one, match: table.match.fork() };
      });
      if (task === undefined) return;
      const { seat, level, seq, match, veiled } = task;
      const host = { person: table.doc.host, from: table.doc.from };
      const seed = `${table.doc.serverSeed} bot ${seat} ${seq}`;
      const [id] = await Promise.all([
        shares.take(host, (part) => thinking.decide(match, seat, hurried(specOf(level), part), seed)),
        new Promise((resolve) => setTimeout(resolve, veiled ? moment(pauseMs) : pauseMs)),
      ]);
      try {
        await playing.answerForBot(job.table_id, { seat, seq, id, byBots: true });
      } catch (error) {
        // The table has moved on while the bot was thinking: look again.
        if (!(error instanceof Refused) || error.code === "rules-broke" || error.code === "storage") throw error;
      }
    }
    const again = { key: job.key, kind: "bot" as const, table: job.table_id, runAt: Date.now(), payload: from };
    await store.write((db) => putJob(db, again));
  };
}
