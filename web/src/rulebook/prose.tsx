import { Icon } from "@civitas/table-kit";
import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";

/** The id of a clause, or the sign of a piece in brackets. */
const MARKED = /([A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?|\[[a-z][a-z-]+\])/;

interface ProseProps {
  readonly words: readonly Token[];
  readonly follow: (id: string) => void;
}

/** Text of the rules as Markdown has it, with links to the clauses it names. */
export function Prose({ words, follow }: ProseProps): ReactNode {
  return words.map((token, i) => (
    <Fragment key={i}>
      <Piece token={token as Tokens.Generic} follow={follow} />
    </Fragment>
  ));
}

/** What marked calls each kind of token, and the element that it becomes. */
const ELEMENTS: Readonly<Record<string, "p" | "b" | "em" | "del" | "blockquote" | "h4" | "li">> = {
  paragraph: "p",
  strong: "b",
  em: "em",
  del: "del",
  blockquote: "blockquote",
  heading: "h4",
  list_item: "li",
};

function Piece({ token, follow }: { readonly token: Tokens.Generic; readonly follow: ProseProps["follow"] }) {
  const Element = ELEMENTS[token.type];
  const inside = <Prose words={token.tokens ?? []} follow={follow} />;
  if (token.type === "heading" && token.depth === 2) return <h3>{inside}</h3>;
  if (Element !== undefined) return <Element>{inside}</Element>;
  if (token.type === "codespan") return <code>{token.text}</code>;
  if (token.type === "br") return <br />;
  if (token.type === "link") return <a href={token.href}>{inside}</a>;
  if (token.type === "list") {
    const List = token.ordered === true ? "ol" : "ul";
    return (
      <List>
        <Prose words={token.items} follow={follow} />
      </List>
    );
  }
  if (token.type === "table") return <RulesTable table={token as Tokens.Table} follow={follow} />;
  if (token.tokens !== undefined) return inside;
  return <Linked text={String(token.text ?? "")} follow={follow} />;
}

function Linked({ text, follow }: { readonly text: string; readonly follow: ProseProps["follow"] }) {
  return text.split(MARKED).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : part.startsWith("[") ? (
      <Icon key={i} name={part.slice(1, -1)} inline />
    ) : (
      <button key={i} type="button" className="clause" onClick={() => follow(part)}>
        {part}
      </button>
    ),
  );
}

function RulesTable({ table, follow }: { readonly table: Tokens.Table; readonly follow: ProseProps["follow"] }) {
  return (
    <div className="rules-table">
      <table>
        <thead>
          <tr>
            {table.header.map((cell, i) => (
              <th key={i} scope="col">
                <Prose words={cell.tokens} follow={follow} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>
                  <Prose words={cell.tokens} follow={follow} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
