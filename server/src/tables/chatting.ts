import type { Seat } from "@civitas/kernel";
import type { ChatLine, Person } from "@civitas/protocol";
import { Allowance } from "../allowance.ts";
import type { Store } from "../storage/store.ts";

/** How many lines a newcomer to a table gets. */
const SHOWN = 200;
/** How many lines a table keeps. */
const KEPT = 1000;

/** How much everybody at a table may talk. A seat has one allowance, however many browsers it uses. */
export class Talk {
  readonly #seats = new Map<Seat, Allowance>();

  may(seat: Seat): boolean {
    const share = this.#seats.get(seat) ?? new Allowance(5, 0.5);
    this.#seats.set(seat, share);
    return share.take();
  }
}

/** The last lines after number `after`. */
export async function readChat(store: Store, table: string, after: number, most = SHOWN): Promise<ChatLine[]> {
  const rows = await store.db
    .selectFrom("chat")
    .selectAll()
    .where("table_id", "=", table)
    .where("n", ">", after)
    .orderBy("n", "desc")
    .limit(most)
    .execute();
  return rows.reverse().map(({ n, time, person, name, text }) => ({ n, time, person: { id: person, name }, text }));
}

/** Lines are numbered from 1; two people who write at once get two numbers. */
export async function addChat(store: Store, table: string, person: Person, text: string): Promise<ChatLine> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await store.write(async (db) => {
        const last = await db
          .selectFrom("chat")
          .select((e) => e.fn.max("n").as("n"))
          .where("table_id", "=", table)
          .executeTakeFirst();
        const n = Number(last?.n ?? 0) + 1;
        const time = Date.now();
        await db
          .insertInto("chat")
          .values({ table_id: table, n, person: person.id, name: person.name, text, time })
          .execute();
        await db
          .deleteFrom("chat")
          .where("table_id", "=", table)
          .where("n", "<=", n - KEPT)
          .execute();
        await store.announce(db, { kind: "chat", table });
        return { n, time, person: { id: person.id, name: person.name }, text };
      });
    } catch (error) {
      if (attempt >= 5 || !/unique/i.test(String(error))) throw error;
    }
  }
}
