import type { Rules, Seat, Table } from "@civitas/kernel";
import { eventOf } from "./content/events.ts";
import { amountOf, eventName, points } from "./names.ts";
import { askPayment, movesOf, spend } from "./pay.ts";
import { type Cost, mostOf } from "./payment.ts";
import { partsOf } from "./payment-options.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Nations, playerAt } from "./state.ts";

/** The two things an event asks for, and the clauses that say so. */
const trials = {
  famine: { resource: "food", asks: "ND-17.1", rewards: "ND-17.2", declines: "ND-17.5", cant: "ND-17.7" },
  war: { resource: "strength", asks: "ND-19.1", rewards: "ND-19.2", declines: "ND-19.4", cant: "ND-19.6" },
} as const;

export type Trial = keyof typeof trials;

/** What the event of the round asks for in the famine or in the war. */
export function requirement(s: Nations, trial: Trial): Cost {
  const { resource } = trials[trial];
  return { resource, amount: s.event === null ? 0 : eventOf(s.event)[resource] };
}

/** ND-17, ND-19: one player spends what the event asks for, and gains as many points as the age; or declines. */
export function* meetTrial(s: Nations, table: Table, seat: Seat, trial: Trial): Rules {
  const player = playerAt(s, seat);
  const cost = requirement(s, trial);
  const { resource, asks, rewards, declines, cant } = trials[trial];
  if (s.event === null) return;
  if (mostOf(player, resource) < cost.amount) {
    table.tell(() => ({
      what: say(`log.${trial}-too-little`, { player: { seat }, needed: amountOf(resource, cost.amount) }),
      seat,
      clause: cant,
    }));
    return;
  }
  const payment = yield* askPayment(player, seat, {
    cost,
    what: say(`ask.${trial}`, { event: eventName(s.event), vp: points(s.round) }),
    clause: asks,
    decline: say(`${trial}.decline`),
  });
  if (payment === undefined) {
    table.tell(() => ({ what: say(`log.${trial}-declined`, { player: { seat } }), seat, clause: declines }));
    return;
  }
  spend(player, resource, payment);
  player.scored[trial] += s.round;
  table.tell(() => ({
    what: say(`log.${trial}-met`, {
      player: { seat },
      payment: partsOf({ held: player.dice, resource }, payment),
      vp: points(s.round),
    }),
    seat,
    clause: rewards,
    moves: [...movesOf(seat, resource, payment), { piece: ref.vp(seat) }],
  }));
}
