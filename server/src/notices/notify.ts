import type { Logger } from "pino";
import webpush from "web-push";
import { Postponed, putJob } from "../jobs/job.ts";
import type { JobsRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { Hall } from "../tables/hall.ts";
import { Hands } from "./hands.ts";
import type { PushKeys } from "./push-key.ts";
import { safePost } from "./safe-post.ts";
import type { Subscription } from "./subscriptions.ts";
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

/** How often an address that does not answer is tried. */
const ATTEMPTS = 6;

/** When too many deliveries are under way, the next try comes after this time, in ms. */
const LATER = 5000;

/** A table that is on the screen for this long without an answer counts as abandoned there. */
const LOOKS_FOR = 10 * 60_000;

interface Payload {
  readonly seat: number;
  readonly person: string;
  /** The table was on the screen when the notice was due. */
  readonly looked?: true;
}

/**
 * Tells somebody who plays by post that it is their turn, unless they have answered. People who are looking at the
 * table are told later.
 */
export function notify(setting: NotifySetting) {
  const { store, hall, origin } = setting;
  const hands = new Hands();
  return async (job: JobsRow): Promise<void> => {
    const payload = JSON.parse(job.payload) as Payload;
    const { seat, person } = payload;
    const table = await hall.table(job.table_id);
    await table.inLine(() => table.refresh());
    const place = table.doc.seats[seat];
    if (!table.kept.waiting.includes(seat) || place?.kind !== "person" || place.person.id !== person) return;
    if (place.standIn !== undefined) return;
    if (payload.looked !== true && setting.isHere(table.id, seat)) {
      const later = { runAt: Date.now() + LOOKS_FOR, payload: { ...payload, looked: true } };
      return store.write((db) => putJob(db, { key: job.key, kind: "notice", table: table.id, ...later }));
    }
    const row = await store.db.selectFrom("people").selectAll().where("id", "=", person).executeTakeFirst();
    if (row === undefined) return;
    const notice = await yourTurn(table.doc.game, table.id, origin, row.language);
    const letGo = hands.take(person, row.webhook === null ? [] : [new URL(row.webhook).host]);
    if (letGo === undefined) throw new Postponed(LATER);
    const deliveries = Promise.all([pushAll(setting, person, notice), hook(setting, row.webhook, notice)]);
    let fates: Fate[] = [];
    try {
      fates = (await deliveries).flat();
    } finally {
      letGo(!fates.includes("try-again"));
    }
    const again = fates.includes("try-again") && !fates.includes("delivered");
    if (again && job.attempts < ATTEMPTS) throw new Error("no notice could be delivered");
  };
}

type Fate = "delivered" | "try-again" | "hopeless";

/** What the status of a reply means for further deliveries. */
function fateOf(status: number): Fate {
  if (status < 300) return "delivered";
  return status === 429 || status >= 500 ? "try-again" : "hopeless";
}

async function pushAll(setting: NotifySetting, person: string, notice: Notice): Promise<Fate[]> {
  const subscriptions = await setting.store.db
    .selectFrom("push")
    .select(["endpoint", "p256dh", "auth"])
    .where("person", "=", person)
    .execute();
  return Promise.all(subscriptions.map((subscription) => push(setting, subscription, notice)));
}

async function push(setting: NotifySetting, { endpoint, p256dh, auth }: Subscription, notice: Notice): Promise<Fate> {
  const { store, keys, log, origin, privateWebhooks } = setting;
  const subject = origin.startsWith("https:") ? origin : "mailto:nobody@example.org";
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
    return fateOf(status);
  } catch (error) {
    log.warn({ err: error }, "a push was not delivered");
    return "try-again";
  }
}

/** JSON that chat services understand, too: some read `text`, others `content`. */
async function hook({ log, privateWebhooks }: NotifySetting, url: string | null, notice: Notice): Promise<Fate[]> {
  if (url === null) return [];
  const said = `${notice.title}. ${notice.text} ${notice.url}`;
  const body = JSON.stringify({ ...notice, event: "your-turn", text: said, content: said });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  try {
    return [fateOf(await safePost({ url, headers, body, anywhere: privateWebhooks }))];
  } catch (error) {
    log.warn({ err: error }, "a webhook was not delivered");
    return ["try-again"];
  }
}
