import { Icon } from "@civitas/table-kit";
import { useEffect, useRef, useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Page } from "../app/page.tsx";
import { go } from "../app/route.tsx";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { recordOfTable } from "../online/record.ts";
import { linkToRecord, recordFromLink } from "./link.ts";
import { openRecord } from "./open-record.ts";
import { Theatre } from "./theatre.tsx";

/** #/replay: load a record; #/replay/z/…: one that lives in the link; #/replay/table/ID: one of the server. */
export default function ReplayPage({
  from,
  name,
  at,
}: {
  readonly from?: string;
  readonly name?: string;
  readonly at: number;
}) {
  const speaker = useSpeaker();
  const t = useT();
  const { value, error } = useLoaded(async () => {
    if (from === undefined || name === undefined) return undefined;
    const text = from === "z" ? await recordFromLink(name) : await recordOfTable(name);
    return openRecord(text, speaker);
  }, [from, name, speaker]);
  useEffect(() => () => value?.house.close(), [value]);
  if (from !== undefined && value !== undefined) return <Theatre key={name} {...value} first={at} />;
  return (
    <Page title={t("nav.replay")}>
      {error !== undefined && (
        <p className="notice" data-kind-of="warning" role="alert">
          {t("replay.broken", { detail: error instanceof Error ? error.message : String(error) })}
        </p>
      )}
      {from !== undefined && error === undefined ? <div className="loading" /> : <LoadRecord />}
    </Page>
  );
}

function LoadRecord() {
  const t = useT();
  const [text, setText] = useState("");
  const [missing, miss] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const show = async (record: string): Promise<void> => {
    if (record.trim() !== "") return go(await linkToRecord(record));
    miss(true);
    field.current?.focus();
  };
  return (
    <div className="sheet-of-paper">
      <p>{t("replay.load")}</p>
      <label className="button file">
        <Icon name="download" /> {t("replay.file")}
        <input
          type="file"
          className="spoken"
          accept=".civitas,.txt,text/plain"
          onChange={async ({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) await show(await file.text());
          }}
        />
      </label>
      <label>
        {t("replay.paste")}
        <textarea
          ref={field}
          rows={6}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            miss(false);
          }}
        />
      </label>
      {missing && (
        <p className="notice" data-kind-of="warning" role="alert">
          {t("replay.empty")}
        </p>
      )}
      <button type="button" className="primary" onClick={() => void show(text)}>
        {t("replay.show")}
      </button>
    </div>
  );
}
