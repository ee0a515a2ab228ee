import type { Message } from "@civitas/kernel";
import { parts } from "@civitas/words";
import { Fragment } from "react";
import { boundTogether } from "./bound.ts";
import { Icon } from "./icon.tsx";
import { useAround, useSay } from "./table.tsx";

/** A message with its icons drawn in the line. */
export function Words({ message }: { readonly message: Message }) {
  return <Sentence text={useSay().say(message)} />;
}

/** A sentence that is already in the reader's language; `[gold]` in it is drawn as an icon. */
export function Sentence({ text }: { readonly text: string }) {
  const speaker = useSay();
  return boundTogether(parts(text)).map((bound, i) => {
    const drawn = bound.map((part, j) =>
      "icon" in part ? (
        <Icon key={j} name={part.icon} label={speaker.plain({ say: `icon.${part.icon}` })} inline />
      ) : (
        <span key={j}>{part.text}</span>
      ),
    );
    return bound.length === 1 ? (
      <Fragment key={i}>{drawn}</Fragment>
    ) : (
      <span key={i} className="bound">
        {drawn}
      </span>
    );
  });
}

/** A small mark that leads to a clause of the rules: it opens the rules drawer there. */
export function ClauseMark({ id }: { readonly id: string }) {
  const { openClause, speaker } = useAround();
  return (
    <button
      type="button"
      className="clause clause-mark"
      data-clause={id}
      title={id}
      aria-label={speaker.plain({ say: "clause.name", with: { id } })}
      onClick={() => openClause(id)}
    >
      §
    </button>
  );
}
