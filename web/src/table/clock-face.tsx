import { useEffect, useState } from "react";
import type { SeatTime } from "../source/source.ts";

const SHORT = 20_000;

function face(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 1) return `${days} d`;
  const hours = Math.floor(seconds / 3600);
  const rest = `${Math.floor((seconds % 3600) / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${rest.padStart(5, "0")}` : rest;
}

/** How long a seat may still think. */
export function ClockFace({ time }: { readonly time: SeatTime | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  const running = time?.running === true;
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (time === undefined) return null;
  const left = time.left - (running ? Math.max(0, now - time.since) : 0);
  return (
    <span className="clock-face" data-short={(running && left < SHORT) || undefined}>
      {face(left)}
    </span>
  );
}
