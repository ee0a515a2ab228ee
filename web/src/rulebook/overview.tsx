import { type IconSet, MoreIcons } from "@civitas/table-kit";
import { Lexer, type Token } from "marked";
import { useSpeaker } from "../app/language.tsx";
import type { Shelf } from "../catalogue/games.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { Prose } from "./prose.tsx";

interface Opening {
  readonly words: readonly Token[];
  readonly icons: IconSet;
}

async function openingOf(shelf: Shelf, language: "en" | "ru" | "hu"): Promise<Opening> {
  const [text, own, kit] = await Promise.all([
    shelf.overview(language),
    shelf.icons(),
    import("@civitas/table-kit/icons"),
  ]);
  return { words: Lexer.lex(text), icons: { ...kit.icons, ...own } };
}

/** Before the clauses: what the game is, and its turn on one page, drawn with the signs of its pieces. */
export function Overview({ shelf, follow }: { readonly shelf: Shelf; readonly follow: (id: string) => void }) {
  const { language } = useSpeaker();
  const { value } = useLoaded(() => openingOf(shelf, language), [shelf, language]);
  if (value === undefined || value.words.length === 0) return null;
  return (
    <MoreIcons value={value.icons}>
      <section className="overview">
        <Prose words={value.words} follow={follow} />
      </section>
    </MoreIcons>
  );
}
