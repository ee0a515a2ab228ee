import { useEffect, useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Page } from "../app/page.tsx";
import { useTitle } from "../app/title.ts";
import { setTable, shelfOf } from "../catalogue/games.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { Frame } from "../table/frame.tsx";
import { kept } from "./shelf.ts";
import { LocalSource } from "./source.ts";

/** #/local/ID: a table of this browser. */
export default function LocalTablePage({ id }: { readonly id: string }) {
  const t = useT();
  const speaker = useSpeaker();
  const [tries, again] = useState(0);
  const { value: opened } = useLoaded(() => LocalSource.open(id, speaker), [id, tries]);
  const source = typeof opened === "string" ? undefined : opened;
  // The table is laid while the worker sets up the match.
  const { value: game = "" } = useLoaded(async () => (await kept(id))?.game, [id]);
  const shelf = shelfOf(game);
  const { value } = useLoaded(async () => {
    if (shelf === undefined) return undefined;
    return setTable(shelf, speaker);
  }, [shelf, speaker]);
  useEffect(() => () => source?.close(), [source]);
  useEffect(() => source?.speakAs(speaker), [source, speaker]);
  useTitle(value?.speaking.plain({ say: "game.name" }) ?? "");
  if (typeof opened === "string") {
    return (
      <Page title={t("page.missing")}>
        <p>{t(opened === "missing" ? "local.no-table" : "local.elsewhere")}</p>
        {opened === "elsewhere" && (
          <p>
            <button type="button" className="primary" onClick={() => again(tries + 1)}>
              {t("local.again")}
            </button>
          </p>
        )}
      </Page>
    );
  }
  if (source === undefined || shelf === undefined || value === undefined) return <div className="loading" />;
  return <Frame key={id} source={source} shelf={shelf} table={value.table} speaker={value.speaking} />;
}
