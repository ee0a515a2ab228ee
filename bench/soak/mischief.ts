import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const LOAD = fileURLToPath(new URL("load.mjs", import.meta.url));

/** Hostile sockets and readers that never read, all from one address, in a process of their own. */
export class Mob {
  #child: ChildProcess | undefined;

  constructor(private readonly sockets: number) {}

  /** They go to this door and look at this table. */
  goTo(door: string, table: string): void {
    this.stop();
    this.#child = spawn(process.execPath, [LOAD, "attack", door, table, String(this.sockets)], { stdio: "ignore" });
  }

  stop(): void {
    this.#child?.kill("SIGKILL");
  }
}
