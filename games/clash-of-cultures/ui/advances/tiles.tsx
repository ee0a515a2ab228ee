import { Icon, Piece, useAt, useSay, useTable } from "@civitas/table-kit";
import { useState } from "react";
import { CATEGORIES, CATEGORY_IDS, type CategoryId } from "../../src/content/categories.ts";
import type { AdvanceId } from "../../src/content/ids.ts";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { useMine } from "../seats.ts";
import { AdvanceWords } from "./close-up.tsx";
import { AdvanceSlot, Pips } from "./row.tsx";
import { categoryIcon, useAdvanceStanding } from "./standing.ts";

/** For fingers: the twelve categories as tiles with four squares each, and the four advances of the open one in full. */
export function AdvanceTiles() {
  const words = useSay();
  const [chosen, open] = useState<CategoryId | undefined>(undefined);
  const lit = useLitCategory();
  const shown = chosen ?? lit ?? "agriculture";
  return (
    <div className="cc-advance-tiles">
      <div className="cc-tiles">
        {CATEGORY_IDS.map((category) => (
          <button
            key={category}
            type="button"
            className="cc-category-tile"
            aria-pressed={category === shown}
            onClick={() => open(category)}
          >
            <span className="cc-tile-name">{words.plain({ say: `category.${category}` })}</span>
            <span className="cc-squares">
              {CATEGORIES[category].map((id) => (
                <Square key={id} id={id} shown={category === shown} />
              ))}
              <Icon name={categoryIcon(category)} />
            </span>
          </button>
        ))}
      </div>
      <ul className="cc-legend">
        {(["owned", "may", "open", "barred"] as const).map((standing) => (
          <li key={standing}>
            <i className={`cc-square cc-square-${standing}`} /> {words.plain(say(`ui.standing.${standing}`))}
          </li>
        ))}
      </ul>
      <div className="cc-advance-lines">
        {CATEGORIES[shown].map((id) => (
          <AdvanceLine key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

/** The first category in which something may be taken now. */
function useLitCategory(): CategoryId | undefined {
  const { at } = useTable();
  const mine = useMine();
  return CATEGORY_IDS.find((category) =>
    CATEGORIES[category].some((id) => (at.get(ref.advance(mine, id))?.options.length ?? 0) > 0),
  );
}

function Square({ id, shown }: { readonly id: AdvanceId; readonly shown: boolean }) {
  const mine = useMine();
  const standing = useAdvanceStanding(id);
  const at = ref.advance(mine, id);
  const { options } = useAt(at);
  // The advances of the open category are drawn in full below.
  const marks = shown ? {} : { "data-ref": at, "data-may": options.length > 0 || undefined };
  return <i className={`cc-square cc-square-${standing}`} {...marks} />;
}

function AdvanceLine({ id }: { readonly id: AdvanceId }) {
  const words = useSay();
  const mine = useMine();
  const standing = useAdvanceStanding(id);
  return (
    <Piece at={ref.advance(mine, id)} label={{ say: `advance.${id}` }} className={`cc-line cc-line-is-${standing}`}>
      <span className="cc-line-head">
        <AdvanceSlot id={id} />
        <b>{words.plain({ say: `advance.${id}` })}</b>
        <Pips id={id} />
        <small>{words.plain(say(`ui.standing.${standing}`))}</small>
      </span>
      <AdvanceWords id={id} />
    </Piece>
  );
}
