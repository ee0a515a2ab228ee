import { useSight } from "@civitas/table-kit";
import type { NationsView } from "../src/view.ts";
import { EventCard } from "./event.tsx";
import { PlayerBoard, useMine, useRivals } from "./players.tsx";
import { ProgressBoard } from "./progress-board.tsx";
import { Supply } from "./supply.tsx";
import { Tracks } from "./tracks.tsx";

/** The whole table: the progress board with one's own board in front; the round and the others beside them. */
export function NationsTable() {
  const { view } = useSight<NationsView>();
  const mine = useMine();
  const rivals = useRivals();
  return (
    <div className="nd-table" data-players={view.players.length}>
      <div className="nd-front">
        <ProgressBoard />
        <PlayerBoard seat={mine} own />
      </div>
      <div className="nd-side">
        <EventCard />
        <Tracks />
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
