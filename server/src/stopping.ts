import type { Logger } from "pino";

/** What is to be stopped, by name, in order. */
export type Step = readonly [name: string, stop: () => Promise<unknown>];

/**
 * Stops one thing after the other. When nine tenths of the time are over all connections are cut, for whoever waits may wait
 * for one of them; when it is over the rest is given up.
 */
export async function stopWithin(ms: number, steps: readonly Step[], log: Logger, cut: () => void): Promise<void> {
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
