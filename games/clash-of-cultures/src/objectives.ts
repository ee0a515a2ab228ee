import { choose, late, type Option, type Rules, type Seat, window } from "@civitas/kernel";
import type { GameTable, Occurrence, Stories } from "./agenda.ts";
import { terms } from "./bills.ts";
import type { ObjectiveCardId, ObjectiveId } from "./content/ids.ts";
import { OBJECTIVE_CARDS } from "./content/objective-cards.ts";
import { OBJECTIVES } from "./content/objectives.ts";
import { objectiveCost, objectiveHolds, objectiveOccurs } from "./goals/completing.ts";
import { canPay, payBill, price } from "./goods.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Clash, playerOf, turnOrder } from "./state.ts";

/** CC-24.1: the two objectives of a card. */
const halves = (card: ObjectiveCardId): readonly ObjectiveId[] => [
  OBJECTIVE_CARDS[card].upper,
  OBJECTIVE_CARDS[card].lower,
];

/** CC-24.2, CC-24.11: what has just happened completes instant objectives, in turn order. */
export function* tellObjectives(s: Clash, table: GameTable, { occurrence }: Stories["objectives"]): Rules {
  for (const seat of turnOrder(s)) yield* completeInstant(s, table, seat, occurrence);
}

/** CC-24.3 to CC-24.5, CC-24.13: each name once; the player chooses between two cards with the same one. */
function* completeInstant(s: Clash, table: GameTable, seat: Seat, occurrence: Occurrence): Rules {
  const { objectiveCards } = playerOf(s, seat);
  const met = new Set(objectiveCards.flatMap(halves).filter((id) => isMet(s, seat, id, occurrence)));
  for (const objective of met) {
    const cards = playerOf(s, seat).objectiveCards.filter((card) => halves(card).includes(objective));
    const options = cards.map((card): Completing => completion(card, objective));
    if (options.length === 0) continue;
    const { card } = yield* choose(seat, say("ask.which-objective"), options, { clause: "CC-24.13" });
    complete(s, table, seat, card, objective, false);
  }
}

const isMet = (s: Clash, seat: Seat, id: ObjectiveId, occurrence: Occurrence): boolean =>
  OBJECTIVES[id].timing !== "status" && objectiveOccurs(s, seat, id, occurrence);

interface Completing extends Option {
  readonly card: ObjectiveCardId;
  readonly objective: ObjectiveId;
}

const completion = (card: ObjectiveCardId, objective: ObjectiveId): Completing => ({
  id: `complete:${card}:${objective}`,
  label: late(() => say("do.complete", { objective: say(`objective.${objective}`) })),
  refs: [ref.objectiveCard(card)],
  price: price(objectiveCost(objective)),
  card,
  objective,
});

/** CC-4.6. */
function complete(
  s: Clash,
  table: GameTable,
  seat: Seat,
  card: ObjectiveCardId,
  objective: ObjectiveId,
  inStatus: boolean,
): void {
  const player = playerOf(s, seat);
  player.objectiveCards = player.objectiveCards.filter((id) => id !== card);
  player.completed.push({ card, objective, round: s.round, inStatus });
  table.tell(() => ({
    what: say("log.objective", { who: { seat }, objective: say(`objective.${objective}`) }),
    seat,
    clause: "CC-24.1",
    moves: [{ piece: ref.objectiveCard(card), from: ref.hand(seat), to: ref.completed(seat) }],
  }));
}

/** CC-24.4: each name once a player and Status phase. */
const isDoneNow = (s: Clash, seat: Seat, objective: ObjectiveId): boolean =>
  playerOf(s, seat).completed.some((one) => one.inStatus && one.round === s.round && one.objective === objective);

/** "No Gold" if a cost is in something else. */
const COST_TERMS = terms({ gold: false });

/** CC-24.3, CC-24.9: what this player could complete in the Status phase now. */
function completions(s: Clash, seat: Seat): Completing[] {
  return playerOf(s, seat).objectiveCards.flatMap((card) =>
    halves(card)
      .filter((id) => OBJECTIVES[id].timing !== "instant" && !isDoneNow(s, seat, id))
      .filter((id) => objectiveHolds(s, seat, id) && canPay(s, seat, objectiveCost(id), COST_TERMS))
      .map((id) => completion(card, id)),
  );
}

/** CC-28.2, CC-24.9: every holder of an Objective card is asked, card by card until done. */
export function* tellStatusObjectives(s: Clash, table: GameTable, { seat }: Stories["statusObjectives"]): Rules {
  if (playerOf(s, seat).objectiveCards.length === 0) return;
  const played = yield* window<Completing>([seat], {
    prompt: say("ask.objectives"),
    clause: "CC-24.9",
    plays: (asked) => completions(s, asked),
    asks: "everybody",
    pass: say("do.objectives-done"),
  });
  if (played === undefined) return;
  const { card, objective } = played.play;
  yield* payBill(s, table, seat, objectiveCost(objective), "CC-24.3", COST_TERMS);
  complete(s, table, seat, card, objective, true);
  table.next("statusObjectives", { seat });
}
