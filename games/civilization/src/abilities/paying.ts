import { choose, type Option, type Reason, type Rules, remember, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import { greatCardWorks } from "../cards/working.ts";
import { type Cost, FREE } from "../content/ability.ts";
import { RESOURCES, type Resource } from "../content/ids.ts";
import { revealMarker } from "../culture/kept.ts";
import { discardGreatCard, spendGreatCard } from "../culture/losing-people.ts";
import { asking, choosePlayer, others } from "../effects/asking.ts";
import type { Stage } from "../effects/deed.ts";
import { ref } from "../refs.ts";
import { hasCoinToken, removeCoin } from "../research/coins.ts";
import { coinOptions } from "../research/investing.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import { giftsFor } from "./gifts.ts";
import { isGreatCard } from "./held.ts";
import { countPieces, hasPieceFor, type Pieces, piecesFor, piecesLeft, piecesOf, type SpentPiece } from "./pieces.ts";

/** CV-33.6: two resources in place of a spy, once a round. */
function resourcesForSpy(w: World, seat: Seat): number {
  if (realmOf(w, seat).used.includes("resourcesForSpy")) return 0;
  return passives.sum(w, seat, "resourcesForSpy");
}

/** CV-16.6: Marie Curie, held and usable. */
const curie = (w: World, seat: Seat): boolean =>
  realmOf(w, seat).greatCards.some(({ id }) => id === "marie-curie") && greatCardWorks(w, seat, "marie-curie");

/** CV-0.26: whether one resource of this kind can be paid. */
function canPayOne(w: World, seat: Seat, resource: Resource): boolean {
  if (hasPieceFor(w, seat, resource)) return true;
  if (resource === "spy") {
    const needed = resourcesForSpy(w, seat);
    return needed > 0 && piecesLeft(realmOf(w, seat)) >= needed;
  }
  return resource === "uranium" && curie(w, seat) && piecesLeft(realmOf(w, seat)) > 0;
}

/** CV-0.26: why a cost can't be paid in full, with or without gift cards. */
export function whyNotPay(w: World, seat: Seat, cost: Cost, withGifts = true): Reason | undefined {
  if (cost === FREE) return undefined;
  const realm = realmOf(w, seat);
  const { trade = 0, culture = 0, any = 0 } = cost;
  if (realm.trade < trade) return shortOfTrade(trade - realm.trade);
  if (realm.culture < culture) return shortOfCulture(culture - realm.culture);
  if (cost.coinGiven === true && !hasCoinToken(w, seat)) return NO_COIN;
  const gifts = any > 0 && withGifts ? giftsFor(realm, "any").length : 0;
  if (any > 0 && piecesLeft(realm) + gifts < any) return SHORT_OF_RESOURCES;
  for (const resource of RESOURCES) {
    if (cost[resource] === undefined || canPayOne(w, seat, resource)) continue;
    if (withGifts && giftsFor(realm, resource).length > 0) continue;
    return without(resource);
  }
  return undefined;
}

// The same words all the time, and mostly nobody reads them.
const shortOfTrade = remember((n: number): Reason => ({ why: say("why.short-trade", { n }), clause: "CV-0.26" }));
const shortOfCulture = remember((n: number): Reason => ({ why: say("why.short-culture", { n }), clause: "CV-0.26" }));
const NO_COIN: Reason = { why: say("why.no-coin"), clause: "CV-33.26" };
const SHORT_OF_RESOURCES: Reason = { why: say("why.resources"), clause: "CV-16.5" };
const without = remember(
  (resource: Resource): Reason => ({
    why: say("why.resource", { resource: say(`resource.${resource}`) }),
    clause: "CV-16.17",
  }),
);

/** Pays a cost, piece by piece; gives what was spent as resources. */
export function* pay(stage: Stage, cost: Cost): Rules<Resource[]> {
  const { w, seat, source } = stage;
  const realm = realmOf(w, seat);
  realm.trade -= cost.trade ?? 0;
  realm.culture -= cost.culture ?? 0;
  if (cost.coinGiven === true) yield* giveCoin(stage);
  const spent: Resource[] = [];
  for (const resource of RESOURCES) if (cost[resource] !== undefined) spent.push(...(yield* payOne(stage, resource)));
  if (cost.any !== undefined) spent.push(...(yield* payAny(stage, piecesOf(realm), cost.any)));
  if (cost.discardThis === true && isGreatCard(source)) discardGreatCard(w, seat, source);
  return spent;
}

interface Way extends Option {
  readonly pieces: readonly Pieces[];
  readonly n: number;
  also?(): void;
}

const wayOf = (seat: Seat, { piece, n }: Pieces): Way => ({
  id: piece.kind === "token" ? `pay:${piece.resource}` : `pay:${piece.kind}:${piece.resource}`,
  label: sayPiece(piece),
  refs: [piece.kind === "token" ? ref.resource(seat, piece.resource) : ref.keptMarker(seat, piece.id)],
  pieces: [{ piece, n }],
  n: 1,
});

const sayPiece = ({ kind, resource }: SpentPiece) => say(`piece.${kind}`, { resource: say(`resource.${resource}`) });

/** CV-16.17: pays one resource; asks only if there are several ways. */
function* payOne(stage: Stage, resource: Resource): Rules<Resource[]> {
  const { w, table, seat } = stage;
  const realm = realmOf(w, seat);
  const ways = piecesFor(w, seat, resource).map((pieces) => wayOf(seat, pieces));
  const all = piecesOf(realm);
  const forSpy = resource === "spy" ? resourcesForSpy(w, seat) : 0;
  if (forSpy > 0 && countPieces(all) >= forSpy) {
    const also = (): void => void realm.used.push("resourcesForSpy");
    ways.push({ id: "pay:the-kremlin", label: say("wonder.the-kremlin"), pieces: all, n: forSpy, also });
  }
  const other = all.filter(({ piece }) => piece.resource !== "uranium");
  if (resource === "uranium" && other.length > 0 && curie(w, seat)) {
    const also = (): void => spendGreatCard(w, table, seat, "marie-curie", "CV-16.6");
    ways.push({ id: "pay:marie-curie", label: say("great-card.marie-curie"), pieces: other, n: 1, also });
  }
  const way = yield* choose(seat, asking(stage, "ask.pay"), ways, { clause: "CV-16.17" });
  way.also?.();
  return yield* payAny(stage, way.pieces, way.n);
}

/** CV-16.5: any of these pieces. The order does not matter, so the picks go down the list. */
function* payAny(stage: Stage, pieces: readonly Pieces[], n: number): Rules<Resource[]> {
  const { w, table, seat } = stage;
  const spent: Resource[] = [];
  let left = pieces;
  while (spent.length < n && left.length > 0) {
    const short = n - spent.length;
    const ways = left.flatMap((kind, at) =>
      countPieces(left.slice(at)) >= short ? [{ ...wayOf(seat, kind), piece: kind.piece, at }] : [],
    );
    const { piece, at } = yield* choose(seat, asking(stage, "ask.pay"), ways, { clause: "CV-16.5" });
    spendPiece(w, table, seat, piece);
    spent.push(piece.resource);
    left = left.slice(at).flatMap((kind) => {
      const rest = kind.piece === piece ? kind.n - 1 : kind.n;
      return rest > 0 ? [{ piece: again(w, seat, kind.piece), n: rest }] : [];
    });
  }
  return spent;
}

/** The next marker of the same kind: huts of the base game and the expansion look alike. */
function again(w: World, seat: Seat, piece: SpentPiece): SpentPiece {
  if (piece.kind === "token") return piece;
  const next = piecesOf(realmOf(w, seat)).find(
    (other) => other.piece.kind === piece.kind && other.piece.resource === piece.resource,
  );
  return next?.piece ?? piece;
}

/** CV-16.2, CV-16.3: tokens return to the market, markers leave the game. */
function spendPiece(w: World, table: GameTable, seat: Seat, piece: SpentPiece): void {
  if (piece.kind === "token") {
    realmOf(w, seat).resources[piece.resource] -= 1;
    w.market.resources[piece.resource] += 1;
  } else revealMarker(w, table, seat, piece.id, "CV-16.3");
}

/** CV-33.26: an own coin token goes to another player's sheet. */
function* giveCoin(stage: Stage): Rules {
  const { w, table, seat } = stage;
  const { place } = yield* choose(seat, asking(stage, "ask.which-coin"), coinOptions(w, seat, "coin"), {
    clause: "CV-33.26",
  });
  const receiver = yield* choosePlayer(stage, others(stage), "CV-33.43");
  removeCoin(w, seat, place);
  realmOf(w, receiver).sheet += 1;
  table.tell(() => ({
    what: say("log.gives-coin", { who: { seat }, to: { seat: receiver } }),
    seat,
    clause: "CV-33.26",
    moves: [{ piece: "coin", from: ref.coinsOn(seat, place), to: ref.coins(receiver) }],
  }));
}
