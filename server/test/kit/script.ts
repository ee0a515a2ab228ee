import { passes } from "@civitas/protocol/passing";
import { NotDone, type Player, type SightTidings } from "./player.ts";

export interface Confirmed {
  readonly table: string;
  readonly seat: number;
  readonly seq: number;
  readonly id: string;
}

/**
 * A scripted person who plays at some tables and goes on at another process when the connection breaks. An answer whose
 * confirmation got lost is sent again, the same way a browser does.
 */
export class Scripted {
  readonly confirmed: Confirmed[] = [];
  readonly over = new Set<string>();
  #unconfirmed: (Omit<Confirmed, "seat"> & { seat: number }) | undefined;
  #stopped = false;

  constructor(
    readonly player: Player,
    private readonly tables: readonly string[],
    private readonly doors: () => readonly string[],
    private readonly thinkMs: () => number,
  ) {
    player.onSight = (told) => void this.#see(told);
  }

  async begin(): Promise<void> {
    await this.player.connect();
    for (const table of this.tables) await this.player.say({ do: "watch", table });
    void this.#stayConnected();
  }

  async #stayConnected(): Promise<void> {
    while (!this.#stopped) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      if (this.player.connected || this.#stopped) continue;
      const doors = this.doors();
      this.player.url = doors[Math.floor(Math.random() * doors.length)] ?? this.player.url;
      try {
        await this.player.connect();
        const lost = this.#unconfirmed;
        if (lost !== undefined) await this.#give(lost);
        for (const table of this.tables) await this.#watch(table);
      } catch {
        // The next door, then.
      }
    }
  }

  /** The database may be away for a moment. */
  async #watch(table: string): Promise<void> {
    try {
      await this.player.say({ do: "watch", table });
    } catch (error) {
      if (!(error instanceof NotDone && passes(error.refusal.code))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (!this.#stopped && this.player.connected) await this.#watch(table);
    }
  }

  async #see({ table, seq, sight }: SightTidings): Promise<void> {
    if (sight.result !== undefined) this.over.add(table);
    const { question } = sight;
    if (question === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, this.thinkMs()));
    if (this.player.sights.get(table)?.seq !== seq) return;
    const options = question.options;
    const id = options[Math.floor(Math.random() * options.length)]?.id ?? "";
    await this.#give({ table, seat: question.seat, seq, id });
  }

  async #give(answer: Confirmed): Promise<void> {
    this.#unconfirmed = answer;
    try {
      await this.player.say({ do: "answer", table: answer.table, seq: answer.seq, id: answer.id });
      this.confirmed.push(answer);
      this.#unconfirmed = undefined;
    } catch (error) {
      // Lost: it is sent again with the next connection.
      if (!(error instanceof NotDone)) return;
      this.#unconfirmed = undefined;
      // The database is away for a moment: a person would try again. Otherwise the table has moved on, and a new sight is on its way.
      if (error.refusal.code !== "storage") return;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (!this.#stopped && this.player.connected) await this.#give(answer);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.player.close();
  }
}
