import type { Seat } from "@civitas/kernel";
import type { SeatInfo, TableCard, TableInfo } from "@civitas/protocol";
import { requestId } from "./agreeing.ts";
import type { Kept } from "./keeping.ts";
import { asLateAudienceKnows, hasLateNews } from "./late-info.ts";
import { type SeatDoc, seatOf, standsStill, type TableDoc } from "./table-doc.ts";

export type Here = (seat: Seat) => boolean;

const nobodyHere: Here = () => false;

/**
 * Who is looking at the table, as the person on seat `mine` may know it. In a game by post everybody knows it of
 * themselves only: nobody must find out that a pass came while its person was away.
 */
function seenHere({ pace, state }: TableDoc, here: Here, mine?: Seat): Here {
  return pace.kind === "post" && state === "playing" ? (seat) => seat === mine && here(seat) : here;
}

function seatInfo(place: SeatDoc, here: boolean): SeatInfo {
  if (place.kind !== "person") return place;
  const { person, standIn } = place;
  return { kind: "person", person, here, ...(standIn && { standIn: standIn.level, why: standIn.why }) };
}

/** What `person` may know of the table. The server's seed is revealed only when the game is over. */
export function tableInfo(id: string, real: TableDoc, person: string | undefined, here: Here = nobodyHere): TableInfo {
  const seat = seatOf(real, person);
  const doc = seat === undefined ? asLateAudienceKnows(real, Date.now()) : real;
  const { request, ending, started, ended, rematch } = doc;
  const seen = seenHere(doc, here, seat);
  // As with the record: where nobody may watch, nobody else learns what was dealt.
  const tellsSeed = doc.state === "over" && doc.seed !== undefined && (seat !== undefined || doc.spectators.allowed);
  return {
    id,
    game: doc.game,
    rules: doc.rules,
    options: { ...doc.options },
    state: doc.state,
    visibility: doc.visibility,
    host: doc.host,
    pace: doc.pace,
    spectators: doc.spectators,
    seats: doc.seats.map((place, at) => seatInfo(place, seen(at))),
    you: seat ?? "audience",
    paused: standsStill(doc),
    ...(doc.halted && { halted: doc.halted }),
    ...(request && {
      request: {
        id: requestId(request),
        kind: request.kind,
        by: request.by,
        ...(request.to === undefined ? {} : { to: request.to }),
        ...(request.seat === undefined ? {} : { seat: request.seat }),
        agreed: [...request.agreed],
        asked: [...request.asked],
      },
    }),
    ...(ending && { ending }),
    created: doc.created,
    ...(started !== undefined && { started }),
    ...(ended !== undefined && { ended }),
    // Whoever has the link of a table can sit down there.
    ...(rematch !== undefined && seat !== undefined && { rematch }),
    fairness: {
      commitment: doc.commitment,
      salts: doc.started === undefined ? [] : doc.salts.map((salt) => salt ?? "-"),
      ...(tellsSeed && { serverSeed: doc.serverSeed, ...(doc.seed === undefined ? {} : { seed: doc.seed }) }),
    },
  };
}

/** The table as a line of the public lobby, as late spectators may see it. */
export function tableCard(kept: Kept, here: Here = nobodyHere): TableCard {
  const now = Date.now();
  if (!hasLateNews(kept.doc, now)) return ownCard(kept, here);
  const { doc } = kept;
  return ownCard(
    { ...kept, doc: asLateAudienceKnows(doc, now), waiting: [], updated: doc.started ?? doc.created },
    here,
  );
}

/** The table as a line in the list of one's own tables. */
export function ownCard({ id, doc, waiting, updated }: Kept, here: Here = nobodyHere): TableCard {
  const seen = seenHere(doc, here);
  return {
    id,
    game: doc.game,
    options: { ...doc.options },
    state: doc.state,
    visibility: doc.visibility,
    host: doc.host,
    pace: doc.pace,
    spectators: doc.spectators,
    seats: doc.seats.map((place, seat) => seatInfo(place, seen(seat))),
    paused: standsStill(doc),
    created: doc.created,
    updated,
    waiting: [...waiting],
  };
}
