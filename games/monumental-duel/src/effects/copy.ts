import { choose, type Rules } from "@civitas/kernel";
import type { Copied, Verb } from "@civitas/monumental-family";
import { placesWhere } from "../city.ts";
import { CARDS, type CardId, isBuilding } from "../content/cards.ts";
import type { Source } from "../play.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type Player, placeAt, playerAt } from "../state.ts";
import { useEffects } from "../using.ts";
import { placeOptions, placesBlocked, type WhyNotPlace } from "./places.ts";

const isSought = (card: CardId, seeks: Copied): boolean =>
  seeks === "building" ? isBuilding(card) : CARDS[card].kind === "wonder";

/** MD-21.12: no card whose action is copy or draw-and-use. */
const copiesOrDraws = (card: CardId): boolean =>
  CARDS[card].action?.does.some(({ verb }) => verb === "copy" || verb === "drawUse") ?? false;

/** MD-21.12: activated, not activated or already used, but never the copying card itself. */
export const copyable = (player: Player, source: Source, seeks: Copied): number[] =>
  placesWhere(player, ({ top }) => top !== null && isSought(top, seeks) && !copiesOrDraws(top)).filter(
    (place) => place !== source.place,
  );

const whyNotCopied =
  (source: Source, seeks: Copied): WhyNotPlace =>
  ({ top }, index) => {
    if (top === null || !isSought(top, seeks)) return undefined;
    if (index === source.place) return [say("why.copies-itself"), "MD-21.12"];
    return copiesOrDraws(top) ? [say("why.copies-or-draws"), "MD-21.12"] : undefined;
  };

/** MD-21.11: as if the other card were used, without moving or marking it. */
export function* copyCard({ play, seat, source }: CardStage, { seeks }: Verb<"copy">): Rules {
  const player = playerAt(play.duel, seat);
  const places = copyable(player, source, seeks);
  if (places.length === 0) return;
  const options = placeOptions("copy", seat, player, places);
  const { place } = yield* choose(seat, say("ask.copy"), options, {
    clause: "MD-21.11",
    blocked: () => placesBlocked("copy", seat, player, whyNotCopied(source, seeks)),
  });
  const card = placeAt(player, place).top;
  if (card === null) return;
  play.table.tell(() => ({ what: say("log.copies", { who: { seat }, card: nameOf(card) }), seat, clause: "MD-21.11" }));
  yield* useEffects(play, seat, { card, place }, "MD-21.11");
}
