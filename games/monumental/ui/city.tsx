import type { Seat } from "@civitas/kernel";
import { Emblem, Icon, Name, Piece, useSay, ZoneBox } from "@civitas/table-kit";
import { useEffect } from "react";
import { ref } from "../src/refs.ts";
import { nameOf } from "../src/say.ts";
import type { Owner } from "../src/state.ts";
import type { CityView, PlaceView } from "../src/view.ts";
import { AutomaCards } from "./automa.tsx";
import { BigCard, CardFace, PileList } from "./card.tsx";
import { ActivatedNotches, CrossingCover, CrossingTotals, useCrossingState, useIsActivating } from "./crossing.tsx";
import { useNames } from "./names.ts";
import { say } from "./say.ts";
import { useCity, useMine, useMonumental } from "./seats.ts";
import { lookAtRealm, showCity, useShownOwner } from "./stance.ts";

/** The city that lies on the slab: one's own, the mover's, or the one whose emblem was clicked. */
export function CityZone() {
  const { owner, chosen } = useShownOwner();
  const city = useCity(owner);
  const choosing = useIsActivating(owner);
  useEffect(() => {
    if (!chosen) return;
    const back = (event: KeyboardEvent) => event.key === "Escape" && showCity(undefined);
    addEventListener("keydown", back);
    return () => removeEventListener("keydown", back);
  }, [chosen]);
  return (
    <ZoneBox
      className="mo-slab mo-city-zone"
      title={<CityTabs shown={owner} />}
      aside={city === undefined ? undefined : choosing ? <CrossingTotals city={city} /> : <Piles city={city} />}
    >
      {city === undefined ? <AutomaCards owner={owner} /> : <CityGrid city={city} />}
      {city !== undefined && <ActivatedNotches city={city} />}
    </ZoneBox>
  );
}

/** The emblems of all civilizations: a click turns the slab to that city, Escape or one's own comes home. */
function CityTabs({ shown }: { readonly shown: Owner }) {
  const { realms } = useMonumental();
  const mine = useMine();
  const words = useSay();
  const nameOf = useNames();
  return (
    <span className="mo-tabs">
      {realms.map(({ owner }) => (
        <button
          key={owner}
          type="button"
          className="mo-tab"
          aria-pressed={owner === shown}
          onClick={() => showCity(owner === mine ? undefined : owner)}
          onPointerEnter={() => lookAtRealm(owner)}
          onPointerLeave={() => lookAtRealm(undefined)}
        >
          <Emblem seat={owner} />
          <span className={owner === shown ? "mo-tab-name" : "spoken"}>
            {words.plain(owner === mine ? say("ui.your-city") : say("ui.city-of", { who: nameOf(owner) }))}
          </span>
        </button>
      ))}
    </span>
  );
}

/** The nine places, row by row. */
function CityGrid({ city }: { readonly city: CityView }) {
  return (
    <div className="mo-city">
      {city.places.map((place, i) => (
        <PlaceCell key={i} seat={city.seat} index={i} place={place} />
      ))}
    </div>
  );
}

interface CellProps {
  readonly seat: Seat;
  /** 0 to 8. */
  readonly index: number;
  readonly place: PlaceView;
}

function PlaceCell({ seat, index, place }: CellProps) {
  const mine = useMine();
  const { option, preview } = useCrossingState(index);
  const choosing = seat === mine ? option : undefined;
  return (
    <div
      className="mo-place"
      data-activated={place.activated}
      data-attached={place.under !== undefined || undefined}
      data-preview={seat === mine ? preview : undefined}
    >
      {/* While a crossing is chosen its button stands for the cards below it. */}
      <div className="mo-place-cards" inert={choosing !== undefined}>
        <Attached seat={seat} index={index} place={place} />
        <TopCard seat={seat} index={index} place={place} />
      </div>
      {choosing !== undefined && <CrossingCover option={choosing} card={place.top} />}
    </div>
  );
}

function TopCard({ seat, index, place: { top, reinforced, topUsed } }: CellProps) {
  const words = useSay();
  const at = ref.place(seat, index + 1);
  if (top === undefined) return <Piece at={at} label={say("ui.empty-place", { n: index + 1 })} className="mo-gap" />;
  const mark = reinforced ? <Icon name="reinforce" label={words.plain(say("ui.reinforced"))} /> : undefined;
  return (
    <Piece at={at} label={nameOf(top)} zoom={<BigCard id={top} />} className="mo-card">
      <CardFace id={top} room={84} state={topUsed ? "used" : undefined} mark={mark} />
    </Piece>
  );
}

/** A knowledge attached under a card: its upper edge shows, and it is a card of its own. */
function Attached({ seat, index, place: { under, underUsed } }: CellProps) {
  if (under === undefined) return null;
  return (
    <Piece
      at={ref.attached(seat, index + 1)}
      label={nameOf(under)}
      zoom={<BigCard id={under} />}
      className="mo-attached"
    >
      <span className="mo-knowledge" data-used={underUsed}>
        <Icon name={under} />
        <span className="name-room">
          <Name message={nameOf(under)} />
        </span>
        {underUsed && <Icon name="tick" />}
      </span>
    </Piece>
  );
}

/** The deck glows when a scientific advance is possible. */
function Piles({ city }: { readonly city: CityView }) {
  const { seat, deck, discard, discarded = [], drawn = [], known = [] } = city;
  const words = useSay();
  const onDeck = say("ui.city-deck", { n: deck });
  const laid = say("ui.city-discard", { n: discard });
  const list = (title: typeof onDeck, cards: NonNullable<CityView["known"]>) =>
    cards.length === 0 ? undefined : <PileList title={words.plain(title)} cards={cards} />;
  return (
    <span className="mo-piles">
      <Piece as="span" at={ref.cityDeck(seat)} label={onDeck} zoom={list(onDeck, known)} className="mo-pile">
        <Icon name="deck" /> <b>{deck}</b>
      </Piece>
      <Piece as="span" at={ref.cityDiscard(seat)} label={laid} zoom={list(laid, discarded)} className="mo-pile">
        <Icon name="discard" /> <b>{discard}</b>
      </Piece>
      {drawn.length > 0 && (
        <Piece
          as="span"
          at={ref.drawn(seat)}
          label={say("ui.drawn", { n: drawn.length })}
          zoom={list(say("ui.drawn", { n: drawn.length }), drawn)}
          className="mo-pile"
        >
          <Icon name="card" /> <b>{drawn.length}</b>
        </Piece>
      )}
    </span>
  );
}
