import { useEffect, useRef, useState } from "react";
import { useT } from "../app/language.tsx";
import type { ChatShown, TableSource } from "../source/source.ts";

/** What the people at the table say to each other. */
export function Chat({ source, lines }: { readonly source: TableSource; readonly lines: readonly ChatShown[] }) {
  const t = useT();
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const said = lines.length;
  useEffect(() => {
    if (said > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return (
    <div className="chat" role="tabpanel" id="panel-chat" aria-label={t("chat.name")}>
      <ol aria-live="polite">
        {lines.map((line, i) => (
          <li key={line.n} ref={i === lines.length - 1 ? end : undefined}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="quiet">{t("chat.none")}</p>}
      {source.say !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return;
            void source.say?.(text.trim());
            setText("");
          }}
        >
          <input
            value={text}
            maxLength={500}
            aria-label={t("chat.say")}
            placeholder={t("chat.say")}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit">{t("chat.send")}</button>
        </form>
      )}
    </div>
  );
}
