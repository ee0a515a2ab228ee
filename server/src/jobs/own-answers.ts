import type { JobsRow } from "../storage/schema.ts";
import type { Hall } from "../tables/hall.ts";
import type { Playing } from "../tables/playing.ts";

/** A question is answered automatically after a moment, unless its person was faster. */
export function answerItself(hall: Hall, playing: Playing) {
  return async (job: JobsRow): Promise<void> => {
    const table = await hall.table(job.table_id);
    await table.inLine(() => table.refresh());
    await playing.answerItself(job.table_id, Number(JSON.parse(job.payload)));
  };
}
