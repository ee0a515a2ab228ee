import type { ReactNode } from "react";

const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|_[^_\s][^_]*_|`[^`]+`|[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?)/;
const CLAUSE_ID = /^[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?$/;

/** A line of the rules: emphasis, code, and links to the clauses it names. */
export function Prose({ text, follow }: { readonly text: string; readonly follow: (id: string) => void }): ReactNode {
  return text.split(INLINE).map((part, i) => {
    if (part.startsWith("**")) return <b key={i}>{part.slice(2, -2)}</b>;
    if (/^\*[^*]+\*$/.test(part) || /^_[^_]+_$/.test(part)) return <em key={i}>{part.slice(1, -1)}</em>;
    if (part.startsWith("`")) return <code key={i}>{part.slice(1, -1)}</code>;
    if (CLAUSE_ID.test(part)) {
      return (
        <button key={i} type="button" className="clause" onClick={() => follow(part)}>
          {part}
        </button>
      );
    }
    return part;
  });
}
