import { Icon, Piece, useLog, useSay, Words } from "@civitas/table-kit";
import { useMemo } from "react";
import { ref } from "../src/refs.ts";
import type { Owner } from "../src/state.ts";
import { type Deed, lastAutomaTurn } from "./automa-turn.ts";
import { say } from "./say.ts";
import { useMonumental, useRealm } from "./seats.ts";

/** The automa has no city: the cards of its turn lie on the slab, action by action. */
export function AutomaCards({ owner }: { readonly owner: Owner }) {
  const { automa } = useMonumental();
  const { civilization } = useRealm(owner);
  const words = useSay();
  const log = useLog();
  const turn = useMemo(() => lastAutomaTurn(log), [log]);
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
        {turn.map(({ card, deeds }, i) => (
          <Piece key={i} as="li" at={ref.automaCard(card)} label={{ say: `automa.${card}` }} className="mo-automa-card">
            <b>
              <Words message={{ say: `automa.${card}` }} />
            </b>
            <ul>
              {deeds.map((deed, n) => (
                <DeedLine key={n} deed={deed} />
              ))}
            </ul>
          </Piece>
        ))}
      </ol>
      {turn.length === 0 && <p className="quiet">{words.plain(say("ui.automa-rests"))}</p>}
    </div>
  );
}

/** What a card tells it to do: ticked when it is done; what came of it, or why not, stands below. */
function DeedLine({ deed: { deed, state, told } }: { readonly deed: Deed }) {
  const words = useSay();
  return (
    <li data-state={state}>
      {state === "done" && <Icon name="tick" label={words.plain(say("ui.done"))} />}
      {state === "skipped" && <Icon name="close" label={words.plain(say("ui.skipped"))} />}
      <Words message={deed} />
      {told.map((what, i) => (
        <small key={i}>
          <Words message={what} />
        </small>
      ))}
    </li>
  );
}
