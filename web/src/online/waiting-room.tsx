import type { SeatInfo, TableInfo } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { Emblem, Icon } from "@civitas/table-kit";
import type { Speaker } from "@civitas/words";
import { useState } from "react";
import { type Key, useT } from "../app/language.tsx";
import { Page } from "../app/page.tsx";
import { change, settings } from "../app/settings.ts";
import { shelfOf } from "../catalogue/games.ts";
import { botKind, seatName } from "../local/seat-name.ts";
import { RulesDrawer } from "../rulebook/drawer.tsx";
import { ask } from "./ask.ts";
import { line } from "./line.ts";
import { becomeSomebody, freshSalt } from "./me.ts";
import { NameField, nameToUse } from "./name-field.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { rememberSalt } from "./seals.ts";
import { explained } from "./words.ts";

/** A table before its game: who sits there, take a seat, fill it with bots, begin. */
export function WaitingRoom({ info, speaker }: { readonly info: TableInfo; readonly speaker: Speaker }) {
  const t = useT();
  const [problem, setProblem] = useState("");
  const [rules, openRules] = useState(false);
  const shelf = shelfOf(info.game);
  const seated = info.you !== "audience";
  const mine = info.you === "audience" ? undefined : info.seats[info.you];
  const host = mine?.kind === "person" && mine.person.id === info.host;
  const free = info.seats.filter(({ kind }) => kind === "open").length;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem("");
    try {
      await work();
    } catch (error) {
      setProblem(await explained(error, speaker));
    }
  };
  const join = (seat: number) =>
    attempt(async () => {
      const name = nameToUse(settings().name, speaker);
      change({ name });
      await becomeSomebody(name);
      const salt = freshSalt();
      await ask(PATHS.join(info.id), "POST", { seat, salt });
      rememberSalt(info.id, salt);
      line.renew();
    });
  const seatBot = (seat: number) =>
    attempt(() => ask(PATHS.seats(info.id), "POST", { seat, to: { kind: "bot", level: "normal" } }));
  return (
    <Page title={speaker.plain({ say: "game.name" })}>
      <div className="sheet-of-paper">
        <h2>{t("room.name")}</h2>
        {!seated && free > 0 && <NameField speaker={speaker} />}
        <ul className="room-seats">
          {info.seats.map((seat, i) => (
            <li key={i}>
              <Emblem seat={i} />
              <SeatName seat={seat} place={i} speaker={speaker}>
                {[
                  ...(i === info.you ? [t("room.you")] : []),
                  ...(seat.kind === "person" && seat.person.id === info.host ? [t("room.host")] : []),
                ].join(", ")}
              </SeatName>
              {seat.kind === "open" && !seated && (
                <button type="button" className="primary" onClick={() => void join(i)}>
                  {t("room.sit")}
                </button>
              )}
              {host && seat.kind === "open" && (
                <button type="button" onClick={() => void seatBot(i)}>
                  <Icon name="bot" /> {t("room.bot")}
                </button>
              )}
            </li>
          ))}
        </ul>
        <RoomFacts info={info} speaker={speaker} />
        <p className="room-waits" role="status">
          {t(waitsFor({ free, seated, host }), { n: free })}
        </p>
        <p className="control-row">
          {host && free === 0 && (
            <button
              type="button"
              className="primary"
              onClick={() => void attempt(() => ask(PATHS.start(info.id), "POST", {}))}
            >
              {t("room.begin")}
            </button>
          )}
          <CopyLink />
          {shelf !== undefined && (
            <button type="button" aria-haspopup="dialog" onClick={() => openRules(true)}>
              <Icon name="rulebook" /> {t("nav.rules")}
            </button>
          )}
          {seated && (
            <button type="button" onClick={() => void attempt(() => ask(PATHS.leave(info.id), "POST", {}))}>
              {t("room.leave")}
            </button>
          )}
        </p>
        {problem !== "" && (
          <p className="notice" data-kind-of="warning" role="alert">
            {problem}
          </p>
        )}
      </div>
      {rules && shelf !== undefined && <RulesDrawer shelf={shelf} close={() => openRules(false)} />}
    </Page>
  );
}

/** What the table waits for, in words for the viewer. */
function waitsFor(now: { readonly free: number; readonly seated: boolean; readonly host: boolean }): Key {
  if (now.free > 0) return now.host ? "room.waits" : now.seated ? "room.waits-others" : "room.sit-down";
  return now.host ? "room.ready" : "room.host-begins";
}

function SeatName(props: {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly speaker: Speaker;
  /** What the person is to the viewer and to the table. */
  readonly children: string;
}) {
  const { seat, place, speaker, children } = props;
  const t = useT();
  return (
    <span className="player-name">
      {seat.kind === "person" && seat.person.name}
      {seat.kind === "bot" && `${seatName(seat, place, speaker)} · ${botKind(seat.level, speaker)}`}
      {seat.kind === "open" && <em>{t("seat.open")}</em>}
      {children !== "" && <small>{children}</small>}
    </span>
  );
}

function CopyLink() {
  const t = useT();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={async () => {
        await navigator.clipboard?.writeText(location.href).catch(() => undefined);
        setCopied(true);
      }}
    >
      <Icon name="share" /> {t(copied ? "replay.copied" : "room.invite")}
    </button>
  );
}
