import { GAMES, type GameEntry } from "@civitas/games";
import type { AnyGame } from "@civitas/kernel";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";
import { Metrics } from "./http/health.ts";
import { Who } from "./http/who.ts";
import type { Inside } from "./inside.ts";
import { botTurns } from "./jobs/bot-turns.ts";
import { clockRunsOut } from "./jobs/clock-runs-out.ts";
import { Foreman } from "./jobs/foreman.ts";
import { nextDue } from "./jobs/job.ts";
import { answerItself } from "./jobs/own-answers.ts";
import { Shares } from "./jobs/shares.ts";
import { sweep } from "./jobs/sweep.ts";
import { isLevel, type Thinking } from "./jobs/thinking.ts";
import { Commands } from "./live/commands.ts";
import { Hub } from "./live/hub.ts";
import { hearNews, hearTurns } from "./live/news.ts";
import { notify } from "./notices/notify.ts";
import { type PushKeys, pushKeys } from "./notices/push-key.ts";
import { Passkeys } from "./people/passkeys.ts";
import { People } from "./people/people.ts";
import { Sessions } from "./people/sessions.ts";
import { openStore } from "./storage/open.ts";
import { Outage } from "./storage/outage.ts";
import { Hall } from "./tables/hall.ts";
import { Lobby } from "./tables/lobby.ts";
import { Playing } from "./tables/playing.ts";
import { GRACE } from "./tables/vanished.ts";

/** What a server is given from outside. */
export interface Equipment {
  readonly thinking: Thinking;
  readonly games?: readonly GameEntry[];
  readonly log?: Logger;
}

/** A server with all its parts in place. Nothing runs yet, and nobody can connect. */
export interface Assembled {
  readonly inside: Inside;
  readonly foreman: Foreman;
}

/** What all parts are built on. */
type Ground = Pick<Inside, "config" | "log" | "store" | "games" | "hub" | "metrics" | "outage"> & {
  readonly thinking: Thinking;
};

/** Cookies and tokens never reach the log. */
const SECRETS = ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token", "*.serverSeed", "*.seed"];

/** Opens the storage and puts the parts of a server together. */
export async function assemble(config: Config, equipment: Equipment, closing: () => boolean): Promise<Assembled> {
  const { thinking, games = GAMES, log = pino({ level: config.logLevel, redact: SECRETS }) } = equipment;
  const outage = new Outage(log);
  const store = await openStore(config, (error) => outage.report(error, "could not open the database"));
  outage.watch(store);
  const keys = await pushKeys(store);
  const metrics = new Metrics();
  const hub = new Hub(store);
  const sessions = new Sessions(store);
  sessions.ended = (whose) => hub.cutOff(whose);

  const ground: Ground = { config, log, store, games, hub, metrics, outage, thinking };
  const tables = tablesOn(ground, () => foreman.look());
  const shares = new Shares(thinking.threads);
  const foreman = foremanFor({ ...ground, ...tables, sessions, shares, keys, closing });
  const inside: Inside = {
    ...{ config, log, store, games, hub, metrics, outage, sessions, closing },
    ...tables,
    people: new People(store),
    passkeys: new Passkeys(store),
    who: new Who(sessions, config.publicUrl?.startsWith("https:") === true),
    commands: new Commands({ store, hub, ...tables }),
    pushKey: keys.publicKey,
  };
  store.listen((news) => hearNews(inside, foreman, news));
  hub.vanished = (id) => {
    const table = tables.hall.known(id);
    if (table !== undefined) hub.tellInfo(table);
  };
  addGauges(inside, foreman, shares);
  return { inside, foreman };
}

/** The tables, and what people do around and at them. `work` is called when there may be something to do for the foreman. */
function tablesOn(ground: Ground, work: () => void): Pick<Inside, "hall" | "lobby" | "playing"> {
  const { config, log, store, games, hub, metrics, outage, thinking } = ground;
  const { report } = outage;
  const hall: Hall = new Hall({
    store,
    log,
    report,
    noticeAfter: config.noticeAfterMs,
    loadGame: (id, rules) => loadGame(games, id, rules),
    changed: (table, news, info, listed) => {
      if (info) hub.tellInfo(table);
      hearTurns(hub, news);
      if (listed) tellLobby(table.id);
    },
    work,
    times: { pauseMs: config.botPauseMs, visitMs: config.postPassMs },
    isHere: (table, seat) => hub.presence.isHere(table, seat),
    barrierOf: (match, seat) => thinking.barrier(match, seat),
    kept: (ms, answered) => metrics.kept(ms, answered),
  });
  const tellLobby = (id: string): void => {
    lobby.board.change();
    hub.tellLobby(id).catch((error) => report(error, "could not tell the lobby"));
  };
  const grace = Math.min(GRACE, config.patience.live);
  const wasHere = (table: string, seat: number) => hub.presence.wasHere(table, seat, grace);
  const lobby = new Lobby({
    store,
    hall,
    limits: config.limits,
    isLevel,
    hereAt: (id) => hub.hereAt(id),
    wasHere,
    grace,
    changed: tellLobby,
  });
  return { hall, lobby, playing: new Playing(hall, store, log, "normal", wasHere, config.patience) };
}

type ForemanNeeds = Ground &
  Pick<Inside, "hall" | "playing" | "sessions" | "closing"> & { readonly shares: Shares; readonly keys: PushKeys };

/** Who does what is due later: bots' turns, clocks, notices and tidying up. */
function foremanFor(needs: ForemanNeeds): Foreman {
  const { config, log, store, hub, outage, thinking, hall, playing, sessions, shares, keys, closing } = needs;
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const isHere = (table: string, seat: number) => hub.presence.isHere(table, seat);
  return new Foreman({
    store,
    report: outage.report,
    leaseMs: config.leaseMs,
    pollMs: config.pollMs,
    atOnce: 256,
    handlers: {
      bot: botTurns({ store, hall, playing, thinking, shares, pauseMs: config.botPauseMs, stopped: closing }),
      self: answerItself(hall, playing),
      clock: clockRunsOut(hall, playing),
      notice: notify({ store, hall, log, keys, origin, privateWebhooks: config.privateWebhooks, isHere }),
      sweep: sweep(store, sessions, hall, config.keep),
    },
  });
}

function addGauges({ metrics, hub, hall, store }: Inside, foreman: Foreman, shares: Shares): void {
  metrics.gauge("civitas_connections", "Open WebSockets.", () => hub.connections.size);
  metrics.gauge("civitas_tables_in_memory", "Tables in memory.", () => hall.size);
  metrics.gauge("civitas_bots_waiting", "Bots that wait for their turn to think.", () => shares.waiting);
  metrics.gauge("civitas_oldest_job_seconds", "For how long the oldest job that is due has waited.", async () => {
    const due = await nextDue(store.db, ["bot", "self", "clock", "notice", "sweep"]);
    return due === undefined ? 0 : Math.max(0, Date.now() - due) / 1000;
  });
  metrics.gauge("civitas_jobs_running", "Jobs this process is doing.", () => foreman.busy);
}

async function loadGame(games: readonly GameEntry[], id: string, rules?: number): Promise<AnyGame | undefined> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) return undefined;
  const { game } = await entry.load();
  if (rules === undefined || rules === game.version) return game;
  return (await entry.earlier?.[rules]?.())?.game;
}
