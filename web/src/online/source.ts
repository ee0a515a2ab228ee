import { type Seat, type StandingAnswer, sayer } from "@civitas/kernel";
import type { CommandBody, TableInfo, Tidings } from "@civitas/protocol";
import { passes } from "@civitas/protocol/passing";
import { PATHS } from "@civitas/protocol/paths";
import { type SeatHolder, toldApart } from "@civitas/table-kit";
import type { Speaker } from "@civitas/words";
import { to } from "../app/route.tsx";
import { rulesOf, shelfOf } from "../catalogue/games.ts";
import { seatInfo } from "../local/source.ts";
import type { Checking, Request, RequestOutcome, Seen, SightStep, TableSource, TableState } from "../source/source.ts";
import type { words as en } from "../text/en.ts";
import { ask } from "./ask.ts";
import { Conversation } from "./conversation.ts";
import { line } from "./line.ts";
import { recordOfTable } from "./record.ts";
import { giveSalt, rememberSeal, sealOf } from "./seals.ts";

const say = sayer<keyof typeof en>();

/** A table on the server, as one browser sees it. */
export class OnlineSource implements TableSource {
  state: TableState;
  info: TableInfo | undefined;
  /** Why there is nothing to see. */
  missing: string | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #followers = new Set<(step: SightStep) => void>();
  readonly #leave: () => void;
  #sight: Seen | undefined;
  #seq = 0;
  readonly #talk = new Conversation();
  #closed = false;

