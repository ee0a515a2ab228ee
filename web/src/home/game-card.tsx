import type { Box } from "@civitas/games";
import { Icon } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { go, Link, to } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { beginTable, freshSeed } from "../local/begin.ts";
import { Cover } from "./cover.tsx";

const LEVELS = ["easy", "normal", "hard"] as const;

/** A game on the shelf: a picture, what it is, and every way to begin. Playing against a bot takes two clicks. */
export function GameCard(props: {
  readonly game: string;
  readonly place: number;
  readonly title: string;
  readonly about: string;
  readonly box: Box | undefined;
  readonly picture: string | undefined;
  readonly online: boolean;
}) {
  const { game, place, title, about, box, picture, online } = props;
  const t = useT();
  const [choosing, choose] = useState(false);
  const [busy, begin] = useState(false);
  const [problem, setProblem] = useState("");
  const play = async (level: string): Promise<void> => {
    begin(true);
    const seats = [
      { kind: "person" as const, name: settings().name },
      { kind: "bot" as const, level },
    ];
    try {
      go(to("local", await beginTable({ game, options: {}, seats, seed: freshSeed() })));
    } catch (error) {
      begin(false);
      setProblem(t("new.problem", { detail: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <article className="game-card" data-game={game}>
      <div className="cover-and-table">
        <Cover game={game} place={place} />
        {picture !== undefined && (
          <img src={picture} alt={t("home.table-of", { game: title })} loading="lazy" decoding="async" />
        )}
      </div>
      <div className="game-card-words">
        <h3>{title}</h3>
        <p>{about}</p>
        {box !== undefined && <OnTheBox box={box} />}
        {problem !== "" && (
          <p className="notice" data-kind-of="warning" role="alert">
            {problem}
          </p>
        )}
        {choosing ? (
          <fieldset className="game-card-ways levels">
            <legend>{t("home.level")}</legend>
            {LEVELS.map((level) => (
              <button key={level} type="button" className="primary" disabled={busy} onClick={() => void play(level)}>
                {t(`level.${level}`)}
              </button>
            ))}
          </fieldset>
        ) : (
          <div className="game-card-ways">
            <button type="button" className="primary" onClick={() => choose(true)}>
              <Icon name="play" /> {t("home.play-bot")}
            </button>
            <Link href={to("learn", game)} className="button">
              <Icon name="learn" /> {t("home.learn")}
            </Link>
            <Link href={to("new", game)} className="button">
              <Icon name={online ? "online" : "people"} /> {t("home.new-table")}
            </Link>
            <Link href={to("rules", game)} className="button">
              <Icon name="rulebook" /> {t("nav.rules")}
            </Link>
          </div>
        )}
      </div>
    </article>
  );
}

const WEIGHTS = [1, 2, 3, 4, 5] as const;

/** How many play, how long, and how demanding it is. */
function OnTheBox({ box: { seats, minutes, weight } }: { readonly box: Box }) {
  const t = useT();
  const [least, most] = minutes;
  return (
    <ul className="on-the-box">
      <li>
        <Icon name="people" />{" "}
        {seats.min === seats.max ? t("home.players-exact", { n: seats.min }) : t("home.players", { ...seats })}
      </li>
      <li>
        <Icon name="hourglass" /> {t("home.minutes", { min: least, max: most })}
      </li>
      <li className="weight" title={t("home.weight", { n: weight })}>
        <Icon name="learn" />
        <span className="spoken">{t("home.weight", { n: weight })}</span>
        {WEIGHTS.map((n) => (
          <span key={n} aria-hidden="true" data-full={n <= weight || undefined} />
        ))}
      </li>
    </ul>
  );
}
