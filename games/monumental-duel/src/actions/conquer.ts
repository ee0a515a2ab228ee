import type { Rules, Seat } from "@civitas/kernel";
import { conquered } from "../acquiring.ts";
import { lastingEffects } from "../city.ts";
import { byCard, CARD_IDS, CARDS } from "../content/cards.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { BARRICADE_DEFENCE } from "../content/constants.ts";
import { type Bill, canAfford, demanded, payBill, usualPrice } from "../payment.ts";
import type { Play } from "../play.ts";
import { topProvince } from "../realm.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Duel, other, type PileCard, type Player, playerAt } from "../state.ts";
import { type ActionOption, actionOption, type BlockedList, whyShort } from "./option.ts";

/** MD-22.2: conquests are paid in gold by the Malians; MD-22.4: Gbara lets so much military through. Else nothing. */
export function militaryAmongGold(player: Player): number | undefined {
  if (player.civilization === null || !CIVILIZATIONS[player.civilization].conquersWithGold) return undefined;
  let atMost = 0;
  for (const effect of lastingEffects(player, "military-as-gold")) atMost += effect.n;
  return atMost;
}

/** MD-12.1, MD-12.2: the topmost province of the pile and what conquering it costs. */
export function conquestTarget(
  duel: Duel,
  seat: Seat,
): { readonly index: number; readonly card: PileCard; readonly bill: Bill } | undefined {
  const pile = playerAt(duel, other(seat)).provinces;
  const index = topProvince(pile);
  const card = pile[index];
  if (card === undefined) return undefined; // MD-12.7
  const player = playerAt(duel, seat);
  const barricades = pile.length - 1 - index;
  const ignored = barricades > 0 && lastingEffects(player, "ignore-barricades").length > 0;
  const cost = CARDS[card.id].cost + (ignored ? 0 : BARRICADE_DEFENCE * barricades);
  const atMost = militaryAmongGold(player);
  return {
    index,
    card,
    bill: atMost === undefined ? { of: "military", n: cost } : { of: "military", n: cost, atMost },
  };
}

/** What a player types and reads never changes. */
const PRINTED = byCard(CARD_IDS, (card) => ({
  id: `conquer:${card}`,
  label: say("choice.conquer-opponent", { card: nameOf(card) }),
}));

export function conquerOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const target = conquestTarget(play.duel, seat);
  if (target === undefined) return;
  const { index, card, bill } = target;
  const player = playerAt(play.duel, seat);
  if (!canAfford(player, bill)) return;
  const { id, label } = PRINTED[card.id];
  options.push(
    actionOption({ id, label, refs: [ref.province(other(seat), index)] }, usualPrice(player, bill), () =>
      conquerFromOpponent(play, seat, index, bill),
    ),
  );
}

export function conquerBlocked(duel: Duel, seat: Seat, blocked: BlockedList): void {
  const target = conquestTarget(duel, seat);
  if (target === undefined) {
    blocked.push({
      id: "conquer",
      label: say("choice.conquer-any"),
      why: say("why.no-province"),
      clause: "MD-12.7",
      refs: [ref.provinces(other(seat))],
    });
    return;
  }
  const { index, card, bill } = target;
  const player = playerAt(duel, seat);
  if (canAfford(player, bill)) return;
  blocked.push({
    ...PRINTED[card.id],
    why: whyShort(player, bill),
    clause: "MD-12.2",
    refs: [ref.province(other(seat), index)],
    price: { [demanded(bill)]: bill.n },
  });
}

/** MD-12.9: pay; Barricades and type tokens go back; the province changes hands, without its bonus (MD-12.4). */
function* conquerFromOpponent(play: Play, seat: Seat, index: number, bill: Bill): Rules {
  const { duel, table } = play;
  const rival = playerAt(duel, other(seat));
  yield* payBill(play, seat, bill, "MD-12.2");
  const [card, ...barricades] = rival.provinces.splice(index);
  if (card === undefined) return;
  duel.stacks.barricade += barricades.length;
  for (const type of card.tokens) rival.typeTokens[type]++; // MD-22.11
  playerAt(duel, seat).provinces.push({ id: card.id, tokens: [] });
  table.tell(() => ({
    what: say("log.conquers-from", {
      who: { seat },
      card: nameOf(card.id),
      rival: { seat: other(seat) },
      barricades: barricades.length,
    }),
    seat,
    clause: "MD-12.4",
    moves: [
      ...barricades.map(() => ({
        piece: ref.card("barricade"),
        from: ref.provinces(other(seat)),
        to: ref.stack("barricade"),
      })),
      { piece: ref.card(card.id), from: ref.provinces(other(seat)), to: ref.provinces(seat) },
    ],
  }));
  conquered(play, seat, true);
}
