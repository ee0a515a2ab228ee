import { GAMES } from "@civitas/games";
import { type Answer, parseRecord } from "@civitas/kernel";
import { PATHS, type TableInfo } from "@civitas/protocol";
import { checkRecord } from "@civitas/protocol/check-record";
import { Player } from "@civitas/server/kit/player";
import { type Confirmed, Scripted } from "@civitas/server/kit/script";

/** What the tables of a soak play by turns, and who sits there: so many people, the others are bots. */
const KINDS = [
  { game: "nations-dice", people: 2, bots: 1 },
  { game: "monumental-duel", people: 2, bots: 0 },
  { game: "nations-dice", people: 1, bots: 2 },
  { game: "monumental", people: 1, bots: 1 },
  { game: "clash-of-cultures", people: 2, bots: 0 },
  { game: "civilization", people: 2, bots: 0 },
  { game: "clash-of-cultures", people: 1, bots: 1 },
  { game: "civilization", people: 1, bots: 1 },
] as const;

export type Ending = "verified" | "lost-an-answer" | "does-not-verify" | "stuck";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One table with its people, from the first to the last answer. */
export class SoakTable {
  private constructor(
    private readonly info: TableInfo,
    private readonly scripts: readonly Scripted[],
    private readonly doors: () => readonly string[],
  ) {}

  static async open(n: number, doors: () => readonly string[], think: () => number): Promise<SoakTable> {
    const { game, people, bots } = KINDS[n % KINDS.length] ?? KINDS[0];
    const door = (i: number): string => doors()[i % doors().length] ?? "";
    const players = await Promise.all(
      Array.from({ length: people }, (_, i) => {
        const address = { "x-forwarded-for": `10.${(n >> 8) & 255}.${n & 255}.${i + 1}` };
        return Player.guest(door(n + i), `Person ${n} ${i}`, address);
      }),
    );
    const [host, ...guests] = players;
    if (host === undefined) throw new Error("a table without people");
    const seats = [
      { kind: "me" as const },
      ...guests.map(() => ({ kind: "open" as const })),
      ...Array.from({ length: bots }, () => ({ kind: "bot" as const, level: "easy" })),
    ];
    const { id } = await host.create({ game, seats });
    for (const guest of guests) await guest.post(PATHS.join(id), { salt: `soak-${n}` });
    const info = await host.post<TableInfo>(PATHS.start(id));
    const scripts = players.map((player) => {
      player.forgetful = true;
      return new Scripted(player, [id], doors, think);
    });
    await Promise.all(scripts.map((script) => script.begin()));
    return new SoakTable(info, scripts, doors);
  }

  get id(): string {
    return this.info.id;
  }

  get answers(): number {
    return this.scripts.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  }

  /** How many answers, of people and of bots, anybody has seen. */
  get #seen(): number {
    return Math.max(...this.scripts.map(({ player }) => player.sights.get(this.id)?.seq ?? 0));
  }

  /** Somebody's network is gone for a moment. */
  dropSomebody(): void {
    this.scripts[Math.floor(Math.random() * this.scripts.length)]?.player.drop();
  }

  get #over(): boolean {
    return this.scripts.some(({ over, player }) => over.size > 0 || player.tables.get(this.id)?.state === "over");
  }

  /** Plays on until the end, or until everybody gives up at `until`; says how it was. */
  async play(patience: number, until: number): Promise<Ending> {
    let [seen, since] = [0, Date.now()];
    while (!this.#over) {
      await pause(250);
      if (Date.now() > until) await this.#giveUp();
      if (this.#seen > seen) [seen, since] = [this.#seen, Date.now()];
      if (Date.now() - since > patience) {
        process.stderr.write(`${await this.#report()}\n`);
        return this.#leave("stuck");
      }
    }
    return this.#leave(await this.#check());
  }

  /** Where it stands, for whoever wonders why nothing goes on. */
  async #report(): Promise<string> {
    const people = this.scripts.map((script, i) => {
      const told = script.player.sights.get(this.id);
      const question = told?.sight.question?.prompt;
      return { i, connected: script.player.connected, seq: told?.seq, waiting: told?.sight.waiting, question };
    });
    const info = await fetch(`${this.doors()[0]}${PATHS.table(this.id)}`).then(
      (reply) => reply.text(),
      (error: unknown) => String(error),
    );
    return `${this.info.game} ${this.id} stands still: ${JSON.stringify(people)} ${info}`;
  }

  async #giveUp(): Promise<void> {
    for (const { player } of this.scripts) {
      if (player.connected) await player.say({ do: "resign", table: this.id }).catch(() => {});
    }
  }

  #leave(ending: Ending): Ending {
    for (const script of this.scripts) script.stop();
    return ending;
  }

  /** Reads the record, at whichever door is open, and compares it with what was confirmed. */
  async #check(): Promise<Ending> {
    const record = parseRecord(await this.#record());
    const entry = GAMES.find(({ id }) => id === record.game);
    if (entry === undefined || checkRecord((await entry.load()).game, record) !== undefined) return "does-not-verify";
    const lost = this.scripts.flatMap(({ confirmed }) => missing(confirmed, record.answers));
    if (lost.length === 0) return "verified";
    process.stderr.write(`${this.info.game} ${this.id} lacks ${JSON.stringify(lost)}\n`);
    return "lost-an-answer";
  }

  async #record(): Promise<string> {
    for (;;) {
      try {
        const reply = await fetch(`${this.doors()[0]}${PATHS.record(this.id)}`);
        if (reply.ok) return await reply.text();
      } catch {
        // The door has just closed.
      }
      await pause(500);
    }
  }
}

/**
 * The confirmed answers of one person that the record does not have. An answer names what its player saw; others who decide
 * at the same time may have been written before it. So it is the next one of its seat.
 */
function missing(confirmed: readonly Confirmed[], answers: readonly Answer[]): Confirmed[] {
  return confirmed.filter(
    ({ seq, seat, id }) => answers.find((answer, i) => i >= seq && answer.seat === seat)?.id !== id,
  );
}
