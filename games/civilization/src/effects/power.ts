import { passives } from "../passives.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import type { BecomeFirstPlayer, ForceAnarchy, LookAtMarkers } from "../verbs/power.ts";
import { choosePlayer, others } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

/** CV-9.10: players who can be thrown into Anarchy. */
const governed = (stage: Stage): number[] =>
  others(stage).filter(
    (seat) => realmOf(stage.w, seat).government !== "anarchy" && !passives.has(stage.w, seat, "immuneToAnarchy"),
  );

/** CV-33.47: huts and villages on the map and with others that the player has not seen. */
function unseen(w: World, seat: number): { seen: number[] }[] {
  const held = w.realms.flatMap(({ kept }, other) => (other === seat ? [] : kept));
  return [...w.markers, ...held].flatMap((marker) =>
    marker !== null && (marker.kind === "hut" || marker.kind === "village") && !marker.seen.includes(seat)
      ? [marker]
      : [],
  );
}

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
      for (const marker of unseen(w, seat)) marker.seen.push(seat);
      table.tell(() => ({ what: say("log.looks-at-markers", { who: { seat } }), seat, clause: "CV-33.47" }));
    },
  },
};
