import type { Logger } from "pino";
import webpush from "web-push";
import type { JobsRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { Hall } from "../tables/hall.ts";
import type { PushKeys } from "./push-key.ts";
import { safePost } from "./safe-post.ts";
import { type Notice, yourTurn } from "./your-turn.ts";

export interface NotifySetting {
  readonly store: Store;
  readonly hall: Hall;
  readonly log: Logger;
  readonly keys: PushKeys;
  /** The address of this server as people know it. */
  readonly origin: string;
  readonly privateWebhooks: boolean;
  isHere(table: string, seat: number): boolean;
}

interface Payload {
  readonly seat: number;
  readonly person: string;
}

/** Tells somebody who plays by post that it is their turn, unless they look at the table or have answered. */
export function notify(setting: NotifySetting) {
  const { store, hall, origin } = setting;
  return async (job: JobsRow): Promise<void> => {
    const { seat, person } = JSON.parse(job.payload) as Payload;
    const table = await hall.table(job.table_id);
    await table.inLine(() => table.refresh());
    const place = table.doc.seats[seat];
    if (!table.kept.waiting.includes(seat) || place?.kind !== "person" || place.person.id !== person) return;
    if (setting.isHere(table.id, seat)) return;
    const row = await store.db.selectFrom("people").selectAll().where("id", "=", person).executeTakeFirst();
    if (row === undefined) return;
    const notice = await yourTurn(table.doc.game, table.id, origin, row.language);
    await Promise.all([pushAll(setting, person, notice), hook(setting, row.webhook, notice)]);
  };
}

async function pushAll({ store, keys, log, origin, privateWebhooks }: NotifySetting, person: string, notice: Notice) {
  const subject = origin.startsWith("https:") ? origin : "mailto:nobody@example.org";
  const subscriptions = await store.db.selectFrom("push").selectAll().where("person", "=", person).execute();
  for (const { endpoint, p256dh, auth } of subscriptions) {
    try {
      const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject, ...keys },
        TTL: 86_400,
      });
      const headers = details.headers as Record<string, string | number>;
      const status = await safePost({ url: endpoint, headers, body: details.body ?? "", anywhere: privateWebhooks });
      if (status === 404 || status === 410) {
        await store.write((db) => db.deleteFrom("push").where("endpoint", "=", endpoint).execute());
      }
    } catch (error) {
      log.warn({ err: error, person }, "a push was not delivered");
    }
  }
}

/** As JSON that chat services understand too: `text` for some, `content` for others. */
async function hook({ log, privateWebhooks }: NotifySetting, url: string | null, notice: Notice): Promise<void> {
  if (url === null) return;
  const said = `${notice.title}. ${notice.text} ${notice.url}`;
  const body = JSON.stringify({ ...notice, event: "your-turn", text: said, content: said });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  try {
    await safePost({ url, headers, body, anywhere: privateWebhooks });
  } catch (error) {
    log.warn({ err: error }, "a webhook was not delivered");
  }
}
