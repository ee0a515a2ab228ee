import type { Seat } from "@civitas/kernel";
import { passives } from "../cards/passives.ts";
import { MARKET_RESOURCES, type MarketResource, RESOURCES, type Resource } from "../content/ids.ts";
import { contentOf } from "../culture/kept.ts";
import { type Kept, type Realm, realmOf, type World } from "../state.ts";

/** CV-16.17: something that is spent as a resource. Equal tokens are one way to pay; a token and a marker are two. */
export type SpentPiece =
  | { readonly kind: "token"; readonly resource: MarketResource }
  | { readonly kind: "hut" | "village"; readonly resource: Resource; readonly id: Kept["id"] };

/** A kind of piece and how many of it there are. */
export interface Pieces {
  readonly piece: SpentPiece;
  readonly n: number;
}

const asResource = (content: string): Resource | undefined => RESOURCES.find((resource) => resource === content);

/** Everything that a player could spend, by kind. */
export function piecesOf(realm: Realm): Pieces[] {
  const pieces: Pieces[] = [];
  for (const resource of MARKET_RESOURCES) {
    const n = realm.resources[resource];
    if (n > 0) pieces.push({ piece: { kind: "token", resource }, n });
  }
  const markers = new Map<string, { piece: SpentPiece; n: number }>();
  for (const marker of realm.kept) {
    const resource = asResource(contentOf(marker).content);
    if (resource === undefined) continue;
    const same = markers.get(`${marker.kind}:${resource}`);
    if (same !== undefined) same.n += 1;
    else markers.set(`${marker.kind}:${resource}`, { piece: { kind: marker.kind, resource, id: marker.id }, n: 1 });
  }
  return [...pieces, ...markers.values()];
}

/** How many pieces a player could spend, of this resource or of all. */
export function piecesLeft(realm: Realm, of?: Resource): number {
  let n = 0;
  for (const resource of MARKET_RESOURCES) if (of === undefined || of === resource) n += realm.resources[resource];
  for (const marker of realm.kept) {
    const { content } = contentOf(marker);
    if (of === undefined ? asResource(content) !== undefined : of === content) n++;
  }
  return n;
}

export const countPieces = (pieces: readonly Pieces[]): number => pieces.reduce((sum, { n }) => sum + n, 0);

/** CV-16.6: pieces that can pay for this resource: those of its kind, and for the Indians all. */
export function piecesFor(w: World, seat: Seat, resource: Resource): Pieces[] {
  const pieces = piecesOf(realmOf(w, seat));
  return isWild(w, seat, resource) ? pieces : pieces.filter(({ piece }) => piece.resource === resource);
}

const isWild = (w: World, seat: Seat, resource: Resource): boolean =>
  MARKET_RESOURCES.some((other) => other === resource) && passives.has(w, seat, "wildResources");

/** CV-16.6: whether there is such a piece. */
export const hasPieceFor = (w: World, seat: Seat, resource: Resource): boolean =>
  piecesLeft(realmOf(w, seat), isWild(w, seat, resource) ? undefined : resource) > 0;
