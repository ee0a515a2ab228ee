import { no, type Rules, remember, type Seat } from "@civitas/kernel";
import { conquered } from "../acquiring.ts";
import { lastingEffects } from "../city.ts";
import { CARDS, type CardId } from "../content/cards.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { BARRICADE_DEFENCE } from "../content/constants.ts";
import { type Bill, payBill } from "../payment.ts";
import type { Play } from "../play.ts";
import { topProvince } from "../realm.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { other, type Player, playerAt } from "../state.ts";
import { type ActionVerdict, type Face, judgePrice } from "./option.ts";

/** MD-22.2: the Malians pay conquests in gold; MD-22.4: Gbara accepts this much military. Otherwise nothing. */
export function militaryAmongGold(player: Player): number | undefined {
  if (player.civilization === null || !CIVILIZATIONS[player.civilization].conquersWithGold) return undefined;
  let atMost = 0;
  for (const effect of lastingEffects(player, "military-as-gold")) atMost += effect.n;
  return atMost;
}

/** MD-12.2: the printed cost, and more for each Barricade above. */
function conquestBill(player: Player, province: CardId, barricades: number): Bill {
  const ignored = barricades > 0 && lastingEffects(player, "ignore-barricades").length > 0;
  const n = CARDS[province].cost + (ignored ? 0 : BARRICADE_DEFENCE * barricades);
  const atMost = militaryAmongGold(player);
  return atMost === undefined ? { of: "military", n } : { of: "military", n, atMost };
}

/** MD-12.1, MD-12.7: the topmost province of the opponent's pile. */
export function judgeConquest(play: Play, seat: Seat): ActionVerdict {
  const player = playerAt(play.duel, seat);
  const rival = other(seat);
  const pile = playerAt(play.duel, rival).provinces;
  const top = topProvince(pile);
  if (top === undefined) {
    const candidate = () => ({ id: "conquer", label: say("choice.conquer-any"), refs: [ref.provinces(rival)] });
    return no(candidate, say("why.no-province"), "MD-12.7");
  }
  const { card, index, barricades } = top;
  const bill = conquestBill(player, card.id, barricades);
  return judgePrice(
    player,
    bill,
    "MD-12.2",
    () => conquering(rival)(card.id, index),
    () => conquerFromOpponent(play, seat, index, bill),
  );
}

const conquering = remember((rival: Seat) =>
  remember(
    (card: CardId, index: number): Face => ({
      id: `conquer:${card}`,
      label: say("choice.conquer-opponent", { card: nameOf(card) }),
      refs: [ref.province(rival, index)],
    }),
  ),
);

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
