import { useT } from "../app/language.tsx";
import { Page } from "../app/page.tsx";
import { Link, to } from "../app/route.tsx";
import { SHELVES, shelfOf } from "../catalogue/games.ts";
import { useGameWords } from "../catalogue/use-game-words.ts";
import { RulesReader } from "./rulebook.tsx";

/** The rulebook as a page of its own: #/rules/GAME/CLAUSE. */
export default function RulebookPage({ game, clause }: { readonly game?: string; readonly clause?: string }) {
  const t = useT();
  const shelf = shelfOf(game ?? SHELVES[0]?.id ?? "");
  const titleOf = useGameWords();
  return (
    <Page title={t("nav.rules")}>
      <nav className="tabs" aria-label={t("home.games")}>
        {SHELVES.map(({ id }) => (
          <Link key={id} href={to("rules", id)} className={id === shelf?.id ? "tab current" : "tab"}>
            {titleOf(id, "game.name")}
          </Link>
        ))}
      </nav>
      {shelf === undefined ? (
        <p className="notice">{t("page.no-game", { game: game ?? "" })}</p>
      ) : (
        <RulesReader shelf={shelf} clause={clause} />
      )}
      <p className="quiet">{t("rules.unofficial")}</p>
    </Page>
  );
}
