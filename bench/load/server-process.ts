import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

/** What a server says about its own process. */
export interface Usage {
  readonly memory: number;
  readonly cpu: number;
  /** All memory of the process. */
  readonly resident: number;
}

export interface Running {
  readonly url: string;
  usage(what: keyof Usage): Promise<number>;
  stop(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** Starts a server in a process of its own: as in production, and with the memory for short-lived things that `npm start` gives. */
export async function start(
  program: string,
  kind: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    ["--expose-gc", "--max-semi-space-size=64", program, "server", kind, String(port)],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: "production", ...env },
    },
  );
  const next = <T>(): Promise<T> => new Promise((resolve) => child.once("message", (message) => resolve(message as T)));
  const url = await next<string>();
  return {
    url,
    usage: (what) => {
      const answer = next<number>();
      child.send(what);
      return answer;
    },
    stop: () => child.kill("SIGKILL"),
  };
}
