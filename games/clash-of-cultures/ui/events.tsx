import { Piece } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { EventCloseUp } from "./hand/close-ups.tsx";
import { eventName } from "./names.ts";
import { useClash } from "./seats.ts";

/** The events that are being carried out, the latest on top, and great persons on offer. */
export function EventScene() {
  const { openEvents, battle } = useClash();
  const latest = openEvents.at(-1);
  if (latest === undefined || battle !== null) return null;
  return (
    <aside className="cc-event">
      <Piece at={ref.event(latest)} label={{ say: eventName(latest) }} className="cc-event-card">
        <EventCloseUp id={latest} />
      </Piece>
    </aside>
  );
}
