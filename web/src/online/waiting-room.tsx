import type { TableInfo } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { Emblem, Icon } from "@civitas/table-kit";
import type { Speaker } from "@civitas/words";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { Page } from "../app/page.tsx";
import { change, useSettings } from "../app/settings.ts";
import { optionWords } from "../setup/option-words.ts";
import { ask } from "./ask.ts";
import { line } from "./line.ts";
import { becomeSomebody, freshSalt } from "./me.ts";
import { explained } from "./words.ts";

/** A table before its game: who sits there, take a seat, fill it with bots, begin. */
export function WaitingRoom({ info, speaker }: { readonly info: TableInfo; readonly speaker: Speaker }) {
  const t = useT();
  const { name } = useSettings();
  const [problem, setProblem] = useState("");
  const [copied, setCopied] = useState(false);
  const seated = info.you !== "audience";
  const mine = info.you === "audience" ? undefined : info.seats[info.you];
  const host = mine?.kind === "person" && mine.person.id === info.host;
  const full = info.seats.every(({ kind }) => kind !== "open");

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
      await becomeSomebody(name);
      await ask(PATHS.join(info.id), "POST", { seat, salt: freshSalt() });
      line.renew();
    });
  return (
    <Page title={speaker.plain({ say: "game.name" })}>
      <div className="sheet-of-paper">
        <h2>{t("room.name")}</h2>
        <ul className="room-seats">
          {info.seats.map((seat, i) => (
            <li key={i}>
              <Emblem seat={i} />
              <span className="player-name">
                {seat.kind === "person" && seat.person.name}
                {seat.kind === "bot" && speaker.plain({ say: `seat.bot.${seat.level}` })}
                {seat.kind === "open" && <em>{t("seat.open")}</em>}
              </span>
              {seat.kind === "open" && !seated && (
                <button
                  type="button"
                  className="primary"
                  disabled={name.trim().length < 2}
                  onClick={() => void join(i)}
                >
                  {t("room.sit")}
                </button>
              )}
              {host && seat.kind === "open" && (
                <button
                  type="button"
                  onClick={() =>
                    void attempt(() =>
                      ask(PATHS.seats(info.id), "POST", { seat: i, to: { kind: "bot", level: "normal" } }),
                    )
                  }
                >
                  <Icon name="bot" /> {t("room.bot")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {!seated && (
          <label>
            {t("settings.name")}{" "}
            <input value={name} maxLength={24} onChange={({ target }) => change({ name: target.value })} />
          </label>
        )}
        <OptionList info={info} speaker={speaker} />
        <p className="control-row">
          {host && (
            <button
              type="button"
              className="primary"
              disabled={!full}
              onClick={() => void attempt(() => ask(PATHS.start(info.id), "POST", {}))}
            >
              {t("room.begin")}
            </button>
          )}
          <button
            type="button"
            onClick={async () => {
              await navigator.clipboard?.writeText(location.href).catch(() => undefined);
              setCopied(true);
            }}
          >
            <Icon name="share" /> {t(copied ? "replay.copied" : "room.invite")}
          </button>
          {seated && (
            <button type="button" onClick={() => void attempt(() => ask(PATHS.leave(info.id), "POST", {}))}>
              {t("room.leave")}
            </button>
          )}
        </p>
        {!full && <p className="quiet">{t("room.waits")}</p>}
        {problem !== "" && (
          <p className="notice" data-kind-of="warning" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Page>
  );
}

function OptionList({ info, speaker }: { readonly info: TableInfo; readonly speaker: Speaker }) {
  return (
    <ul className="room-options">
      {Object.entries(info.options).map(([name, value]) => (
        <li key={name}>{optionWords(speaker, name, value)}</li>
      ))}
    </ul>
  );
}
