import type { ChatLine } from "@civitas/protocol";
import type { ChatShown } from "../source/source.ts";

/** What was said at a table, and what of it the viewer has not read yet. */
export class Conversation {
  /** In the order in which it was said. */
  lines: readonly ChatShown[] = [];
  /** The last line that was read; nothing counts as unread before it is known what was said earlier. */
  #read: number | undefined;

  get last(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  get unread(): number {
    const { lines } = this;
    const read = this.#read ?? this.last;
    return lines.filter(({ n, own }) => n > read && !own).length;
  }

  /** A line that is told twice, or late, stands where it belongs. */
  hear(told: readonly ChatLine[], me: string | undefined): void {
    const byNumber = new Map(this.lines.map((line) => [line.n, line]));
    for (const { n, time, text, person } of told)
      byNumber.set(n, { n, time, text, name: person.name, own: person.id === me });
    this.lines = [...byNumber.values()].sort((a, b) => a.n - b.n);
  }

  /** All that was said before the table was opened has been told. What was said while the connection was lost is news. */
  opened(): void {
    this.#read ??= this.last;
  }

  read(): void {
    this.#read = this.last;
  }
}
