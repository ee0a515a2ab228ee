import type { Message } from "@civitas/kernel";
import { Icon, Words } from "@civitas/table-kit";
import type { CardId } from "../src/content/cards.ts";
import { nameOf } from "../src/say.ts";
import { cardPicture } from "./card.tsx";

/** The cards of a pile that may be looked through, alike ones together. */
export function PileList({ title, cards }: { readonly title: Message; readonly cards: readonly CardId[] }) {
  const kinds = [...new Set(cards)];
  return (
    <>
      <h3>
        <Words message={title} />
      </h3>
      <ul className="pile-list">
        {kinds.map((id) => {
          const n = cards.filter((card) => card === id).length;
          return (
            <li key={id}>
              <Icon name={cardPicture(id)} /> <Words message={nameOf(id)} /> {n > 1 && <b>×{n}</b>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What a closer look at a pile shows; nothing where there is nothing to see. */
export const pileZoom = (title: Message, cards: readonly CardId[] | null) =>
  cards === null || cards.length === 0 ? undefined : <PileList title={title} cards={cards} />;
