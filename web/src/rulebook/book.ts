import { Lexer, type Token, type Tokens } from "marked";

/** A numbered clause of the rules. */
export interface ClauseInBook {
  readonly id: string;
  /** As it is written, for the search. */
  readonly text: string;
  readonly words: readonly Token[];
}

/** A chapter: its heading, what it says before its first clause, its clauses. */
export interface Chapter {
  readonly heading: string;
  readonly before: readonly Token[];
  readonly clauses: readonly ClauseInBook[];
}

export interface Book {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const CLAUSE = /^(\*\*)?([A-Z]+-\d[\w.]*)\1\s*/;

/** Reads a RULES.md: headings, and lists whose entries each begin with the id of a clause. */
export function readBook(markdown: string): Book {
  let title = "";
  let chapter = { heading: "", before: [] as Token[], clauses: [] as ClauseInBook[] };
  const chapters = [chapter];
  for (const token of Lexer.lex(markdown)) {
    if (isHeading(token) && token.depth === 1) title = token.text;
    else if (isHeading(token) && token.depth === 2) {
      chapter = { heading: token.text, before: [], clauses: [] };
      chapters.push(chapter);
    } else if (isList(token)) {
      const clauses = token.items.map(clauseIn);
      if (clauses.every((clause) => clause === undefined)) chapter.before.push(token);
      else chapter.clauses.push(...clauses.filter((clause) => clause !== undefined));
    } else if (token.type !== "space") chapter.before.push(token);
  }
  return { title, chapters: chapters.filter(({ before, clauses }) => before.length + clauses.length > 0) };
}

// marked's `Token` is open for extensions, so its `type` alone tells TypeScript nothing.
const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isList = (token: Token): token is Tokens.List => token.type === "list";

function clauseIn({ text }: Tokens.ListItem): ClauseInBook | undefined {
  const found = CLAUSE.exec(text);
  if (found?.[2] === undefined) return undefined;
  const rest = text.slice(found[0].length);
  return { id: found[2], text: rest, words: Lexer.lex(rest) };
}

/** The chapters with only those clauses that contain all the words (or the id) of the search. */
export function search(book: Book, sought: string): readonly Chapter[] {
  const words = sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return book.chapters;
  return book.chapters.flatMap((chapter) => {
    const clauses = chapter.clauses.filter(({ id, text }) => {
      const all = `${id} ${chapter.heading} ${text}`.toLocaleLowerCase();
      return words.every((word) => all.includes(word));
    });
    return clauses.length === 0 ? [] : [{ heading: chapter.heading, before: [], clauses }];
  });
}
