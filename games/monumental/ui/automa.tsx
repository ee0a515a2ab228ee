import { Icon, Piece, useSay, Words } from "@civitas/table-kit";
import { AUTOMA_CARDS } from "../src/content/automa-cards.ts";
import { ref } from "../src/refs.ts";
import type { Owner } from "../src/state.ts";
import { say } from "./say.ts";
import { useMonumental, useRealm } from "./seats.ts";

/** The automa has no city: its cards lie on the slab, action by action. */
export function AutomaCards({ owner }: { readonly owner: Owner }) {
  const { automa } = useMonumental();
  const { civilization } = useRealm(owner);
  const words = useSay();
  if (automa === null) return null;
  return (
    <div className="mo-automa">
      <div className="mo-automa-piles">
        <Piece at={ref.automaDeck} label={say("ui.automa-deck", { n: automa.deck })} className="mo-deck">
          <b>{automa.deck}</b>
          <small>{words.plain(say("ui.automa-cards"))}</small>
        </Piece>
        <Piece at={ref.automaColumn} label={say("ui.automa-column", { n: automa.column })} className="mo-pile">
          <Icon name="policy" /> <b>{automa.column}</b>
        </Piece>
        <Piece
          at={ref.automaDiscard}
          label={say("ui.automa-discard", { n: automa.discard.length })}
          className="mo-pile"
        >
          <Icon name="discard" /> <b>{automa.discard.length}</b>
        </Piece>
        {civilization !== null && <Icon name={civilization} />}
      </div>
      <ol className="mo-automa-open">
        {automa.open.map((id) => (
          <Piece key={id} as="li" at={ref.automaCard(id)} label={{ say: `automa.${id}` }} className="mo-automa-card">
            <b>
              <Words message={{ say: `automa.${id}` }} />
            </b>
            <ul>
              {AUTOMA_CARDS[id].map((line, i) => (
                <li key={i}>
                  <Words message={{ say: `deed.${line.deed}` }} />
                </li>
              ))}
            </ul>
          </Piece>
        ))}
      </ol>
      {automa.open.length === 0 && <p className="quiet">{words.plain(say("ui.automa-rests"))}</p>}
    </div>
  );
}
