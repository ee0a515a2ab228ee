import { Changing, Emblem, type GameUi, Icon, type Nearness, useSay } from "@civitas/table-kit";
import { useSpeaker, useT } from "../app/language.tsx";
import { LanguageSwitch } from "../app/language-switch.tsx";
import { Link, to } from "../app/route.tsx";
import { botKind } from "../local/seat-name.ts";
import type { TableState } from "../source/source.ts";
import { ClockFace } from "./clock-face.tsx";
import type { Shown } from "./projector.ts";
import { roundWords } from "./round-words.ts";

interface HeadProps {
  readonly state: TableState;
  readonly shown: Shown;
  readonly openRules: () => void;
  readonly turnStanding: GameUi["TurnStanding"];
  readonly scores: GameUi["scores"];
  readonly nearest: GameUi["nearest"];
}

/** The head of the table: the game, how far it has come, and who plays with how many points. */
export function Head({ state, shown, scores, nearest, openRules, turnStanding: TurnStanding }: HeadProps) {
  const t = useT();
  const say = useSay();
  const speaker = useSpeaker();
  const { progress, view, waiting, result } = shown.sight;
  const points = nearest === undefined ? (result?.scores ?? scores?.(view)) : undefined;
  const near = nearest?.(view);
  return (
    <header className="table-head">
      <Link href="#/" className="table-home">
        <Icon name="home" label={t("nav.home")} />
      </Link>
      <h1>{say.plain({ say: "game.name" })}</h1>
      <p className="table-progress">
        {progress.round > 0 && (
          <span className="round">
            <Icon name="hourglass" /> {roundWords(say, progress)}
          </span>
        )}
        {progress.phase !== undefined && <b className="phase">{say.plain(progress.phase)}</b>}
        {TurnStanding !== undefined && <TurnStanding />}
      </p>
      <ul className="table-players">
        {state.seats.map(({ seat, name, kind, level }) => (
          <li key={seat} data-turn={waiting.includes(seat) || undefined} data-you={seat === state.viewer || undefined}>
            <Emblem seat={seat} />
            <span className="player-name">{name}</span>
            {(kind === "bot" || state.standIns?.includes(seat) === true) && (
              <Icon name="bot" label={botKind(level, speaker)} />
            )}
            <ClockFace time={state.clocks?.[seat]} />
            {points?.[seat] !== undefined && <Changing value={points[seat]} />}
            {near?.[seat] !== undefined && <Near {...near[seat]} />}
          </li>
        ))}
      </ul>
      <nav className="table-nav" aria-label={t("nav.name")}>
        <button type="button" onClick={openRules}>
          <Icon name="rulebook" label={t("nav.rules")} />
        </button>
        <LanguageSwitch />
        <Link href={to("settings")}>
          <Icon name="settings" label={t("nav.settings")} />
        </Link>
      </nav>
    </header>
  );
}

/** "11/15" beside the sign of what is counted. */
function Near({ icon, n, of }: Nearness) {
  const say = useSay();
  return (
    <span className="player-near">
      <Icon name={icon} label={say.plain({ say: `icon.${icon}` })} /> <Changing value={n} />
      <small>/{of}</small>
    </span>
  );
}
