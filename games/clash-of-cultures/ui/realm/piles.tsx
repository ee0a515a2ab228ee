import { Icon, Piece, useSay } from "@civitas/table-kit";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import type { Corner } from "./corners.ts";

/** The four decks with their sizes, and where cards go when they are done. */
export function Piles({ corner }: { readonly corner: Corner }) {
  const { piles } = useClash();
  return (
    <div className="cc-piles" data-corner={corner}>
      <Pile at={ref.actionDeck} icon="actions" word="ui.action-deck" n={piles.actionDeck} />
      <Pile at={ref.objectiveDeck} icon="objectives" word="ui.objective-deck" n={piles.objectiveDeck} />
      <Pile at={ref.eventDeck} icon="events" word="ui.event-deck" n={piles.eventDeck} />
      <Pile at={ref.wonderDeck} icon="wonders" word="ui.wonder-deck" n={piles.wonderDeck} />
      <span className="cc-bank">
        {[ref.actionDiscard, ref.objectiveDiscard, ref.eventDiscard, ref.bank].map((at) => (
          <span key={at} data-ref={at} />
        ))}
      </span>
    </div>
  );
}

function Pile(props: {
  readonly at: string;
  readonly icon: string;
  readonly word: "ui.action-deck" | "ui.objective-deck" | "ui.event-deck" | "ui.wonder-deck";
  readonly n: number;
}) {
  const { at, icon, word, n } = props;
  const words = useSay();
  return (
    <Piece at={at} label={say(word, { n })} className="cc-pile">
      <Icon name={icon} label={words.plain(say(word, { n }))} />
      <b>{n}</b>
    </Piece>
  );
}
