import type { Message, Ref } from "@civitas/kernel";
import { Changing, Icon, Piece, seatLook, useSay, useSight } from "@civitas/table-kit";
import type { CSSProperties } from "react";
import { ref } from "../src/refs.ts";
import type { NationsView } from "../src/view.ts";
import { say } from "./say.ts";
import { spread } from "./spread.ts";

interface Marker {
  readonly at: Ref;
  readonly value: number;
  /** How much of it is marked already. */
  readonly marked?: number;
  readonly label: Message;
  readonly shape: string;
  readonly colour: string;
}

/** A ruler has a mark every five; it grows when somebody runs off its end (ND-1.13). */
function marksUpTo(most: number): number[] {
  const end = Math.max(20, Math.ceil((most + 1) / 5) * 5);
  return Array.from({ length: end / 5 + 1 }, (_, i) => i * 5);
}

/** How wide a marker is, as a part of the ruler. */
const WIDTH = 0.12;

const at = (part: number): CSSProperties => ({ left: `${100 * part}%` });

/** A ruler with everybody's marker above its number; markers make room for each other, their pins stay true. */
function Track({
  title,
  icon,
  markers,
}: {
  readonly title: Message;
  readonly icon: string;
  readonly markers: readonly Marker[];
}) {
  const words = useSay();
  const marks = marksUpTo(Math.max(0, ...markers.map(({ value }) => value)));
  const end = marks.at(-1) ?? 20;
  const scale: CSSProperties & { readonly "--nd-step": string } = { "--nd-step": `${100 / end}%` };
  const places = spread(
    markers.map(({ value }) => value / end),
    WIDTH,
  );
  return (
    <div className="nd-track">
      <span className="nd-track-title">
        <Icon name={icon} />
        {words.plain(title)}
      </span>
      <div className="nd-ruler" style={scale}>
        {marks.map((mark) => (
          <span key={mark} className="nd-mark" style={at(mark / end)}>
            {mark}
          </span>
        ))}
        {markers.map(({ at: here, marked, colour }) =>
          marked === undefined ? null : (
            <span key={here} className="nd-dot" style={{ ...at(marked / end), color: colour }} />
          ),
        )}
        {markers.map(({ at: here, value, colour }) => (
          <span key={here} className="nd-pin" style={{ ...at(value / end), color: colour }} />
        ))}
        {markers.map(({ at: here, value, label, shape, colour }, i) => (
          <Piece key={here} at={here} label={label} className="nd-marker" style={at(places[i] ?? 0)}>
            <span className="emblem" data-shape={shape} style={{ background: colour }}>
              <Changing value={value} />
            </span>
          </Piece>
        ))}
      </div>
    </div>
  );
}

/** The book track, with the imaginary opponent of a solo game. */
function Books() {
  const { view } = useSight<NationsView>();
  const markers = view.players.map(({ seat, books }): Marker => {
    return {
      ...seatLook(seat),
      at: ref.books(seat),
      value: books,
      label: say("ui.books-of", { player: { seat }, n: books }),
    };
  });
  if (view.opponentBooks !== null) {
    const n = view.opponentBooks;
    const label = say("ui.books-of-opponent", { n });
    markers.push({ at: ref.opponent, value: n, label, shape: "octagon", colour: "var(--stone)" });
  }
  return <Track title={say("ui.books")} icon="book" markers={markers} />;
}

/** The points with the tiles as they lie now, as the head of the table says them; a dot stands at those marked so far. */
function PointsTrack() {
  const { view } = useSight<NationsView>();
  const markers = view.players.map(({ seat, vp, total }): Marker => {
    const label = say("ui.points-of", { player: { seat }, now: vp, end: total });
    return { ...seatLook(seat), at: ref.vp(seat), value: total, marked: vp, label };
  });
  return <Track title={say("ui.points")} icon="points" markers={markers} />;
}

export function Tracks() {
  const words = useSay();
  return (
    <section className="nd-tracks" aria-label={words.plain(say("ui.tracks"))}>
      <Books />
      <PointsTrack />
    </section>
  );
}
