import type { JobsRow } from "../storage/schema.ts";
import { outOfTime } from "../tables/clocks.ts";
import type { Hall } from "../tables/hall.ts";
import type { Playing } from "../tables/playing.ts";

/** The first clock of a table should be at zero now, unless somebody has answered in the meantime. */
export function clockRunsOut(hall: Hall, playing: Playing) {
  return async (job: JobsRow): Promise<void> => {
    const table = await hall.table(job.table_id);
    await table.inLine(() => table.refresh());
    await playing.timeIsUp(job.table_id, ({ doc }) => outOfTime(doc.clocks, Date.now()));
  };
}
