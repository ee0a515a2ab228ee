import type { Message } from "@civitas/kernel";
import { parts } from "@civitas/words";
import { Icon } from "./icon.tsx";
import { useSay, useTable } from "./table.tsx";

/** A message with its icons drawn in the line. */
export function Words({ message }: { readonly message: Message }) {
  return <Sentence text={useSay().say(message)} />;
}

/** A sentence that is already in the reader's language; `[gold]` in it is drawn as an icon. */
export function Sentence({ text }: { readonly text: string }) {
  const speaker = useSay();
  return parts(text).map((part, i) =>
    "icon" in part ? (
      <Icon key={i} name={part.icon} label={speaker.plain({ say: `icon.${part.icon}` })} inline />
    ) : (
      <span key={i}>{part.text}</span>
    ),
  );
}

/** A link to a clause of the rules: opens the rules drawer there. */
export function Clause({ id }: { readonly id: string }) {
  const { openClause } = useTable();
  return (
    <button type="button" className="clause" onClick={() => openClause(id)}>
      {id}
    </button>
  );
}
