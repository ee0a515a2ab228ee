import { EventCard } from "./event.tsx";
import { PlayerBoard, useMine, useRivals } from "./players.tsx";
import { ProgressBoard } from "./progress-board.tsx";
import { Supply } from "./supply.tsx";
import { Tracks } from "./tracks.tsx";

/** The whole table: the progress board with one's own board in front; the round and the others beside them. */
export function NationsTable() {
  const mine = useMine();
  const rivals = useRivals();
  // Where several rivals sit, all of them are seen at a glance; three need the whole column beside.
  const crowded = rivals.length > 1;
  const full = rivals.length > 2;
  return (
    <div className="nd-table" data-crowded={crowded || undefined} data-alone={rivals.length === 0 || undefined}>
      <div className="nd-front">
        <ProgressBoard />
        <PlayerBoard seat={mine} own />
        {full && <Tracks />}
      </div>
      <div className="nd-side">
        <EventCard />
        {!full && <Tracks />}
        <div className="nd-rivals">
          {rivals.map((seat) => (
            <PlayerBoard key={seat} seat={seat} own={false} />
          ))}
        </div>
        <Supply />
      </div>
    </div>
  );
}
