import { useEffect, useMemo, useRef, useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import type { Shelf } from "../catalogue/games.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { type Book, readBook, search } from "./book.ts";
import { Overview } from "./overview.tsx";
import { Prose } from "./prose.tsx";

/** The rules of a game with a field to search in them, opened at a clause if one is given. */
export function RulesReader({ shelf, clause }: { readonly shelf: Shelf; readonly clause?: string | undefined }) {
  const { language } = useSpeaker();
  const { value: book } = useLoaded<Book>(async () => readBook(await shelf.rulebook(language)), [shelf, language]);
  return book === undefined ? (
    <div className="loading" />
  ) : (
    <OpenBook key={clause} shelf={shelf} book={book} clause={clause} />
  );
}

function OpenBook(props: { readonly shelf: Shelf; readonly book: Book; readonly clause: string | undefined }) {
  const { shelf, book, clause } = props;
  const t = useT();
  const [sought, seek] = useState("");
  const [marked, mark] = useState(clause);
  const page = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => search(book, sought), [book, sought]);
  useEffect(() => {
    if (marked === undefined) return;
    page.current?.querySelector(`[id="${CSS.escape(marked)}"]`)?.scrollIntoView({ block: "center" });
  }, [marked]);
  const follow = (id: string): void => {
    seek("");
    mark(id);
  };
  return (
    <div className="rulebook" ref={page}>
      {book.title !== "" && <h2>{book.title}</h2>}
      <input
        type="search"
        placeholder={t("rules.search")}
        aria-label={t("rules.search")}
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      {sought === "" && clause === undefined && <Overview shelf={shelf} follow={follow} />}
      {chapters.length === 0 && <p className="quiet">{t("rules.none")}</p>}
      {chapters.map((chapter) => (
        <section key={chapter.heading}>
          {chapter.heading !== "" && <h3>{chapter.heading}</h3>}
          <Prose words={chapter.before} follow={follow} />
          <dl>
            {chapter.clauses.map(({ id, words }) => (
              <div key={id} id={id} data-marked={id === marked || undefined}>
                <dt>{id}</dt>
                <dd>
                  <Prose words={words} follow={follow} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
