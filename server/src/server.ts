import { GAMES, type GameEntry } from "@civitas/games";
import type { AnyGame } from "@civitas/kernel";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";
import { makeApp } from "./http/app.ts";
import { Metrics } from "./http/health.ts";
import { Upgrades } from "./http/upgrades.ts";
import { Who } from "./http/who.ts";
import { botTurns } from "./jobs/bot-turns.ts";
import { clockRunsOut } from "./jobs/clock-runs-out.ts";
import { Foreman } from "./jobs/foreman.ts";
import { freeAllJobs, nextDue } from "./jobs/job.ts";
import { answerItself } from "./jobs/own-answers.ts";
import { Shares } from "./jobs/shares.ts";
import { planSweeps, sweep } from "./jobs/sweep.ts";
import { isLevel, type Thinking } from "./jobs/thinking.ts";
import { Commands } from "./live/commands.ts";
import { Hub } from "./live/hub.ts";
import { hearNews, hearTurns } from "./live/news.ts";
import { notify } from "./notices/notify.ts";
import { pushKeys } from "./notices/push-key.ts";
import { Passkeys } from "./people/passkeys.ts";
import { People } from "./people/people.ts";
import { Sessions } from "./people/sessions.ts";
import { type StoppingStep, stopWithin } from "./stopping.ts";
import { openStore } from "./storage/open.ts";
import { Outage } from "./storage/outage.ts";
import type { Store } from "./storage/store.ts";
import { Hall } from "./tables/hall.ts";
import { Lobby } from "./tables/lobby.ts";
import { Playing } from "./tables/playing.ts";
import { GRACE } from "./tables/vanished.ts";

/** The parts of a running server, for its own use. */
export interface Inside {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly games: readonly GameEntry[];
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly who: Who;
  readonly hub: Hub;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly playing: Playing;
  readonly commands: Commands;
  readonly metrics: Metrics;
  readonly outage: Outage;
  readonly pushKey: string;
  readonly closing: () => boolean;
}

export interface RunningServer {
  /** Where it can be reached. */
  readonly url: string;
  readonly inside: Inside;
  /** Finishes what is under way, keeps everything, says goodbye. */
  close(): Promise<void>;
}

export interface Equipment {
  readonly thinking: Thinking;
  readonly games?: readonly GameEntry[];
  readonly log?: Logger;
}

/** Cookies and tokens never reach the log. */
const SECRETS = ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token", "*.serverSeed", "*.seed"];

/** Opens the storage and begins to serve. */
export async function serve(
  config: Config,
  { thinking, games = GAMES, log: given }: Equipment,
): Promise<RunningServer> {
  const log = given ?? pino({ level: config.logLevel, redact: SECRETS });
  const outage = new Outage(log);
  const { report } = outage;
  const store = await openStore(config, (error) => report(error, "could not open the database"));
  outage.watch(store);
  const metrics = new Metrics();
  const hub = new Hub(store);
  const people = new People(store);
  const passkeys = new Passkeys(store);
  const sessions = new Sessions(store);
  sessions.ended = (whose) => hub.cutOff(whose);
  const keys = await pushKeys(store);
  let closing = false;

  const hall: Hall = new Hall({
    store,
    log,
    report,
    noticeAfter: config.noticeAfterMs,
    loadGame: (id, rules) => load(games, id, rules),
    changed: (table, news, info, lobby) => {
      if (info) hub.tellInfo(table);
      hearTurns(hub, news);
      if (lobby) tellLobby(table.id);
    },
    work: () => foreman.look(),
    times: { pauseMs: config.botPauseMs, visitMs: config.postPassMs },
    isHere: (table, seat) => hub.presence.isHere(table, seat),
    barrierOf: (match, seat) => thinking.barrier(match, seat),
    kept: (ms, answered) => metrics.kept(ms, answered),
  });
  const tellLobby = (id: string): void => {
    lobby.board.change();
    hub.tellLobby(id).catch((error) => report(error, "could not tell the lobby"));
  };
  const hereAt = (id: string) => hub.hereAt(id);
  const isHere = (table: string, seat: number) => hub.presence.isHere(table, seat);
  const grace = Math.min(GRACE, config.patience.live);
  const wasHere = (table: string, seat: number) => hub.presence.wasHere(table, seat, grace);
  const lobby = new Lobby({
    store,
    hall,
    limits: config.limits,
    isLevel,
    hereAt,
    wasHere,
    grace,
    changed: tellLobby,
  });
  const playing = new Playing(hall, store, log, "normal", wasHere, config.patience);
  const commands = new Commands({ store, hall, hub, lobby, playing });
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const shares = new Shares(thinking.threads);
  const foreman: Foreman = new Foreman({
    store,
    report,
    leaseMs: config.leaseMs,
    pollMs: config.pollMs,
    atOnce: 256,
    handlers: {
      bot: botTurns({ store, hall, playing, thinking, shares, pauseMs: config.botPauseMs, stopped: () => closing }),
      self: answerItself(hall, playing),
      clock: clockRunsOut(hall, playing),
      notice: notify({ store, hall, log, keys, origin, privateWebhooks: config.privateWebhooks, isHere }),
      sweep: sweep(store, sessions, hall, config.keep),
    },
  });
  const inside: Inside = {
    config,
    log,
    store,
    games,
    people,
    passkeys,
    sessions,
    who: new Who(sessions, config.publicUrl?.startsWith("https:") === true),
    hub,
    hall,
    lobby,
    playing,
    commands,
    metrics,
    outage,
    pushKey: keys.publicKey,
    closing: () => closing,
  };
  store.listen((news) => hearNews(inside, foreman, news));
  hub.vanished = (id) => {
    const table = hall.known(id);
    if (table !== undefined) hub.tellInfo(table);
  };
  metrics.gauge("civitas_connections", "Open WebSockets.", () => hub.connections.size);
  metrics.gauge("civitas_tables_in_memory", "Tables in memory.", () => hall.size);
  metrics.gauge("civitas_bots_waiting", "Bots that wait for their turn to think.", () => shares.waiting);
  metrics.gauge("civitas_oldest_job_seconds", "For how long the oldest job that is due has waited.", async () => {
    const due = await nextDue(store.db, ["bot", "self", "clock", "notice", "sweep"]);
    return due === undefined ? 0 : Math.max(0, Date.now() - due) / 1000;
  });
  metrics.gauge("civitas_jobs_running", "Jobs this process is doing.", () => foreman.busy);
  await planSweeps(store);
  // The process that had them before was killed.
  if (store.kind === "sqlite") await freeAllJobs(store);

  const upgrades = new Upgrades();
  const app = await makeApp(inside, upgrades);
  const close = (): Promise<void> => {
    closing = true;
    foreman.takeNoMore();
    hub.close();
    const steps: readonly StoppingStep[] = [
      ["requests and jobs", () => Promise.all([app.close(), foreman.stop()])],
      ["tables", () => hall.close()],
      ["bots", () => thinking.close()],
      [
        "storage",
        () => {
          outage.close();
          return store.close();
        },
      ],
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

async function load(games: readonly GameEntry[], id: string, rules?: number): Promise<AnyGame | undefined> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) return undefined;
  const { game } = await entry.load();
  if (rules === undefined || rules === game.version) return game;
  return (await entry.earlier?.[rules]?.())?.game;
}
