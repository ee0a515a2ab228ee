import { Icon, Piece, useSay, Words } from "@civitas/table-kit";
import { useState } from "react";
import type { EventId } from "../src/content/events.ts";
import { ref } from "../src/refs.ts";
import { EventCloseUp } from "./hand/close-ups.tsx";
import { eventName } from "./names.ts";
import { say } from "./say.ts";
import { useClash } from "./seats.ts";

/** The events that are being carried out, the latest on top, and great persons on offer; the map can be seen under them. */
export function EventScene() {
  const { openEvents, battle } = useClash();
  const words = useSay();
  const [aside, putAside] = useState<EventId | undefined>(undefined);
  const latest = openEvents.at(-1);
  if (latest === undefined || battle !== null) return null;
  if (aside === latest) {
    return (
      <button type="button" className="cc-event-put-aside" onClick={() => putAside(undefined)}>
        <Icon name="events" /> <Words message={{ say: eventName(latest) }} />
      </button>
    );
  }
  return (
    <aside className="cc-event">
      <Piece at={ref.event(latest)} label={{ say: eventName(latest) }} className="cc-event-card">
        <EventCloseUp id={latest} />
      </Piece>
      <button type="button" onClick={() => putAside(latest)}>
        {words.plain(say("ui.see-map"))}
      </button>
    </aside>
  );
}
