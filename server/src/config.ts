import { join } from "node:path";
import { PATIENCE, type Patience } from "./tables/vanished.ts";

/** How a server is run. Everything has a default: `civitas serve` alone is enough. */
export interface Config {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Where the SQLite file lies. */
  readonly data: string;
  /** `postgres://…`: keep everything there instead. */
  readonly databaseUrl: string | undefined;
  /** The public address of this server, such as `https://play.example.org`. */
  readonly publicUrl: string | undefined;
  /** The folder of the built web client. */
  readonly web: string | undefined;
  /** How many proxies stand in front of the server; their headers about addresses and https are trusted. */
  readonly trustProxy: number;
  /** If given, `/metrics` requires it as a bearer token. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** The longest time that stopping may take. */
  readonly stopMs: number;
  /** How long a job may be silent before another process takes it over. */
  readonly leaseMs: number;
  /** How often to look for jobs that were not announced. */
  readonly pollMs: number;
  /** For players by post: how long to wait before telling them that it is their turn. */
  readonly noticeAfterMs: number;
  /** How long bots wait before they answer, so that people can follow. */
  readonly botPauseMs: number;
  /** By post, the soonest time after which an automatic pass of somebody absent may come; the latest is 16 times that. */
  readonly postPassMs: number;
  /** How long a table waits for an absent player before the others may let a bot play. */
  readonly patience: Patience;
  readonly privateWebhooks: boolean;
  /** How long things are kept, in days; 0 for ever. */
  readonly keep: Keep;
  readonly limits: ServerLimits;
}

export interface Keep {
  /** Guests who have not been here for this long and sit at no open or running table. */
  readonly guests: number;
  /** Tables, with records and chat, after their end. */
  readonly tables: number;
  /** What was said at tables, after their end. */
  readonly chat: number;
}

export interface ServerLimits {
  /** HTTP requests per address and minute, not counting pages and files of the web client. */
  readonly requestsPerMinute: number;
  /** Pages and files of the web client. A newcomer's browser fetches them all to play offline: some 250. */
  readonly filesPerMinute: number;
  /** New guests and accounts per address and minute. */
  readonly newcomersPerMinute: number;
  /** Passwords tried per address and minute. */
  readonly signInsPerMinute: number;
  readonly commandsPerSecond: number;
  readonly commandsAtOnce: number;
  /** WebSockets. */
  readonly connectionsPerAddress: number;
  /** Sockets of all kinds; a browser opens half a dozen for files. */
  readonly socketsPerAddress: number;
  /** What all connections of one address may cost, in tenths of a millisecond of work: see `live/cost.ts`. */
  readonly workAtOnce: number;
  readonly workPerSecond: number;
  /** What may be told to all connections of one address. */
  readonly bytesAtOnce: number;
  readonly bytesPerSecond: number;
  /** Bytes that may wait for a reader; clients with more than this unsent are disconnected. */
  readonly waitingPerConnection: number;
  readonly waitingPerAddress: number;
  readonly waitingForAll: number;
  /**
   * Messages a minute that make no sense or come too fast. Above this the connection is closed and the address blocked.
   */
  readonly nonsensePerConnection: number;
  readonly nonsensePerAddress: number;
  readonly keepOutMs: number;
  readonly tablesPerPerson: number;
  /** New tables per address and minute. */
  readonly tablesPerMinute: number;
  /** Tables opened from one address within a day that still wait for people. A club of thirty may have six each. */
  readonly waitingTablesPerAddress: number;
  /** Tables with bots that a guest, or an account, may have opened. */
  readonly botTablesPerGuest: number;
  readonly botTablesPerAccount: number;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_LIMITS: ServerLimits = {
  requestsPerMinute: 600,
  filesPerMinute: 20_000,
  newcomersPerMinute: 20,
  signInsPerMinute: 10,
  commandsPerSecond: 20,
  commandsAtOnce: 60,
  connectionsPerAddress: 200,
  socketsPerAddress: 1000,
  workAtOnce: 3000,
  workPerSecond: 1500,
  bytesAtOnce: 64 * MEGABYTE,
  bytesPerSecond: 4 * MEGABYTE,
  waitingPerConnection: MEGABYTE,
  waitingPerAddress: 8 * MEGABYTE,
  waitingForAll: 64 * MEGABYTE,
  nonsensePerConnection: 60,
  nonsensePerAddress: 300,
  keepOutMs: 60_000,
  tablesPerPerson: 100,
  tablesPerMinute: 60,
  waitingTablesPerAddress: 200,
  botTablesPerGuest: 5,
  botTablesPerAccount: 25,
};

/** No limits: for load tests, where everybody comes from one address. */
export const NO_LIMITS: ServerLimits = {
  requestsPerMinute: 1e9,
  filesPerMinute: 1e9,
  newcomersPerMinute: 1e9,
  signInsPerMinute: 1e9,
  commandsPerSecond: 1e9,
  commandsAtOnce: 1e9,
  connectionsPerAddress: 1e9,
  socketsPerAddress: 1e9,
  workAtOnce: 1e9,
  workPerSecond: 1e9,
  bytesAtOnce: 1e12,
  bytesPerSecond: 1e12,
  waitingPerConnection: 4 * MEGABYTE,
  waitingPerAddress: 1e12,
  waitingForAll: 1e12,
  nonsensePerConnection: 1e9,
  nonsensePerAddress: 1e9,
  keepOutMs: 0,
  tablesPerPerson: 1e9,
  tablesPerMinute: 1e9,
  waitingTablesPerAddress: 1e9,
  botTablesPerGuest: 1e9,
  botTablesPerAccount: 1e9,
};

export const DEFAULTS: Config = {
  host: "127.0.0.1",
  port: 8080,
  data: "data",
  databaseUrl: undefined,
  publicUrl: undefined,
  web: undefined,
  trustProxy: 0,
  metricsToken: undefined,
  logLevel: "info",
  stopMs: 10_000,
  leaseMs: 15_000,
  pollMs: 2000,
  noticeAfterMs: 30_000,
  botPauseMs: 400,
  postPassMs: 15 * 60_000,
  patience: PATIENCE,
  privateWebhooks: false,
  keep: { guests: 180, tables: 0, chat: 365 },
  limits: DEFAULT_LIMITS,
};

type Environment = Readonly<Record<string, string | undefined>>;

const yes = (text: string | undefined): boolean => text === "1" || text === "true" || text === "yes";
const no = (text: string | undefined): boolean => text === "false" || text === "no";

/** Links are made from it and origins compared with it, so it must be a plain address. */
function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { protocol, origin, pathname } = URL.canParse(text)
    ? new URL(text)
    : { protocol: "", origin: "", pathname: "" };
  if (/^https?:$/.test(protocol) && pathname === "/") return origin;
  throw new RangeError(`the public address should be like https://play.example.org, not "${text}"`);
}

