/** A clause of a rulebook. */
export interface Clause {
  readonly id: string;
  /** It only says what a word means, so no test has to cite it. */
  readonly definition: boolean;
}

const CLAUSE = /^\s*[-*]\s+(?:\*\*)?([A-Z]{2,}-\d+(?:\.\d+)+[a-z]?)\b/;

/** The clauses of a rulebook: every item of a list that begins with an id. */
export function clausesOf(rulebook: string): Clause[] {
  return rulebook.split("\n").flatMap((line) => {
    const id = CLAUSE.exec(line)?.[1];
    return id === undefined ? [] : [{ id, definition: line.includes("*(definition)*") }];
  });
}

/** What a clause says, or all clauses of a chapter, without the marks of Markdown. */
export function textOf(rulebook: string, wanted: string): { readonly id: string; readonly text: string }[] {
  return rulebook.split("\n").flatMap((line) => {
    const id = CLAUSE.exec(line)?.[1];
    if (id === undefined || (id !== wanted && !id.startsWith(`${wanted}.`))) return [];
    const text = line.slice(line.indexOf(id) + id.length).replace(/^\*\*|\*\(definition\)\*/g, "");
    return [{ id, text: text.replace(/\*\*|`/g, "").trim() }];
  });
}

/** How the last run of the tests ended, by file. */
export interface TestReport {
  /** All tests ran, not only some. */
  readonly whole?: boolean;
  readonly files: Readonly<Record<string, readonly { readonly name: string; readonly state: string }[]>>;
}

/** A clause cited by a test. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly passed: boolean;
}

/** The citations in the names of tests: `[ND-9.2] one reroll chit is used`. */
export function citationsIn(report: TestReport): Citation[] {
  return Object.entries(report.files).flatMap(([file, tests]) =>
    tests.flatMap(({ name, state }) =>
      [...name.matchAll(/\[([A-Z]{2,}-[\w.]+)\]/g)].flatMap(([, id]) =>
        id === undefined ? [] : [{ id, file, passed: state === "passed" }],
      ),
    ),
  );
}

/** How well the tests cover one game's rulebook. The names are those of the command's JSON. */
export interface Coverage {
  readonly id: string;
  readonly clauses: number;
  readonly definitions: number;
  /** Clauses other than definitions that a passing test cites. */
  readonly cited: number;
  readonly uncited: readonly string[];
  /** Ids that tests cite although the rulebook has no such clause. */
  readonly unknown: readonly string[];
}

const family = (id: string): string => id.slice(0, id.indexOf("-"));

/** A citation belongs to the game if it stands among its tests, or anywhere if it has the letters of its clauses. */
export function cover(id: string, clauses: readonly Clause[], citations: readonly Citation[]): Coverage {
  const known = new Set(clauses.map((clause) => clause.id));
  const letters = new Set(clauses.map((clause) => family(clause.id)));
  const ours = citations.filter(({ id: cited, file }) => letters.has(family(cited)) || file.startsWith(`games/${id}/`));
  const passed = new Set(ours.filter((citation) => citation.passed).map((citation) => citation.id));
  const binding = clauses.filter((clause) => !clause.definition);
  const uncited = binding.filter((clause) => !passed.has(clause.id)).map((clause) => clause.id);
  const unknown = [...new Set(ours.map((citation) => citation.id))].filter((cited) => !known.has(cited)).sort();
  return {
    id,
    clauses: clauses.length,
    definitions: clauses.length - binding.length,
    cited: binding.length - uncited.length,
    uncited,
    unknown,
  };
}
