/** A numbered clause of the rules. */
export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** A chapter: its heading, what it says before its first clause, its clauses. */
export interface Chapter {
  readonly heading: string;
  readonly before: readonly string[];
  readonly clauses: readonly Clause[];
}

export interface Book {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const CLAUSE = /^[-*] \*\*([A-Z]+-[\w.]+)\*\*\s*(.*)$/;

/** Reads a RULES.md: headings, paragraphs, and clauses that each begin with their id in bold. */
export function readBook(markdown: string): Book {
  let title = "";
  const chapters: { heading: string; before: string[]; clauses: { id: string; text: string }[] }[] = [];
  let chapter = { heading: "", before: [] as string[], clauses: [] as { id: string; text: string }[] };
  for (const line of markdown.split(/\r?\n/)) {
    const found = CLAUSE.exec(line);
    const last = chapter.clauses.at(-1);
    if (line.startsWith("# ")) title = line.slice(2).trim();
    else if (line.startsWith("## ")) {
      chapters.push(chapter);
      chapter = { heading: line.slice(3).trim(), before: [], clauses: [] };
    } else if (found?.[1] !== undefined) chapter.clauses.push({ id: found[1], text: found[2] ?? "" });
    else if (line.trim() === "") continue;
    // Lines that go on under a clause belong to it.
    else if (last !== undefined && /^\s+\S/.test(line)) last.text += `\n${line.trim()}`;
    else chapter.before.push(line.trim());
  }
  chapters.push(chapter);
  return { title, chapters: chapters.filter(({ before, clauses }) => before.length + clauses.length > 0) };
}

/** The chapters with only those clauses that hold all the words (or the id) somebody looks for. */
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
