import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import type { ActionCardId, GreatPersonId, ObjectiveCardId } from "../content/ids.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Clash, type HandCard, type Player, playerOf } from "../state.ts";
import { cardRef, handCards, isActionCard, sayHandCard, sayObjectiveCard } from "../trading/goods.ts";

interface Swap extends Option {
  readonly kind?: "action" | "objective";
  readonly act?: (mine: Player, theirs: Player) => void;
}

/** CC-25.9, CC-25.19: one card of mine for one of theirs of the same kind. */
function swaps(s: Clash, seat: Seat, other: Seat): Swap[] {
  const hands = handCards(s, seat).flatMap((give) => handCards(s, other).map((take) => handSwap(give, take)));
  const objectives = playerOf(s, seat).objectiveCards.flatMap((give) =>
    playerOf(s, other).objectiveCards.map((take) => objectiveSwap(give, take)),
  );
  return [...hands, ...objectives];
}

const handSwap = (give: HandCard, take: HandCard): Swap => ({
  id: `swap:${give}>${take}`,
  label: say("do.swap-cards", { give: sayHandCard(give), take: sayHandCard(take) }),
  refs: [cardRef(take)],
  from: { ref: cardRef(give), name: sayHandCard(give) },
  to: { ref: cardRef(take), name: sayHandCard(take) },
  kind: "action",
  act: (mine, theirs) => {
    hand(mine, theirs, give);
    hand(theirs, mine, take);
  },
});

/** A card goes from one hand to another. */
function hand(from: Player, to: Player, card: ActionCardId | GreatPersonId): void {
  if (isActionCard(card)) {
    from.actionCards = from.actionCards.filter((id) => id !== card);
    to.actionCards.push(card);
  } else {
    from.greatPersons = from.greatPersons.filter((id) => id !== card);
    to.greatPersons.push(card);
  }
}

const objectiveSwap = (give: ObjectiveCardId, take: ObjectiveCardId): Swap => ({
  id: `swap:${give}>${take}`,
  label: say("do.swap-cards", { give: sayObjectiveCard(give), take: sayObjectiveCard(take) }),
  refs: [ref.objectiveCard(take)],
  from: { ref: ref.objectiveCard(give), name: sayObjectiveCard(give) },
  to: { ref: ref.objectiveCard(take), name: sayObjectiveCard(take) },
  kind: "objective",
  act: (mine, theirs) => {
    mine.objectiveCards = [...mine.objectiveCards.filter((id) => id !== give), take];
    theirs.objectiveCards = [...theirs.objectiveCards.filter((id) => id !== take), give];
  },
});

/** CC-25.9: the cards lie open for the spy alone; the other player has no choice. */
export function* tellSpying(s: Clash, table: GameTable, _due: Stories["spying"]): Rules {
  if (s.spied === null) return;
  const { by, on } = s.spied;
  const none: Swap = { id: "none", label: say("do.no-swap"), apart: "end" };
  const options = (): Swap[] => [...swaps(s, by, on), none];
  const { kind, act } = yield* choose(by, say("ask.swap-cards", { who: { seat: on } }), options(), {
    clause: "CC-25.9",
    consent: true,
    again: options,
  });
  s.spied = null;
  if (act === undefined || kind === undefined) return;
  act(playerOf(s, by), playerOf(s, on));
  table.tell(() => ({
    what: say(`log.swapped-${kind}`, { who: { seat: by }, whom: { seat: on } }),
    seat: by,
    clause: "CC-25.9",
  }));
}
