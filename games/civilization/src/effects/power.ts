import type { Message, Seat } from "@civitas/kernel";
import { passives } from "../cards/passives.ts";
import { contentOf } from "../culture/kept.ts";
import { say, sayPlace } from "../say.ts";
import { type Kept, type Marker, realmOf, type World } from "../state.ts";
import type { BecomeFirstPlayer, ForceAnarchy, LookAtMarkers } from "../verbs/power.ts";
import { choosePlayer, others } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

/** CV-9.10: players who can be thrown into Anarchy. */
const governed = (stage: Stage): number[] =>
  others(stage).filter(
    (seat) => realmOf(stage.w, seat).government !== "anarchy" && !passives.has(stage.w, seat, "immuneToAnarchy"),
  );

/** A hut or village that its owner may look at, and how it is told what lies there. */
interface Unseen {
  readonly marker: { seen: Seat[] };
  readonly found: Message;
}

/** CV-33.47: huts and villages on the map and with others that the player has not seen. */
function unseen(w: World, seat: Seat): Unseen[] {
  const isHidden = (marker: Marker | null): marker is Kept =>
    (marker?.kind === "hut" || marker?.kind === "village") && !marker.seen.includes(seat);
  const onMap = w.markers.flatMap((marker, square): Unseen[] =>
    isHidden(marker)
      ? [{ marker, found: say("choice.what-where", { what: sayContent(marker), place: sayPlace(w, square) }) }]
      : [],
  );
  const held = w.realms.flatMap(({ kept }, other) =>
    kept.flatMap((marker): Unseen[] =>
      other !== seat && isHidden(marker)
        ? [{ marker, found: say("choice.owned", { what: sayContent(marker), who: { seat: other } }) }]
        : [],
    ),
  );
  return [...onMap, ...held];
}

const sayContent = (marker: Kept): Message => say(`marker.${contentOf(marker).content}`);

export const powerDeeds: Deeds<ForceAnarchy | BecomeFirstPlayer | LookAtMarkers> = {
  forceAnarchy: {
    can: (_, stage) => governed(stage).length > 0,
    *aim(_, stage) {
      return [{ seat: yield* choosePlayer(stage, governed(stage), "CV-9.10") }];
    },
    targets: (_verb, _stage, [aim]) => (aim?.seat === undefined ? [] : [aim.seat]),
    run(_, { table }, [aim]) {
      if (aim?.seat !== undefined) table.next("anarchy", { seat: aim.seat });
    },
  },
  becomeFirstPlayer: {
    can: (_, { w, seat }) => w.first !== seat,
    run(_, { w, table, seat }) {
      w.first = seat; // CV-6.9
      w.mover = seat;
      table.tell(() => ({ what: say("log.first-player", { who: { seat } }), seat, clause: "CV-6.9" }));
    },
  },
  lookAtMarkers: {
    can: (_, { w, seat }) => unseen(w, seat).length > 0,
    run(_, { w, table, seat }) {
      const markers = unseen(w, seat);
      for (const { marker } of markers) marker.seen.push(seat);
      table.tell(() => ({
        what: say("log.sees-markers", { who: { seat }, parts: markers.map(({ found }) => found) }),
        only: [seat],
        others: say("log.looks-at-markers", { who: { seat } }),
        seat,
        clause: "CV-33.47",
      }));
    },
  },
};
