import { useEffect, useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Nowhere } from "../app/nowhere.tsx";
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
  const { value: opened, error: unopened } = useLoaded(() => LocalSource.open(id, speaker), [id, tries]);
  const source = typeof opened === "string" ? undefined : opened;
  // The table is laid while the worker sets up the match.
  const { value: game = "" } = useLoaded(async () => (await kept(id))?.game, [id]);
  const shelf = shelfOf(game);
  const { value, error = unopened } = useLoaded(async () => {
    if (shelf === undefined) return undefined;
    return setTable(shelf, speaker);
  }, [shelf, speaker]);
  useEffect(() => () => source?.close(), [source]);
  useEffect(() => source?.speakAs(speaker), [source, speaker]);
  useTitle(value?.speaking.plain({ say: "game.name" }) ?? "");
  if (error !== undefined) throw error;
  if (opened === "missing") return <Nowhere>{t("local.no-table")}</Nowhere>;
  if (opened === "elsewhere") {
    return (
      <Page title={t("local.elsewhere-name")}>
        <p className="notice">{t("local.elsewhere")}</p>
        <p>
          <button type="button" className="primary" onClick={() => again(tries + 1)}>
            {t("local.again")}
          </button>
        </p>
      </Page>
    );
  }
  if (source === undefined || shelf === undefined || value === undefined) return <div className="loading" />;
  return <Frame key={id} source={source} shelf={shelf} table={value.table} speaker={value.speaking} />;
}
