import { Emblem, useSay, useSight } from "@civitas/table-kit";
import type { ClashView } from "../../src/view.ts";
import { say } from "../say.ts";
import { ActionSlip, ObjectiveSlip } from "./hand.tsx";

/** Another's hand that lies open for the viewer alone. Whoever sees a game with everything open has spied on nobody. */
function useSpiedHand() {
  const { view, viewer } = useSight<ClashView>();
  if (viewer === "audience") return undefined;
  return view.players.find(({ seat, hand }) => seat !== viewer && hand !== null);
}

/** A hand that was looked into: all of its cards, as an open fan over the map. */
export function SpiedHand() {
  const words = useSay();
  const spied = useSpiedHand();
  if (spied === undefined || spied.hand === null) return null;
  const { seat, hand } = spied;
  const title = words.plain(say("ui.hand-of", { who: { seat } }));
  return (
    <section className="cc-fan" aria-label={title}>
      <h2>
        <Emblem seat={seat} /> {title}
      </h2>
      {hand.actionCards.length + hand.objectiveCards.length === 0 && (
        <p className="quiet">{words.plain(say("ui.no-cards"))}</p>
      )}
      <div className="cc-slips">
        {hand.actionCards.map((id) => (
          <ActionSlip key={id} id={id} />
        ))}
        {hand.objectiveCards.map((id) => (
          <ObjectiveSlip key={id} id={id} />
        ))}
      </div>
    </section>
  );
}
