import { Icon, Piece, useSay } from "@civitas/table-kit";
import { CATEGORIES, CATEGORY_IDS, type CategoryId } from "../../src/content/categories.ts";
import { say } from "../say.ts";
import { useMine, usePlayer } from "../seats.ts";
import { CategoryCloseUp } from "./close-up.tsx";
import { AdvanceRow } from "./row.tsx";
import { categoryIcon } from "./standing.ts";

/** All 48 advances of all players on one board: twelve categories of four. */
export function AdvanceBoard() {
  const words = useSay();
  const { advances } = usePlayer(useMine());
  return (
    <section className="zone cc-advances">
      <header className="zone-head">
        <h2>{words.plain(say("ui.advances"))}</h2>
        <span className="zone-aside">{words.plain(say("ui.of-48", { n: advances.length }))}</span>
      </header>
      <div className="cc-categories">
        {CATEGORY_IDS.map((category) => (
          <Category key={category} category={category} />
        ))}
      </div>
    </section>
  );
}

function Category({ category }: { readonly category: CategoryId }) {
  const words = useSay();
  return (
    <section className="cc-category">
      <h3>
        <Piece
          as="span"
          at={`about:${category}`}
          label={{ say: `category.${category}` }}
          zoom={<CategoryCloseUp category={category} />}
          className="cc-category-name"
        >
          <Icon name={categoryIcon(category)} />
          <span>{words.plain({ say: `category.${category}` })}</span>
        </Piece>
      </h3>
      <div className="cc-category-rows">
        {CATEGORIES[category].map((id) => (
          <AdvanceRow key={id} id={id} />
        ))}
      </div>
    </section>
  );
}
