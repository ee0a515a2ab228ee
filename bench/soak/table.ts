import { GAMES } from "@civitas/games";
import { parseRecord } from "@civitas/kernel";
import { PATHS, type TableInfo } from "@civitas/protocol";
import { checkRecord } from "@civitas/protocol/check-record";
import { Player } from "@civitas/server/kit/player";
import { Scripted } from "@civitas/server/kit/script";

/** What the tables of a soak play by turns, and who sits there: so many people, the others are bots. */
const KINDS = [
  { game: "nations-dice", people: 2, bots: 1 },
  { game: "monumental-duel", people: 2, bots: 0 },
  { game: "nations-dice", people: 1, bots: 2 },
  { game: "monumental", people: 1, bots: 1 },
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

  /** Somebody's network is gone for a moment. */
  dropSomebody(): void {
    this.scripts[Math.floor(Math.random() * this.scripts.length)]?.player.drop();
  }

  /** Plays on until the end; says how it was, and what it took. */
  async play(patience: number): Promise<Ending> {
    let [answers, since] = [0, Date.now()];
    while (!this.scripts.some(({ over }) => over.size > 0)) {
      await pause(250);
      if (this.answers > answers) [answers, since] = [this.answers, Date.now()];
      if (Date.now() - since > patience) return this.#leave("stuck");
    }
    return this.#leave(await this.#check());
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
    const stands = this.scripts
      .flatMap(({ confirmed }) => confirmed)
      .every(({ seq, seat, id }) => record.answers[seq]?.seat === seat && record.answers[seq]?.id === id);
    return stands ? "verified" : "lost-an-answer";
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
