import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Nowhere } from "../app/nowhere.tsx";
import { useTitle } from "../app/title.ts";
import { setTable, shelfOf } from "../catalogue/games.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { Frame } from "../table/frame.tsx";
import { OnlineSource } from "./source.ts";
import { WaitingRoom } from "./waiting-room.tsx";
import { withRefusals } from "./words.ts";

/** #/table/ID: a table of the server, before, during and after the game. */
export default function OnlineTablePage({ id }: { readonly id: string }) {
  const speaker = useSpeaker();
  const [source, setSource] = useState<OnlineSource | undefined>(undefined);
  // A change of language must not leave the table.
  useEffect(() => {
    const opened = new OnlineSource(id, speaker);
    setSource(opened);
    return () => opened.close();
  }, [id]);
  return source === undefined ? <div className="loading" /> : <OnlineTable source={source} />;
}

function OnlineTable({ source }: { readonly source: OnlineSource }) {
  const t = useT();
  const speaker = useSpeaker();
  const state = useSyncExternalStore(
    useCallback((listener) => source.watch(listener), [source]),
    () => source.state,
  );
  const shelf = shelfOf(state.game);
  const { value, error } = useLoaded(async () => {
    if (shelf === undefined) return undefined;
    return setTable(shelf, await withRefusals(speaker));
  }, [shelf, speaker]);
  useEffect(() => source.speakAs(speaker), [source, speaker]);
  useTitle(value?.speaking.plain({ say: "game.name" }) ?? "");
  const { info, missing } = source;
  if (error !== undefined) throw error;
  if (missing !== undefined) return <Nowhere>{t("online.no-table")}</Nowhere>;
  if (info === undefined || shelf === undefined || value === undefined) {
    return (
      <div className="loading" role="status">
        {state.connection === "lost" && <p>{t("notice.lost")}</p>}
      </div>
    );
  }
  if (info.state === "open") return <WaitingRoom info={info} speaker={value.speaking} />;
  if (info.halted) {
    return (
      <Nowhere title={value.speaking.plain({ say: "game.name" })}>
        {value.speaking.plain({ say: "refusal.rules-gone", with: { rules: info.rules } })}
      </Nowhere>
    );
  }
  return <Frame source={source} shelf={shelf} table={value.table} speaker={value.speaking} />;
}
