import { assemble, type Equipment } from "./assemble.ts";
import type { Config } from "./config.ts";
import { makeApp } from "./http/app.ts";
import { Upgrades } from "./http/upgrades.ts";
import type { Inside } from "./inside.ts";
import { freeAllJobs } from "./jobs/job.ts";
import { planSweeps } from "./jobs/sweep.ts";
import { type StoppingStep, stopWithin } from "./stopping.ts";

export interface RunningServer {
  /** Where it can be reached. */
  readonly url: string;
  readonly inside: Inside;
  /** Finishes what is under way, keeps everything, says goodbye. */
  close(): Promise<void>;
}

/** Opens the storage and begins to serve. */
export async function serve(config: Config, equipment: Equipment): Promise<RunningServer> {
  let closing = false;
  const { inside, foreman } = await assemble(config, equipment, () => closing);
  const { store, hub, hall, outage, log } = inside;
  await planSweeps(store);
  // The process that had them before was killed.
  if (store.kind === "sqlite") await freeAllJobs(store);

  const upgrades = new Upgrades();
  const app = await makeApp(inside, upgrades);
  const closeStorage = (): Promise<void> => {
    outage.close();
    return store.close();
  };
  const close = (): Promise<void> => {
    closing = true;
    foreman.takeNoMore();
    hub.close();
    const steps: readonly StoppingStep[] = [
      ["requests and jobs", () => Promise.all([app.close(), foreman.stop()])],
      ["tables", () => hall.close()],
      ["bots", () => equipment.thinking.close()],
      ["storage", closeStorage],
    ];
    upgrades.cut();
    return stopWithin(config.stopMs, steps, log, () => {
      for (const socket of app.websocketServer.clients) socket.terminate();
      upgrades.cut();
      app.server.closeAllConnections();
    });
  };
  try {
    const url = await app.listen({ host: config.host, port: config.port });
    foreman.start();
    return { url, inside, close };
  } catch (error) {
    // If the port is taken, for example, nothing may keep the process alive.
    await close();
    throw error;
  }
}
