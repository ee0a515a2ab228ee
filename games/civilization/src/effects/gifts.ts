import { saySource } from "../cards/source-name.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { realmOf } from "../state.ts";
import type { ActAsResource } from "../verbs/resources.ts";
import type { Deeds } from "./deed.ts";

export const giftDeeds: Deeds<ActAsResource> = {
  /** CV-15.19: only ever played while something is paid. */
  actAsResource: {
    can: () => false,
    run(_, { w, table, seat, source }, [aim]) {
      const { gifts } = realmOf(w, seat);
      gifts.push((gifts.pop() ?? 0) + 1);
      const as = aim?.as;
      if (as !== undefined) {
        table.tell(() => ({
          what: say("log.as-resource", {
            who: { seat },
            card: saySource(w, seat, source),
            resource: say(`resource.${as}`),
          }),
          seat,
          clause: "CV-15.19",
        }));
      }
      const receiver = aim?.seat;
      if (receiver === undefined) return;
      realmOf(w, receiver).sheet += 1; // CV-33.39
      table.tell(() => ({
        what: say("log.gives-coin", { who: { seat }, to: { seat: receiver } }),
        seat,
        clause: "CV-33.39",
        moves: [{ piece: "coin", from: ref.bank, to: ref.coins(receiver) }],
      }));
    },
  },
};
