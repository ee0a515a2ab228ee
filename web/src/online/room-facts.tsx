import { meaningfulOptions } from "@civitas/kernel";
import type { TableInfo } from "@civitas/protocol";
import type { Speaker } from "@civitas/words";
import { Fragment } from "react";
import { useT } from "../app/language.tsx";
import { rulesOf, shelfOf } from "../catalogue/games.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { optionName, valueWords } from "../setup/option-words.ts";

/**
 * What people want to know before they sit down: the clock, who begins, and the options that make a difference here.
 */
export function RoomFacts({ info, speaker }: { readonly info: TableInfo; readonly speaker: Speaker }) {
  const t = useT();
  const { value: rules } = useLoaded(async () => {
    const shelf = shelfOf(info.game);
    return shelf === undefined ? undefined : rulesOf(shelf);
  }, [info.game]);
  const meant = rules && new Map(meaningfulOptions(rules, info.options, info.seats.length));
  const telling = Object.entries(info.options).filter(([name]) => meant?.has(name));
  return (
    <>
      <dl className="room-options">
        <dt>{t("new.clock")}</dt>
        <dd>{clockWords(info.pace.clock, t)}</dd>
        {telling.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{optionName(speaker, name)}</dt>
            <dd>{valueWords(speaker, name, value)}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="quiet">{t("room.who-begins")}</p>
    </>
  );
}

const DAY = 86_400;

function clockWords(clock: TableInfo["pace"]["clock"], t: ReturnType<typeof useT>): string {
  if (clock.kind === "none") return t("new.clock.none");
  if (clock.kind === "game") {
    return t("room.clock-game", { minutes: Math.round(clock.seconds / 60), more: clock.increment });
  }
  if (clock.seconds >= DAY) return t("room.clock-days", { days: Math.round(clock.seconds / DAY) });
  return t("room.clock-decision", { seconds: clock.seconds });
}
