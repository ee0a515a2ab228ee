import type { Seat } from "@civitas/kernel";
import { RESOURCES } from "@civitas/monumental-family";
import { Icon, Piece, ResourceToken, useSay, ZoneBox } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { pileZoom } from "./pile-list.tsx";
import { say } from "./say.ts";
import { useDuel, useMine, usePlayer } from "./seats.ts";

/** The tokens of a player. Basic resources are lost with the pass, gold and culture are kept (MD-4.5, MD-4.6). */
export function Tokens({ seat, size }: { readonly seat: Seat; readonly size: "small" | "large" }) {
  const { supply, restricted, gained } = usePlayer(seat);
  return (
    <div className="md-tokens">
      {RESOURCES.map((resource) => (
        <Piece
          key={resource}
          at={ref.supply(seat, resource)}
          label={say("ui.supply-of", {
            what: { say: `icon.${resource}` },
            n: supply[resource],
            gained: gained[resource],
          })}
          className="md-token"
        >
          <ResourceToken kind={resource} n={supply[resource]} size={size} />
        </Piece>
      ))}
      {restricted > 0 && (
        <Piece at={ref.supply(seat, "restricted")} label={say("ui.restricted", { n: restricted })} className="md-token">
          <span className="md-restricted">
            <ResourceToken kind="military" n={restricted} />
            <Icon name="province" />
          </span>
        </Piece>
      )}
    </div>
  );
}

/** One's own supply, the decks, and the common supply. */
export function MySupply() {
  const seat = useMine();
  const words = useSay();
  return (
    <ZoneBox title={words.plain(say("ui.supply"))} aside={words.plain(say("ui.supply-lost"))} className="md-supply">
      <Tokens seat={seat} size="large" />
      <div className="md-supply-foot">
        <Piles seat={seat} />
        <Piece at={ref.bank} label={say("ui.bank")} className="md-pile md-bank">
          <Icon name="token" /> <span>{words.plain(say("ui.bank"))}</span>
        </Piece>
      </div>
    </ZoneBox>
  );
}

/** City deck with the cards both players know on top of it (MD-3.3), discard pile, archive, and the marker. */
export function Piles({ seat }: { readonly seat: Seat }) {
  const duel = useDuel();
  const { deck, discard, archived, passed } = usePlayer(seat);
  const words = useSay();
  const onDeck = say("ui.city-deck", { n: deck.size });
  const discarded = say("ui.city-discard", { n: discard.size });
  const inArchive = say("ui.archived", { n: archived.length });
  return (
    <div className="md-piles">
      <Piece at={ref.cityDeck(seat)} label={onDeck} zoom={pileZoom(onDeck, deck.known)} className="md-pile">
        <Icon name="deck" /> <b>{deck.size}</b>
        {deck.known.length > 0 && (
          <span className="md-known">
            <Icon name="arrow" />
            {deck.known.map((id, i) => (
              <Icon key={i} name={id} label={words.plain({ say: `card.${id}` })} />
            ))}
          </span>
        )}
      </Piece>
      <Piece at={ref.cityDiscard(seat)} label={discarded} zoom={pileZoom(discarded, discard.cards)} className="md-pile">
        <Icon name="discard" /> <b>{discard.size}</b>
      </Piece>
      <Piece at={ref.archive(seat)} label={inArchive} zoom={pileZoom(inArchive, archived)} className="md-pile">
        <Icon name="archive" /> <b>{archived.length}</b>
      </Piece>
      <Piece at={ref.firstPlayer(seat)} label={say("ui.first-player")} className="md-pile">
        {duel.first === seat && (
          <span className="md-first">
            <Icon name="leader" /> <span>{words.plain(say("ui.first-player"))}</span>
          </span>
        )}
      </Piece>
      {passed && (
        <span className="md-passed">
          <Icon name="tick" /> {words.plain(say("ui.passed"))}
        </span>
      )}
    </div>
  );
}
