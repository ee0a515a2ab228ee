const WIDTH = 30;

/** Where a bar can be drawn: standard error, or a test's. */
export interface BarPlace {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar that grows in place on a terminal; elsewhere a line each tenth, so that a log stays short. */
export function progressBar(place: BarPlace, of: number): { step(): void; end(): void } {
  const began = performance.now();
  let done = 0;
  const draw = (): void => {
    const filled = Math.round((WIDTH * done) / of);
    const seconds = (performance.now() - began) / 1000;
    const left = done === 0 ? "" : `, ${clock((seconds / done) * (of - done))} left`;
    const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
    place.write(`\r${bar} ${done}/${of} games, ${clock(seconds)}${left}\u001b[K`);
  };
  if (place.isTTY === true) draw();
  return {
    step() {
      done += 1;
      if (place.isTTY === true) draw();
      else if (Math.floor((10 * done) / of) > Math.floor((10 * (done - 1)) / of)) place.write(`${done}/${of} games\n`);
    },
    end() {
      if (place.isTTY === true) place.write("\r\u001b[K");
    },
  };
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
