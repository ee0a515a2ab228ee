import { lazy } from "react";

// What nobody needs at first comes a moment after the table.
const fetchSheets = () => import("./score-sheet.tsx");
const fetchDrawer = () => import("../rulebook/drawer.tsx");
const fetchMore = () => import("./more-sheet.tsx");
const fetchExchange = () => import("./exchange.tsx");
const fetchChat = () => import("./chat.tsx");

export const Later = {
  ScoreSheet: lazy(async () => ({ default: (await fetchSheets()).ScoreSheet })),
  EndingSheet: lazy(async () => ({ default: (await fetchSheets()).EndingSheet })),
  RulesDrawer: lazy(async () => ({ default: (await fetchDrawer()).RulesDrawer })),
  MoreSheet: lazy(async () => ({ default: (await fetchMore()).MoreSheet })),
  ExchangeForm: lazy(async () => ({ default: (await fetchExchange()).ExchangeForm })),
  Chat: lazy(async () => ({ default: (await fetchChat()).Chat })),
};

/** Fetches all of it in time. */
export function fetchLater(): void {
  // Whoever needs them asks again, and hears what is wrong.
  Promise.all([fetchSheets(), fetchDrawer(), fetchMore(), fetchExchange(), fetchChat()]).catch(() => undefined);
}
