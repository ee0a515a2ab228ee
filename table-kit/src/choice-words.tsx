import type { Option } from "@civitas/kernel";
import { PriceTokens } from "./resource.tsx";
import { Words } from "./words.tsx";

/** A choice in words: its label, a note below it, and its price; `looked` adds the preview. */
export function ChoiceWords({ option, looked = false }: { readonly option: Option; readonly looked?: boolean }) {
  const { label, note, price } = option;
  return (
    <>
      <span className="choice-words">
        <Words message={label} />
        {note !== undefined && (
          <small>
            <Words message={note} />
          </small>
        )}
        {looked && <Preview option={option} />}
      </span>
      {price !== undefined && <PriceTokens price={price} />}
    </>
  );
}

/** What would happen, for a player who looks at a choice before making it. */
export function Preview({ option: { preview } }: { readonly option: Option }) {
  if (preview === undefined) return null;
  return (
    <small className="choice-preview">
      <Words message={preview} />
    </small>
  );
}
