import { Icon } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { Page } from "../app/page.tsx";
import { SHELVES } from "../catalogue/games.ts";
import { useGameWords } from "../catalogue/use-game-words.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { keptTables } from "../local/shelf.ts";
import { NO_TABLES, useLobby } from "../online/use-lobby.ts";
import { GameCard } from "./game-card.tsx";
import { MyTables } from "./my-tables.tsx";
import { OpenTables } from "./open-tables.tsx";

/** The way in: the games, my tables and open tables. Who has begun a game finds it first. */
export default function HomePage() {
  const t = useT();
  const words = useGameWords();
  const lobby = useLobby();
  const [changes, changed] = useState(0);
  const { value: local = [] } = useLoaded(keptTables, [changes]);
  const online = lobby === "away" ? NO_TABLES : (lobby?.mine ?? NO_TABLES);
  const titleOf = (game: string): string => words(game, "game.name");
  const begun = local.length > 0 || online.tables.length > 0;
  const tables = (
    <div className="home-tables">
      <MyTables
        local={local}
        online={online}
        me={lobby === "away" ? undefined : lobby?.me}
        titleOf={titleOf}
        forgotten={() => changed(changes + 1)}
      />
      {lobby !== "away" ? (
        <OpenTables tables={lobby?.open ?? NO_TABLES} me={lobby?.me} titleOf={titleOf} />
      ) : (
        <section>
          <h2>{t("home.open")}</h2>
          <p className="quiet">
            <Icon name="online" /> {t("home.away")}
          </p>
        </section>
      )}
    </div>
  );
  return (
    <Page title="">
      <section className="welcome">
        <h1>{t("home.welcome")}</h1>
        <p>{t("home.about")}</p>
      </section>
      {begun && tables}
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
      {!begun && tables}
    </Page>
  );
}
