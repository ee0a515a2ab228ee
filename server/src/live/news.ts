import type { Inside } from "../inside.ts";
import type { Foreman } from "../jobs/foreman.ts";
import type { News } from "../storage/bus.ts";
import type { Hub } from "./hub.ts";

/** Tells people who are not looking at the table whose turn it is. */
export function hearTurns(hub: Hub, news: News): void {
  if (news.kind !== "table") return;
  hub.tellTurns(news.on ?? [], true);
  hub.tellTurns(news.off ?? [], false);
}

/** What other processes announce. */
export function hearNews({ hub, hall, lobby, commands, outage }: Inside, foreman: Foreman, news: News): void {
  const trouble = (error: unknown): void => outage.report(error, "could not follow the news", { news: news.kind });
  hall.hear(news).catch(trouble);
  hearTurns(hub, news);
  if (news.kind === "work") foreman.look();
  if (news.kind === "lobby" || news.kind === "anew") lobby.board.change();
  if (news.kind === "lobby") hub.tellLobby(news.table).catch(trouble);
  if (news.kind === "out") hub.cutOff(news);
  const table = "table" in news ? hall.known(news.table) : undefined;
  if (news.kind === "here" && hub.presence.hear(news.table, news.from, news.seats) && table) hub.tellInfo(table);
  if (news.kind === "chat" && table !== undefined) commands.hearChat(table).catch(trouble);
}
