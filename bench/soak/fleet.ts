import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "@civitas/server/kit/postgres";

const CIVITAS = fileURLToPath(new URL("civitas.mjs", import.meta.url));

/** The program as it is run: built, behind a proxy that says who comes, with the limits of the internet. */
class Ship {
  child: ChildProcess | undefined;
  readonly url: string;

  constructor(
    private readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
    private readonly heard: (line: string) => void,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  get afloat(): boolean {
    return this.child !== undefined;
  }

  async launch(): Promise<void> {
    const program = `import { main } from ${JSON.stringify(CIVITAS)}; await main(["serve", "--port", "${this.port}"]);`;
    const child = spawn(process.execPath, ["--max-semi-space-size=64", "--input-type=module", "-e", program], {
      env: { ...process.env, ...this.env, TRUST_PROXY: "1", LOG_LEVEL: "error" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    // Lines of the log are JSON; the program itself says what it does in words.
    createInterface(child.stderr).on("line", (line) => line.startsWith("{") && this.heard(line));
    createInterface(child.stdout).on("line", (line) => line.startsWith("{") && this.heard(line));
    await new Promise<void>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it served anybody`)));
      child.stdout.on("data", (data) => {
        if (String(data).includes(this.url)) resolve();
      });
    });
    child.removeAllListeners("exit");
    this.child = child;
  }

  /** Ends it, at once or politely; gives the milliseconds that took. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number> {
    const { child } = this;
    if (child === undefined) return 0;
    this.child = undefined;
    const start = performance.now();
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
    return performance.now() - start;
  }

  /** All memory of the process, in megabytes. */
  get memory(): number {
    if (this.child?.pid === undefined) return 0;
    try {
      return Number(execFileSync("ps", ["-o", "rss=", "-p", String(this.child.pid)])) / 1024;
    } catch {
      return 0; // It was just killed.
    }
  }
}

/** All processes of one server. */
export class Fleet {
  readonly #ships: Ship[] = [];
  readonly log: string[] = [];
  memory = 0;
  kills = 0;
  /** How long polite ends took, in milliseconds. */
  readonly stops: number[] = [];

  static async launch(processes: number, env: Readonly<Record<string, string>>): Promise<Fleet> {
    const fleet = new Fleet();
    for (let i = 0; i < processes; i++) {
      const ship = new Ship(await freePort(), env, (line) => fleet.log.push(line));
      await ship.launch();
      fleet.#ships.push(ship);
    }
    return fleet;
  }

  /** Where one can come in now. */
  get doors(): string[] {
    return this.#ships.filter(({ afloat }) => afloat).map(({ url }) => url);
  }

  look(): void {
    for (const ship of this.#ships) this.memory = Math.max(this.memory, ship.memory);
  }

  /** One of them is killed, or stopped, and is back after a moment. */
  async lose(which: number, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const ship = this.#ships[which % this.#ships.length];
    if (ship === undefined || !ship.afloat) return;
    const took = await ship.end(signal);
    if (signal === "SIGTERM") this.stops.push(took);
    else this.kills++;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await ship.launch();
  }

  async end(): Promise<void> {
    for (const ship of this.#ships) this.stops.push(await ship.end("SIGTERM"));
  }
}
