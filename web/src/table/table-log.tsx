import { useSettings } from "../app/settings.ts";
import { Log } from "./log.tsx";
import type { PanelProps } from "./side-panel.tsx";

/** The log of a game in play: headed by what others did since the viewer's turn. */
export function TableLog({ shown, projector, visiting }: Pick<PanelProps, "shown" | "projector" | "visiting">) {
  const { pace } = useSettings();
  const { sight, log, busy, mayWatchAgain = false } = shown;
  const offered = mayWatchAgain && pace > 0 && !busy && sight.question !== undefined;
  return (
    <Log
      log={log}
      visiting={visiting}
      since={offered ? { viewer: sight.viewer, watchAgain: () => projector.again() } : undefined}
    />
  );
}
