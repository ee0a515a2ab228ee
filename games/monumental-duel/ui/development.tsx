import { CardBack, Icon, Piece, useSay, Words, ZoneBox } from "@civitas/table-kit";
import { BASIC_IDS } from "../src/content/cards.ts";
import { ref } from "../src/refs.ts";
import { nameOf } from "../src/say.ts";
import { BigCard, CardFace } from "./card.tsx";
import { leaving } from "./leaving.ts";
import { pileZoom } from "./pile-list.tsx";
import { say } from "./say.ts";
import { useDuel } from "./seats.ts";

/** The deck, the six places of the row (place 1 is the rightmost) and the four stacks of basic buildings. */
export function Development() {
  const duel = useDuel();
  const words = useSay();
  const leave = leaving(duel.row);
  const discarded = say("ui.discard", { n: duel.discard.length });
  const last = duel.final || duel.phase === "over";
  return (
    <ZoneBox
      title={words.plain(say("ui.row"))}
      aside={
        <>
          <Icon name="discard" /> {words.plain(say(last ? "ui.final-round" : "ui.leaving"))}
        </>
      }
      className="md-development"
    >
      <div className="md-row">
        <div className="md-decks">
          <Piece at={ref.deck} label={say("ui.deck", { n: duel.deck.size })} className="md-deck">
            <CardBack>
              <b>{duel.deck.size}</b>
              {duel.deck.era !== null && <small>{words.plain(say("ui.era", { era: duel.deck.era }))}</small>}
            </CardBack>
          </Piece>
          <Piece at={ref.discard} label={discarded} zoom={pileZoom(discarded, duel.discard)} className="md-count">
            <Icon name="discard" /> {duel.discard.length}
          </Piece>
        </div>
        {duel.row
          .map((id, i) => ({ id, place: i + 1 }))
          .toReversed()
          .map(({ id, place }) =>
            id === null ? (
              <Piece key={place} at={ref.row(place)} label={say("ui.empty-row", { n: place })} className="md-gap" />
            ) : (
              <Piece key={place} at={ref.row(place)} label={nameOf(id)} zoom={<BigCard id={id} />} className="md-card">
                <CardFace id={id} priced state={!last && leave.has(place - 1) ? "expiring" : undefined} />
              </Piece>
            ),
          )}
        <div className="md-basics">
          {BASIC_IDS.map((id) => (
            <Piece key={id} at={ref.stack(id)} label={nameOf(id)} zoom={<BigCard id={id} />} className="md-stack">
              <span className="md-stack-face" data-empty={duel.stacks[id] === 0 || undefined}>
                <CardFace id={id} size="small" priced mark={`×${duel.stacks[id]}`} />
              </span>
            </Piece>
          ))}
        </div>
      </div>
      {duel.borrowed !== null && (
        <p className="md-borrowed">
          <Words message={say("ui.borrowed", { card: nameOf(duel.borrowed) })} />
        </p>
      )}
    </ZoneBox>
  );
}
