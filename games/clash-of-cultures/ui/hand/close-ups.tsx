import type { Message } from "@civitas/kernel";
import { Icon, Portrait, PriceTokens, Words } from "@civitas/table-kit";
import { civilText, combatText, eventText, objectiveText } from "../../src/card-text.ts";
import { ACTION_CARDS } from "../../src/content/action-cards.ts";
import { CIVIL_EFFECTS } from "../../src/content/civil-effects.ts";
import { EVENTS } from "../../src/content/events.ts";
import type { ActionCardId, EventId, ObjectiveCardId, ObjectiveId } from "../../src/content/ids.ts";
import { OBJECTIVE_CARDS } from "../../src/content/objective-cards.ts";
import { OBJECTIVES } from "../../src/content/objectives.ts";
import { originOfActionCard, originOfObjectiveCard } from "../../src/content/origin.ts";
import { eventName } from "../names.ts";
import { say } from "../say.ts";

const Sentences = ({ of }: { readonly of: readonly Message[] }) =>
  of.map((sentence, i) => (
    <p key={i}>
      <Words message={sentence} />
    </p>
  ));

/** A card with both its halves in full. */
export function ActionCardCloseUp({ id }: { readonly id: ActionCardId }) {
  const { civil, combat } = ACTION_CARDS[id];
  const { cost, asAction, timing } = CIVIL_EFFECTS[civil];
  const price: Readonly<Record<string, number>> = { ...cost };
  return (
    <Portrait
      tone="culture"
      icon="actions"
      ground="town"
      origin={originOfActionCard(id)}
      name={<Words message={{ say: `civil.${civil}` }} />}
      kind={<Words message={say(asAction ? "ui.kind.as-action" : `ui.kind.${timing}`)} />}
    >
      <p>
        <PriceTokens price={price} />
      </p>
      <Sentences of={civilText(civil)} />
      <h4 className="cc-half">
        <Icon name="military" /> <Words message={{ say: `combat.${combat}` }} />
      </h4>
      <Sentences of={combatText(combat)} />
    </Portrait>
  );
}

export function ObjectiveCardCloseUp({ id }: { readonly id: ObjectiveCardId }) {
  const { upper, lower } = OBJECTIVE_CARDS[id];
  return (
    <Portrait
      tone="sea"
      icon="objectives"
      ground="cloth"
      origin={originOfObjectiveCard(id)}
      name={<Words message={{ say: `objective.${upper}` }} />}
      kind={<Words message={say("ui.kind.objective")} />}
    >
      <GoalWords id={upper} />
      <h4 className="cc-half">
        <Words message={{ say: `objective.${lower}` }} />
      </h4>
      <GoalWords id={lower} />
    </Portrait>
  );
}

function GoalWords({ id }: { readonly id: ObjectiveId }) {
  return (
    <>
      <p className="quiet">
        <Words message={say(`ui.timing.${OBJECTIVES[id].timing}`)} />
      </p>
      <Sentences of={objectiveText(id)} />
    </>
  );
}

export function EventCloseUp({ id }: { readonly id: EventId }) {
  const { icon } = EVENTS[id];
  return (
    <Portrait
      tone="production"
      icon="events"
      ground="desert"
      name={<Words message={{ say: eventName(id) }} />}
      kind={<Words message={say(`ui.event-icon.${icon}`)} />}
    >
      <Sentences of={eventText(id)} />
    </Portrait>
  );
}
