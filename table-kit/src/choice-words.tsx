import type { Option } from "@civitas/kernel";
import { Price } from "./resource.tsx";
import { Words } from "./words.tsx";

/** What a choice says: its words, a note below them, and its price. */
export function ChoiceWords({ option: { label, note, price } }: { readonly option: Option }) {
  return (
    <>
      <span className="choice-words">
        <Words message={label} />
        {note !== undefined && (
          <small>
            <Words message={note} />
          </small>
        )}
      </span>
      {price !== undefined && <Price price={price} />}
    </>
  );
}
