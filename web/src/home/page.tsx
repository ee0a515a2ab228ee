import { Icon } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { Page } from "../app/page.tsx";
import { SHELVES } from "../catalogue/games.ts";
import { useGameWords } from "../catalogue/use-game-words.ts";
import { NO_TABLES, useLobby } from "../online/use-lobby.ts";
import { GameCard } from "./game-card.tsx";
import { MyTables } from "./my-tables.tsx";
import { OpenTables } from "./open-tables.tsx";

/** The way in: play now, my tables, open tables, the games. */
export default function HomePage() {
  const t = useT();
  const words = useGameWords();
  const lobby = useLobby();
  return (
    <Page title="">
      <section className="welcome">
        <h1>{t("home.welcome")}</h1>
        <p>{t("home.about")}</p>
      </section>
      <section aria-labelledby="games">
        <h2 id="games">{t("home.games")}</h2>
        <div className="game-cards">
          {SHELVES.map(({ id, entry, picture }, place) => (
            <GameCard
              key={id}
              game={id}
              place={place}
              title={words(id, "game.name")}
              about={words(id, "game.about")}
              box={entry.box}
              picture={picture}
              online={lobby !== "away"}
            />
          ))}
        </div>
      </section>
      <div className="home-tables">
        <MyTables
          online={lobby === "away" ? NO_TABLES : (lobby?.mine ?? NO_TABLES)}
          me={lobby === "away" ? undefined : lobby?.me}
          titleOf={(game) => words(game, "game.name")}
        />
        {lobby !== "away" ? (
          <OpenTables tables={lobby?.open ?? NO_TABLES} titleOf={(game) => words(game, "game.name")} />
        ) : (
          <section>
            <h2>{t("home.open")}</h2>
            <p className="quiet">
              <Icon name="online" /> {t("home.away")}
            </p>
          </section>
        )}
      </div>
    </Page>
  );
}