  constructor(
    readonly table: string,
    private speaker: Speaker,
  ) {
    this.state = {
      game: "",
      options: {},
      seats: [],
      viewer: "audience",
      connection: "lost",
      paused: false,
      chat: [],
      unread: 0,
    };
    this.#leave = line.use(
      (tidings) => this.#hear(tidings),
      () => this.#lineChanged(),
    );
    if (line.up) this.#lineChanged();
  }

  get sight(): Seen | undefined {
    return this.#sight;
  }

  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  follow(listener: (step: SightStep) => void): () => void {
    this.#followers.add(listener);
    if (this.#sight !== undefined) listener({ sight: this.#sight });
    return () => this.#followers.delete(listener);
  }

  answer({ mark }: Seen, id: string): Promise<RequestOutcome> {
    return this.#command({ do: "answer", table: this.table, seq: mark, id });
  }

  stand({ mark }: Seen, scope: string): Promise<RequestOutcome> {
    return this.#command({ do: "stand", table: this.table, seq: mark, scope });
  }

  revoke({ kind }: StandingAnswer): Promise<RequestOutcome> {
    return this.#command({ do: "revoke", table: this.table, kind });
  }

  undo(): Promise<RequestOutcome> {
    return this.#command({ do: "undo", table: this.table, seq: this.#seq });
  }

  say(text: string): Promise<RequestOutcome> {
    return this.#command({ do: "chat", table: this.table, text });
  }

  readChat(): void {
    this.#talk.read();
    this.#become({ unread: 0 });
  }

  pause(on: boolean): Promise<RequestOutcome> {
    return this.#command({ do: "pause", table: this.table, on });
  }

  consent({ id }: Request, agree: boolean): Promise<RequestOutcome> {
    return this.#command({ do: "consent", table: this.table, request: id, agree });
  }

  resign(): Promise<RequestOutcome> {
    return this.#command({ do: "resign", table: this.table });
  }

  standIn(away: boolean): Promise<RequestOutcome> {
    return this.#command({ do: "stand-in", table: this.table, away });
  }

  replace(seat: Seat): Promise<RequestOutcome> {
    return this.#command({ do: "replace", table: this.table, seat });
  }

  /** Only a finished game's record leaves the server. */
  get record(): (() => Promise<string>) | undefined {
    return this.info?.state === "over" ? () => recordOfTable(this.table) : undefined;
  }

  get seal(): string | undefined {
    return this.info?.fairness.commitment;
  }

  get check(): (() => Promise<Checking>) | undefined {
    const { info } = this;
    if (info?.state !== "over" || info.fairness.seed === undefined) return undefined;
    return async () => {
      const record = await recordOfTable(this.table);
      return { record, problem: await problemWith(record, info) };
    };
  }

  get rematch(): (() => Promise<string>) | undefined {
    if (this.info?.state !== "over" || this.info.you === "audience") return undefined;
    return async () => {
      const again = await ask<TableInfo>(PATHS.rematch(this.table), "POST", {});
      await giveSalt(again);
      return to("table", again.id);
    };
  }

  close(): void {
    this.#closed = true;
    void line.send({ do: "unwatch", table: this.table });
    this.#leave();
  }

  /** Names of bots are words, so a change of language renames them. */
  speakAs(speaker: Speaker): void {
    if (speaker === this.speaker) return;
    this.speaker = speaker;
    if (this.info !== undefined) this.#setTable(this.info);
  }

  /** The viewer's own place. */
  get #mine(): Place | undefined {
    const { you = "audience", seats = [] } = this.info ?? {};
    return you === "audience" ? undefined : seats[you];
  }

  #lineChanged(): void {
    const before = this.state.connection;
    const connection = !line.up ? "lost" : line.silent ? "silent" : "here";
    this.#become({ connection });
    if (before === "lost" && connection !== "lost") this.#ask();
  }

  /** From now on the server tells of the table. */
  #ask(): void {
    line.sendThen({ do: "watch", table: this.table, logFrom: 0, chatFrom: this.#talk.last }, (ended) => {
      if ("done" in ended) this.#talk.opened();
      if (!("refused" in ended)) return;
      if (passes(ended.refused.code)) {
        setTimeout(() => line.up && !this.#closed && this.#ask(), 2000);
        return;
      }
      this.missing = ended.refused.code;
      this.#become({});
    });
  }

  #hear(tidings: Tidings): void {
    if (tidings.tell === "table" && tidings.info.id === this.table) this.#setTable(tidings.info);
    else if (tidings.tell === "sight" && tidings.table === this.table) {
      this.#seq = tidings.seq;
      this.#show({ ...tidings.sight, mark: tidings.seq });
      const { standing = [] } = tidings;
      if (standing.length + (this.state.standing?.length ?? 0) > 0) this.#become({ standing });
      if (tidings.clocks === undefined) return;
      const since = Date.now();
      this.#become({ clocks: tidings.clocks.map((clock) => (clock === null ? undefined : { ...clock, since })) });
    } else if (tidings.tell === "undo" && tidings.table === this.table && tidings.seq === this.#seq) {
      if (this.#sight !== undefined) this.#show({ ...this.#sight, barrier: tidings.barrier });
    } else if (tidings.tell === "chat" && tidings.table === this.table) {
      const mine = this.#mine;
      this.#talk.hear(tidings.lines, mine?.kind === "person" ? mine.person.id : undefined);
      this.#become({ chat: this.#talk.lines, unread: this.#talk.unread });
    }
  }

  #show(sight: Seen): void {
    this.#sight = sight;
    for (const follower of this.#followers) follower({ sight });
    if (this.#followers.size === 0) this.#become({});
  }

  #setTable(info: TableInfo): void {
    this.info = info;
    rememberSeal(info);
    const { you, request } = info;
    const mine = this.#mine;
    this.#become({
      game: info.game,
      options: info.options,
      seats: toldApart(info.seats.map((seat, i) => seatOf(seat, i, this.speaker))),
      viewer: you,
      paused: info.paused,
      away: hasASay(mine) ? seatsWhere(info, ({ here, standIn }) => !here && standIn === undefined) : [],
      byPost: info.pace.kind === "post",
      standIns: seatsWhere(info, ({ standIn }) => standIn !== undefined),
      resigned: seatsWhere(info, ({ why }) => why === "resigned"),
      standIn: mine?.kind === "person" && mine.standIn !== undefined,
      ...(info.ending === "resigned" || info.ending === "cancelled" ? { ending: info.ending } : {}),
      ...(info.rematch === undefined ? {} : { rematch: info.rematch }),
      request:
        request === undefined
          ? undefined
          : {
              id: request.id,
              kind: request.kind,
              by: request.by,
              seat: request.seat,
              asked: you !== "audience" && request.asked.includes(you),
            },
    });
  }

  #become(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    for (const watcher of this.#watchers) watcher();
  }

  async #command(body: CommandBody): Promise<RequestOutcome> {
    const ended = await line.send(body);
    if ("done" in ended) return { ok: true };
    if ("lost" in ended) return { ok: false, why: say("online.lost") };
    const { code, params = {} } = ended.refused;
    return { ok: false, why: { say: `refusal.${code}`, with: params } };
  }
}

/** The rules are loaded only when there is something to check with them. */
async function problemWith(text: string, info: TableInfo): Promise<string | undefined> {
  const [{ checkRecord }, { parseRecord }] = await Promise.all([
    import("@civitas/protocol/check-record"),
    import("@civitas/kernel"),
  ]);
  const shelf = shelfOf(info.game);
  if (shelf === undefined) return "other-rules";
  return checkRecord(await rulesOf(shelf), parseRecord(text), sealOf(info));
}

type Place = TableInfo["seats"][number];

/** Without those who have resigned or only watch. */
function hasASay(mine: Place | undefined): boolean {
  return mine?.kind === "person" && mine.why !== "resigned";
}

function seatsWhere({ seats }: TableInfo, so: (person: Extract<Place, { kind: "person" }>) => boolean): Seat[] {
  return seats.flatMap((place, seat) => (place.kind === "person" && so(place) ? [seat] : []));
}

function seatOf(seat: Place, i: number, speaker: Speaker): SeatHolder {
  if (seat.kind === "person") return { seat: i, kind: "person", name: seat.person.name };
  if (seat.kind === "bot") return seatInfo({ kind: "bot", level: seat.level }, i, speaker);
  return { seat: i, kind: "person", name: speaker.plain({ say: "seat.open" }) };
}
