import { fitted, Icon, Piece, usePointedAt, useSay } from "@civitas/table-kit";
import { ACTION_CARD_IDS, ACTION_CARDS } from "../../src/content/action-cards.ts";
import { CIVIL_EFFECTS } from "../../src/content/civil-effects.ts";
import type { ActionCardId, EventId, Good, ObjectiveCardId, ObjectiveId } from "../../src/content/ids.ts";
import { OBJECTIVE_CARD_IDS, OBJECTIVE_CARDS } from "../../src/content/objective-cards.ts";
import { OBJECTIVES } from "../../src/content/objectives.ts";
import { ref } from "../../src/refs.ts";
import { eventName } from "../names.ts";
import { say } from "../say.ts";
import { useClash, useMine, usePlayer } from "../seats.ts";
import { ActionCardCloseUp, EventCloseUp, ObjectiveCardCloseUp } from "./close-ups.tsx";

/** So many slips fit one below the other. */
const CROWD = 7;

/** What the player at this screen holds: one slip per card, both halves readable. */
export function Hand() {
  const words = useSay();
  const mine = useMine();
  const { hand, greatPersons, completed } = usePlayer(mine);
  const { plans } = useClash();
  const lying = useCardsLyingOpen();
  if (hand === null) return null;
  const { actionCards, objectiveCards } = hand;
  const open = [...new Set([...(plans.cards ?? []), ...lying.objectiveCards])];
  // Where there is no room for so many one below the other, they lie side by side and show only the half that counts now.
  const crowded = actionCards.length + greatPersons.length + objectiveCards.length + open.length > CROWD;
  return (
    <section className="zone cc-hand" data-ref={ref.hand(mine)}>
      <header className="zone-head">
        <h2>{words.plain(say("ui.hand"))}</h2>
        <span className="zone-aside">
          {words.plain(
            say("ui.hand-counts", { cards: actionCards.length + greatPersons.length, goals: objectiveCards.length }),
          )}
        </span>
      </header>
      <div className="cc-slips" data-crowded={crowded || undefined}>
        {[...actionCards, ...lying.actionCards].map((id) => (
          <ActionSlip key={id} id={id} />
        ))}
        {greatPersons.map((id) => (
          <PersonSlip key={id} id={id} />
        ))}
      </div>
      <div className="cc-slips" data-crowded={crowded || undefined}>
        {[...objectiveCards, ...open].map((id) => (
          <ObjectiveSlip key={id} id={id} />
        ))}
      </div>
      {completed.length > 0 && (
        <p className="cc-completed" data-ref={ref.completed(mine)}>
          <Icon name="tick" />{" "}
          {completed.map(({ objective }) => words.plain({ say: `objective.${objective}` })).join(", ")}
        </p>
      )}
    </section>
  );
}

/** Cards that are nobody's secret for the moment: such as those of a discard pile to take from. */
function useCardsLyingOpen() {
  const pointed = { action: new Set(usePointedAt("action-card")), objective: new Set(usePointedAt("objective-card")) };
  // A hand that was looked into lies open on the map.
  const hands = useClash().players.flatMap(({ hand }) => hand ?? []);
  const held = new Set<string>(hands.flatMap((hand) => [...hand.actionCards, ...hand.objectiveCards]));
  return {
    actionCards: ACTION_CARD_IDS.filter((id) => pointed.action.has(id) && !held.has(id)),
    objectiveCards: OBJECTIVE_CARD_IDS.filter((id) => pointed.objective.has(id) && !held.has(id)),
  };
}

/** An Action card: at the left its civil half with the price, at the right the combat half; what may be used now glows. */
export function ActionSlip({ id }: { readonly id: ActionCardId }) {
  const words = useSay();
  const { battle } = useClash();
  const { civil, combat } = ACTION_CARDS[id];
  const { cost } = CIVIL_EFFECTS[civil];
  const price: readonly (readonly [string, number])[] = Object.entries(cost);
  return (
    <Piece
      at={ref.actionCard(id)}
      label={say("ui.action-card", { civil: { say: `civil.${civil}` }, combat: { say: `combat.${combat}` } })}
      zoom={<ActionCardCloseUp id={id} />}
      className={`cc-slip ${battle === null ? "cc-uses-civil" : "cc-uses-combat"}`}
    >
      <span className="cc-civil">
        <b>{fitted(words.plain({ say: `civil.${civil}` }), words.language).text}</b>
        {price.map(([kind, n]) => (
          <span key={kind} className="cc-slip-price">
            <Icon name={kind} label={words.plain({ say: `icon.${kind as Good}` })} inline />
            {n}
          </span>
        ))}
      </span>
      <span className="cc-combat">
        <Icon name="military" />
        <b>{fitted(words.plain({ say: `combat.${combat}` }), words.language).text}</b>
      </span>
    </Piece>
  );
}

function PersonSlip({ id }: { readonly id: EventId }) {
  const words = useSay();
  return (
    <Piece
      at={ref.event(id)}
      label={{ say: eventName(id) }}
      zoom={<EventCloseUp id={id} />}
      className="cc-slip cc-person"
    >
      <span className="cc-civil">
        <Icon name="great-person" />
        <b>{words.plain({ say: eventName(id) })}</b>
      </span>
    </Piece>
  );
}

/** An Objective card: an hourglass is for the Status phase, a bolt for the moment it happens. */
export function ObjectiveSlip({ id }: { readonly id: ObjectiveCardId }) {
  const { upper, lower } = OBJECTIVE_CARDS[id];
  return (
    <Piece
      at={ref.objectiveCard(id)}
      label={say("ui.objective-card", { upper: { say: `objective.${upper}` }, lower: { say: `objective.${lower}` } })}
      zoom={<ObjectiveCardCloseUp id={id} />}
      className="cc-slip cc-goals"
    >
      <Goal id={upper} />
      <Goal id={lower} />
    </Piece>
  );
}

function Goal({ id }: { readonly id: ObjectiveId }) {
  const words = useSay();
  return (
    <span className="cc-goal">
      <Icon
        name={OBJECTIVES[id].timing === "status" ? "round" : "bolt"}
        label={words.plain(say(`ui.timing.${OBJECTIVES[id].timing}`))}
      />
      <b>{fitted(words.plain({ say: `objective.${id}` }), words.language).text}</b>
    </span>
  );
}
