import { useState } from "react";
import { useT } from "../app/language.tsx";
import type { ChatLine, TableSource } from "../source/source.ts";

/** What the people at the table say to each other. */
export function Chat({ source, lines }: { readonly source: TableSource; readonly lines: readonly ChatLine[] }) {
  const t = useT();
  const [text, setText] = useState("");
  return (
    <section className="chat" aria-labelledby="chat-name">
      <h2 id="chat-name">{t("chat.name")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <ol tabIndex={0} aria-labelledby="chat-name" aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
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
    </section>
  );
}
