import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";

interface Flags {
  readonly host?: string;
  readonly port?: number;
  readonly data?: string;
  readonly publicUrl?: string;
  readonly json?: true;
}

export function addServe(program: Command, desk: Desk): void {
  program
    .command("serve")
    .description("open tables for people on this and other computers")
    .option("--host <address>", "where to listen; 0.0.0.0 for everybody (default: $HOST or 127.0.0.1)")
    .option("--port <number>", "on which port (default: $PORT or 8080)", port)
    .option("--data <folder>", "where the database lies (default: $CIVITAS_DATA or ./data)")
    .option("--public-url <url>", "the address by which people know the server (default: $PUBLIC_URL)")
    .option("--json", "print the address as JSON")
    .addHelpText("after", "\nWith $DATABASE_URL (postgres://…) everything is kept there. All settings: docs/hosting.md")
    .action((flags: Flags) => runServer(desk, flags));
}

function port(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0 || n > 65_535) throw new InvalidArgumentError("a port is a number up to 65535");
  return n;
}

/** A host with several addresses fails with an AggregateError, which has no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reason).join("; ");
  return error instanceof Error ? error.message : String(error);
}

/** Serves until it is stopped; then finishes what is under way. */
async function runServer(desk: Desk, flags: Flags): Promise<void> {
  const [{ BotPool }, { configFrom, serve }] = await Promise.all([
    import("@civitas/bots/pool"),
    import("@civitas/server"),
  ]);
  const { json, ...given } = flags;
  const open = async () => {
    const config = configFrom(process.env, { ...given, web: join(desk.root, "dist", "web") });
    return { config, server: await serve(config, { thinking: new BotPool() }) };
  };
  const { config, server } = await open().catch((error: unknown) => {
    throw new Complaint(`the server can't start: ${reason(error)}`);
  });
  const url = config.publicUrl ?? server.url;
  desk.print(json ? JSON.stringify({ url }) : `Civitas is open at ${url}`);
  const asked = await new Promise<string>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve(signal));
  });
  desk.remark(`${asked}: finishing what is under way\n`);
  await server.close();
  // Abandoned work must not keep the process alive.
  setTimeout(() => process.exit(), 500).unref();
}