/** Another kind of address would be waited for as if the database were away. */
function databaseOf(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text;
  throw new RangeError("DATABASE_URL should be like postgres://user:password@host/database");
}

/** The settings of the environment; `docs/hosting.md` lists them. */
export function configFrom(env: Environment, given: Partial<Config> = {}): Config {
  const number = (name: string, otherwise: number): number => {
    const text = env[name];
    if (text === undefined || text === "") return otherwise;
    const n = Number(text);
    if (!Number.isFinite(n) || n < 0) throw new RangeError(`${name} should be a number, not "${text}"`);
    return n;
  };
  const text = (name: string): string | undefined => (env[name] === "" ? undefined : env[name]);
  return {
    host: text("HOST") ?? DEFAULTS.host,
    port: number("PORT", DEFAULTS.port),
    data: text("CIVITAS_DATA") ?? join(process.cwd(), DEFAULTS.data),
    databaseUrl: databaseOf(text("DATABASE_URL")),
    publicUrl: originOf(text("PUBLIC_URL")),
    web: undefined,
    trustProxy: yes(env.TRUST_PROXY) ? 1 : no(env.TRUST_PROXY) ? 0 : number("TRUST_PROXY", DEFAULTS.trustProxy),
    metricsToken: text("METRICS_TOKEN"),
    logLevel: text("LOG_LEVEL") ?? DEFAULTS.logLevel,
    stopMs: number("STOP_MS", DEFAULTS.stopMs),
    leaseMs: number("LEASE_MS", DEFAULTS.leaseMs),
    pollMs: number("POLL_MS", DEFAULTS.pollMs),
    noticeAfterMs: number("NOTICE_AFTER_MS", DEFAULTS.noticeAfterMs),
    botPauseMs: number("BOT_PAUSE_MS", DEFAULTS.botPauseMs),
    postPassMs: number("POST_PASS_MS", DEFAULTS.postPassMs),
    patience: {
      live: number("AWAY_AFTER_LIVE_MS", PATIENCE.live),
      post: number("AWAY_AFTER_POST_MS", PATIENCE.post),
    },
    privateWebhooks: yes(env.PRIVATE_WEBHOOKS),
    keep: {
      guests: number("KEEP_GUESTS_DAYS", DEFAULTS.keep.guests),
      tables: number("KEEP_TABLES_DAYS", DEFAULTS.keep.tables),
      chat: number("KEEP_CHAT_DAYS", DEFAULTS.keep.chat),
    },
    limits: yes(env.NO_LIMITS) ? NO_LIMITS : DEFAULTS.limits,
    ...given,
    ...(given.publicUrl !== undefined && { publicUrl: originOf(given.publicUrl) }),
  };
}
