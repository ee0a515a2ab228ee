import type { Option } from "@civitas/kernel";
import { ChoiceWords, isAllowed, useHover, useQuestion, useTable } from "@civitas/table-kit";

/** What options that lay a card begin with. */
export const COMMIT = "commit:";

/** The cards that may be laid now, below the battle they are for: on a phone the hand lies in another part. */
export function LayCards() {
  const { question, answer } = useQuestion();
  const { only } = useTable();
  const cards = question?.options.filter(({ id }) => id.startsWith(COMMIT) && isAllowed(id, only)) ?? [];
  if (cards.length === 0) return null;
  return (
    <div className="cc-lay-cards">
      {cards.map((card) => (
        <LayCard key={card.id} card={card} lay={() => answer(card.id)} />
      ))}
    </div>
  );
}

function LayCard({ card, lay }: { readonly card: Option; readonly lay: () => void }) {
  const hover = useHover([card.id]);
  return (
    <button type="button" data-may onClick={lay} {...hover}>
      <ChoiceWords option={card} />
    </button>
  );
}
