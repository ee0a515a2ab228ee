import type { Logger } from "pino";

/** What is to be stopped, by name, in order. */
export type StoppingStep = readonly [name: string, stop: () => Promise<unknown>];

/**
 * Stops one thing after the other. After nine tenths of the time all connections are closed, since what takes so long
 * may be waiting for one of them; at the end of the time the rest is given up.
 */
export async function stopWithin(
  ms: number,
  steps: readonly StoppingStep[],
  log: Logger,
  cut: () => void,
): Promise<void> {
  let under = "";
  let late = false;
  const cutting = setTimeout(() => {
    log.warn({ step: under }, "stopping takes long: cutting all connections");
    cut();
  }, ms * 0.9);
  let giveUp: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    giveUp = setTimeout(() => {
      late = true;
      log.error({ step: under }, "stopping took too long: the rest is given up");
      resolve();
    }, ms);
  });
  const all = async (): Promise<void> => {
    for (const [name, stop] of steps) {
      if (late) return;
      under = name;
      await stop();
    }
  };
  try {
    await Promise.race([all(), over]);
  } finally {
    clearTimeout(cutting);
    clearTimeout(giveUp);
  }
}
