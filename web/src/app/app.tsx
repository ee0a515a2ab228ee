import { MoreIcons } from "@civitas/table-kit";
import { lazy, type ReactNode, Suspense } from "react";
import HomePage from "../home/page.tsx";
import { Failing } from "./failing.tsx";
import { icons } from "./icons.ts";
import { useT } from "./language.tsx";
import { Page } from "./page.tsx";
import { useRoute } from "./route.tsx";

const LocalTablePage = lazy(() => import("../local/page.tsx"));
const NewTablePage = lazy(() => import("../setup/page.tsx"));
const OnlineTablePage = lazy(() => import("../online/page.tsx"));
const ReplayPage = lazy(() => import("../replay/page.tsx"));
const RulebookPage = lazy(() => import("../rulebook/page.tsx"));
const SettingsPage = lazy(() => import("../settings/page.tsx"));
const TutorialPage = lazy(() => import("../tutorial/page.tsx"));

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
  return (
    <Page title={t("page.missing")}>
      <p className="notice">{t("page.missing-about", { address: location.hash })}</p>
    </Page>
  );
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
