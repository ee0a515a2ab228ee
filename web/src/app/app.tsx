import { MoreIcons } from "@civitas/table-kit";
import type { Language } from "@civitas/words";
import { lazy, type ReactNode, Suspense } from "react";
import { fetchTable } from "../catalogue/games.ts";
import HomePage from "../home/page.tsx";
import { openEarly } from "../local/opening.ts";
import { kept } from "../local/shelf.ts";
import { Failing } from "./failing.tsx";
import { icons } from "./icons.ts";
import { useT } from "./language.tsx";
import { Nowhere } from "./nowhere.tsx";
import { type Route, useRoute } from "./route.tsx";

/** How the pages are fetched, by the first word of their address. */
const PAGES = {
  local: () => import("../local/page.tsx"),
  new: () => import("../setup/page.tsx"),
  table: () => import("../online/page.tsx"),
  replay: () => import("../replay/page.tsx"),
  rules: () => import("../rulebook/page.tsx"),
  settings: () => import("../settings/page.tsx"),
  learn: () => import("../tutorial/page.tsx"),
};

const LocalTablePage = lazy(PAGES.local);
const NewTablePage = lazy(PAGES.new);
const OnlineTablePage = lazy(PAGES.table);
const ReplayPage = lazy(PAGES.replay);
const RulebookPage = lazy(PAGES.rules);
const SettingsPage = lazy(PAGES.settings);
const TutorialPage = lazy(PAGES.learn);

/** Begins to fetch the page of an address and what it will need, so that all of it comes along with the first words. */
export function fetchPage({ path: [place = "", one] }: Route, language: Language): void {
  const fetch: (() => Promise<unknown>) | undefined = Object.entries(PAGES).find(([name]) => name === place)?.[1];
  // Whoever needs the page asks again, and hears what is wrong.
  fetch?.().catch(() => undefined);
  if (one === undefined) return;
  if (place === "learn") fetchTable(one, language);
  if (place !== "local") return;
  openEarly(one);
  kept(one).then(
    (found) => found !== undefined && fetchTable(found.game, language),
    () => undefined,
  );
}

/** The pages, by address. */
function Here(): ReactNode {
  const { path, query } = useRoute();
  const t = useT();
  const [place, one, two] = path;
  if (place === undefined) return <HomePage />;
  if (place === "new" && one !== undefined) return <NewTablePage key={one} game={one} />;
  if (place === "local" && one !== undefined) return <LocalTablePage key={one} id={one} />;
  if (place === "table" && one !== undefined) return <OnlineTablePage key={one} id={one} />;
  if (place === "learn" && one !== undefined) return <TutorialPage key={one} game={one} />;
  if (place === "rules")
    return (
      <RulebookPage {...(one === undefined ? {} : { game: one })} {...(two === undefined ? {} : { clause: two })} />
    );
  if (place === "settings") return <SettingsPage />;
  if (place === "replay") {
    const at = Number(query.get("at") ?? 0);
    return (
      <ReplayPage
        at={Number.isInteger(at) && at >= 0 ? at : 0}
        {...(one === undefined ? {} : { from: one })}
        {...(two === undefined ? {} : { name: two })}
      />
    );
  }
  return <Nowhere>{t("page.missing-about", { address: location.hash })}</Nowhere>;
}

export function App() {
  const { path } = useRoute();
  return (
    <MoreIcons value={icons}>
      <Failing key={path.slice(0, 2).join("/")}>
        <Suspense fallback={<div className="loading" />}>
          <Here />
        </Suspense>
      </Failing>
    </MoreIcons>
  );
}
