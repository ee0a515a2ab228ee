import type { Result, Seat } from "@civitas/kernel";
import { HALF_POINTS } from "./content/pieces.ts";
import { change } from "./hooks/query.ts";
import { say, wonderName } from "./say.ts";
import { type Clash, playerOf } from "./state.ts";
import type { ScoreView } from "./view.ts";

/** CC-29.2 to CC-29.5, in half points. */
export function scoreOf(s: Clash, seat: Seat): ScoreView {
  const { advances, completed, eventHalves } = playerOf(s, seat);
  let pieces = 0;
  let wonders = 0;
  for (const { owner, buildings, wonder } of s.cities) {
    if (owner === seat) pieces++;
    if (owner === seat && wonder !== null) wonders++;
    if (buildings.port === seat) pieces++;
    if (buildings.academy === seat) pieces++;
    if (buildings.fortress === seat) pieces++;
    if (buildings.temple === seat) pieces++;
  }
  const score = {
    pieces: pieces * HALF_POINTS.piece,
    advances: advances.length * HALF_POINTS.advance,
    wonders: wonders * HALF_POINTS.wonder,
    objectives: completed.length * HALF_POINTS.objective,
    events: eventHalves,
  };
  const total = score.pieces + score.advances + score.wonders + score.objectives + score.events;
  return { ...score, total };
}

/** CC-29.7: in this order. */
const TIE_BREAKS = ["pieces", "advances", "wonders", "objectives", "events"] as const;

/** CC-29.6 to CC-29.8, CC-29.10: below 0 if `a` is placed before `b`. */
function compare(scores: readonly ScoreView[], champion: Seat | undefined, a: Seat, b: Seat): number {
  const [one, other] = [scores[a], scores[b]];
  if (a === b || one === undefined || other === undefined) return 0;
  if (one.total !== other.total) return other.total - one.total;
  const most = Math.max(...scores.map(({ total }) => total));
  if (one.total === most && champion !== undefined && (champion === a || champion === b))
    return champion === a ? -1 : 1;
  for (const row of TIE_BREAKS) if (one[row] !== other[row]) return other[row] - one[row];
  return 0;
}

/** CC-29.6: whoever wins ties. */
const tieWinner = (s: Clash): Seat | undefined => {
  const seat = s.players.findIndex((_, n) => change(s, n, "winsTies") !== undefined);
  return seat < 0 ? undefined : seat;
};

const points = (halves: number): number => halves / 2;

export function result(s: Clash): Result | undefined {
  if (s.phase !== "over") return undefined;
  const scores = s.players.map((_, seat) => scoreOf(s, seat));
  const champion = tieWinner(s);
  const places = scores.map(
    (_, seat) => 1 + scores.filter((__, other) => compare(scores, champion, other, seat) < 0).length,
  );
  const row = (key: (typeof TIE_BREAKS)[number], clause: string) => ({
    label: say(`sheet.${key}`),
    points: scores.map((score) => points(score[key])),
    clause,
  });
  const leaders = scores.filter(({ total }) => total === Math.max(...scores.map((one) => one.total))).length;
  const byPyramids = leaders > 1 && champion !== undefined && places[champion] === 1;
  return {
    places,
    scores: scores.map(({ total }) => points(total)),
    sheet: [
      row("pieces", "CC-29.2"),
      row("advances", "CC-29.3"),
      row("wonders", "CC-29.4"),
      row("objectives", "CC-29.4"),
      row("events", "CC-29.5"),
    ],
    ...(leaders > 1 && {
      remark: byPyramids ? say("remark.pyramids", { wonder: wonderName("great-pyramids") }) : say("remark.tie"),
    }),
  };
}
