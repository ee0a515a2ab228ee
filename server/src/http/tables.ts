import { LEVELS } from "@civitas/bots";
import { type GamesReply, JoinForm, NewTable, PATHS, type Person, SaltForm, SeatChange } from "@civitas/protocol";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Inside } from "../inside.ts";
import { neighbourhoodOf } from "../jobs/shares.ts";
import { Refused } from "../refused.ts";
import { readPicture } from "../tables/keeping.ts";
import { recordOf } from "../tables/record.ts";
import { seatOf, type TableDoc } from "../tables/table-doc.ts";
import { checked } from "./replies.ts";

const Page = z.object({ page: z.coerce.number().int().min(0).max(1000).default(0) });
const Id = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

/** People who did not play may read the record once the audience has seen the end, if there is an audience. */
function mayRead(doc: TableDoc, person: Person | undefined, now: number): void {
  if (seatOf(doc, person?.id) !== undefined) return;
  if (!doc.spectators.allowed) throw new Refused("no-spectators");
  if ((doc.ended ?? now) + doc.spectators.delay * 1000 > now) throw new Refused("not-over");
}

/** The lobby, and everything around a table that is not play. */
export function tables(app: FastifyInstance, { config, lobby, who, hall, games, store }: Inside): void {
  const opening = { config: { rateLimit: { max: config.limits.tablesPerMinute, timeWindow: 60_000 } } };
  const idOf = (params: unknown): string => checked(Id, params).id;

  app.get(PATHS.games, async (): Promise<GamesReply> => {
    const all = await Promise.all(games.map(async ({ load }) => (await load()).game));
    return {
      games: all.map(({ id, version, seats, options }) => ({ id, version, seats, options })),
      levels: LEVELS.map(({ id }) => id),
    };
  });

  app.get(PATHS.tables, async (request, reply) => {
    const { page } = checked(Page, request.query);
    if (page > 0) return lobby.page(page);
    reply.type("application/json; charset=utf-8");
    return lobby.board.text();
  });
  app.get(PATHS.mine, async (request) => {
    const { page } = checked(Page, request.query);
    return lobby.mine(await who.mustBeSomebody(request), page);
  });
  app.get(PATHS.table(":id"), async (request) => lobby.info(idOf(request.params), await who.isIt(request)));

  app.post(PATHS.tables, opening, async (request) => {
    const person = await who.mustBeSomebody(request);
    return lobby.create(checked(NewTable, request.body), person, neighbourhoodOf(normalizeIP(request.ip)));
  });
  app.post(PATHS.join(":id"), async (request) => {
    const person = await who.mustBeSomebody(request);
    return lobby.join(idOf(request.params), person, checked(JoinForm, request.body));
  });
  app.post(PATHS.leave(":id"), async (request) => {
    const person = await who.mustBeSomebody(request);
    return lobby.leave(idOf(request.params), person);
  });
  app.post(PATHS.seats(":id"), async (request) => {
    const person = await who.mustBeSomebody(request);
    return lobby.changeSeat(idOf(request.params), person, checked(SeatChange, request.body));
  });
  app.post(PATHS.salt(":id"), async (request) => {
    const person = await who.mustBeSomebody(request);
    return lobby.salt(idOf(request.params), person, checked(SaltForm, request.body).salt);
  });
  app.post(PATHS.start(":id"), async (request) => {
    const person = await who.mustBeSomebody(request);
    return lobby.start(idOf(request.params), person);
  });
  app.post(PATHS.rematch(":id"), opening, async (request) => {
    const person = await who.mustBeSomebody(request);
    return lobby.rematch(idOf(request.params), person);
  });

  app.get(PATHS.record(":id"), async (request, reply) => {
    const id = idOf(request.params);
    const person = await who.isIt(request);
    const picture = await readPicture(store.db, id);
    if (picture === undefined) throw new Refused("not-found");
    const { doc, hash } = picture.kept;
    mayRead(doc, person, Date.now());
    // The hash is written down at the end, so the game need not be played again. Older programs did not do that.
    const end = doc.state === "over" && hash === null ? (await hall.table(id)).match?.hash() : hash;
    const text = recordOf(picture, end ?? undefined);
    return reply
      .type("text/plain; charset=utf-8")
      .header("content-disposition", `attachment; filename="${id}.civitas"`)
      .send(text);
  });
}
