import type { Seat } from "@civitas/kernel";
import { Icon, Name, Piece, useSay, ZoneBox } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say as duelSays, nameOf } from "../src/say.ts";
import type { PlaceView } from "../src/view.ts";
import { BigCard, CardFace } from "./card.tsx";
import { Civilizations } from "./civilizations.tsx";
import { CrossingCover, CrossingPreview, useCrossing } from "./crossing.tsx";
import { say } from "./say.ts";
import { useMine, usePlayer } from "./seats.ts";

/** The nine places of a city, row by row (MD-6.1). */
export function CityGrid({ seat, size }: { readonly seat: Seat; readonly size?: "small" | undefined }) {
  const { city } = usePlayer(seat);
  return (
    <div className="md-city" data-size={size}>
      {city.map((place, i) => (
        <PlaceCell key={i} seat={seat} index={i} place={place} size={size} />
      ))}
    </div>
  );
}

interface CellProps {
  readonly seat: Seat;
  /** 0 to 8. */
  readonly index: number;
  readonly place: PlaceView;
  readonly size?: "small" | undefined;
}

function PlaceCell({ seat, index, place, size }: CellProps) {
  const mine = useMine();
  const crossing = useCrossing(index);
  const choosing = seat === mine ? crossing : undefined;
  return (
    <div className="md-place" data-turned={place.turned}>
      {/* While a crossing is chosen its button stands for the cards below it. */}
      <div className="md-place-cards" inert={choosing !== undefined}>
        <Attached seat={seat} index={index} place={place} />
        <TopCard seat={seat} index={index} place={place} size={size} />
      </div>
      {choosing !== undefined && <CrossingCover option={choosing} card={place.top} />}
    </div>
  );
}

function TopCard({ seat, index, place: { top, turned, used }, size }: CellProps) {
  const at = ref.place(seat, index + 1);
  if (top === null) return <Piece at={at} label={say("ui.empty-place", { n: index + 1 })} className="md-gap" />;
  const state = turned !== "activated" ? undefined : used ? "used" : "activated";
  return (
    <Piece at={at} label={nameOf(top)} zoom={<BigCard id={top} />} className="md-card">
      <CardFace id={top} state={state} size={size} mark={turned === "reinforced" ? <Reinforced /> : undefined} />
    </Piece>
  );
}

function Reinforced() {
  const words = useSay();
  return (
    <>
      <Icon name="reinforce" /> <span>{words.plain(say("ui.reinforced"))}</span>
    </>
  );
}

/** A knowledge attached under a card: only its upper edge shows, and it is a card of its own (MD-13.2). */
function Attached({ seat, index, place: { under, underUsed, turned } }: CellProps) {
  if (under === null) return null;
  return (
    <Piece
      at={ref.attached(seat, index + 1)}
      label={nameOf(under)}
      zoom={<BigCard id={under} />}
      className="md-attached"
    >
      <span className="md-knowledge" data-used={(turned === "activated" && underUsed) || undefined}>
        <Icon name={under} />
        <span className="name-room">
          <Name message={nameOf(under)} />
        </span>
        {underUsed && <Icon name="tick" />}
      </span>
    </Piece>
  );
}

/** One's own city, with what a row and a column would give before one commits. */
export function MyCity() {
  const seat = useMine();
  const player = usePlayer(seat);
  const words = useSay();
  const civilization = player.civilization;
  const title = civilization === null ? say("ui.my-city") : duelSays(`civilization.${civilization}`);
  return (
    <ZoneBox
      className="md-slab md-my-city"
      title={
        <>
          {civilization !== null && <Icon name={civilization} />} {words.plain(title)}
        </>
      }
      aside={<CrossingPreview />}
    >
      {civilization === null && <Civilizations />}
      <CityGrid seat={seat} />
    </ZoneBox>
  );
}
