import { type GameUi, SeatSign, seatLook, useSay } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { pointsByRound, type RoundPoints } from "../local/points-by-round.ts";
import type { TableSource } from "../source/source.ts";

const WIDE = 360;
const HIGH = 110;
/** The signs have a border that sticks out. */
const EDGE = 11;
/** Half of the sign at the end of a line. */
const SIGN = 8;

/** How the points grew from round to round, and who led when. */
export function PointsStory(props: { readonly source: TableSource; readonly scores: NonNullable<GameUi["scores"]> }) {
  const { source, scores } = props;
  const t = useT();
  const { value: story } = useLoaded(async () => {
    const record = await source.record?.();
    return record === undefined ? [] : pointsByRound(record, scores);
  }, [source, scores]);
  if (story === undefined || story.length < 2) return null;
  return (
    <section className="points-story" aria-label={t("sheet.story")}>
      <h3>{t("sheet.story")}</h3>
      <Lines story={story} />
      <Leaders story={story} />
    </section>
  );
}

function Lines({ story }: { readonly story: readonly RoundPoints[] }) {
  const all = story.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (i: number): number => EDGE + (i / (story.length - 1)) * (WIDE - 2 * EDGE - 3 * SIGN);
  const y = (points: number): number => HIGH - EDGE - ((points - low) / (high - low)) * (HIGH - 2 * EDGE);
  const seats = story[0]?.points.map((_, seat) => seat) ?? [];
  const ends = movedApart(
    seats.map((seat) => y(story.at(-1)?.points[seat] ?? 0)),
    2 * SIGN,
  );
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {seats.map((seat) => (
        <g key={seat} stroke={seatLook(seat).colour} fill={seatLook(seat).colour}>
          <polyline
            fill="none"
            strokeWidth={3}
            points={story.map(({ points }, i) => `${x(i)},${y(points[seat] ?? 0)}`).join(" ")}
          />
          {story.map(({ points, round }, i) => (
            <circle key={round} cx={x(i)} cy={y(points[seat] ?? 0)} r={4} />
          ))}
        </g>
      ))}
      {seats.map((seat) => (
        <SeatSign key={seat} seat={seat} x={WIDE - EDGE - SIGN} y={ends[seat] ?? 0} r={SIGN} />
      ))}
    </svg>
  );
}

/** Where the signs stand: as near to the ends of their lines as they can without lying on each other. */
function movedApart(wanted: readonly number[], least: number): number[] {
  const upwards = wanted.map((_, seat) => seat).sort((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0));
  const places = [...wanted];
  let lowest = HIGH - EDGE;
  for (const [i, seat] of upwards.entries()) {
    // Those that still come above it need their room, too.
    const highest = EDGE + (upwards.length - 1 - i) * least;
    places[seat] = Math.max(highest, Math.min(lowest, wanted[seat] ?? 0));
    lowest = places[seat] - least;
  }
  return places;
}

/** In words: every round after which somebody else took the lead. */
function Leaders({ story }: { readonly story: readonly RoundPoints[] }) {
  const t = useT();
  const say = useSay();
  const turns: { readonly round: number; readonly leaders: readonly number[] }[] = [];
  for (const { round, points } of story) {
    const most = Math.max(...points);
    const leaders = points.flatMap((n, seat) => (n === most ? [seat] : []));
    if (leaders.join() !== turns.at(-1)?.leaders.join()) turns.push({ round, leaders });
  }
  return (
    <ol>
      {turns.map(({ round, leaders }) => (
        <li key={round}>{t("sheet.led", { round, names: leaders.map((seat) => say.nameOf(seat)).join(", ") })}</li>
      ))}
    </ol>
  );
}
