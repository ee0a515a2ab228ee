import type { Seat } from "@civitas/kernel";
import { MARKET_RESOURCES, type MarketResource, RESOURCES, type Resource } from "../content/ids.ts";
import { contentOf } from "../kept.ts";
import { passives } from "../passives.ts";
import { type Kept, type Realm, realmOf, type World } from "../state.ts";

/** CV-16.17: something that is spent as a resource. Equal tokens are one way to pay; a token and a marker are two. */
export type Piece =
  | { readonly kind: "token"; readonly resource: MarketResource }
  | { readonly kind: "hut" | "village"; readonly resource: Resource; readonly id: Kept["id"] };

/** A kind of piece and how many of it there are. */
export interface Pieces {
  readonly piece: Piece;
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
  const markers = new Map<string, { piece: Piece; n: number }>();
  for (const marker of realm.kept) {
    const resource = asResource(contentOf(marker).content);
    if (resource === undefined) continue;
    const same = markers.get(`${marker.kind}:${resource}`);
    if (same !== undefined) same.n += 1;
    else markers.set(`${marker.kind}:${resource}`, { piece: { kind: marker.kind, resource, id: marker.id }, n: 1 });
  }
  return [...pieces, ...markers.values()];
}

export const countPieces = (pieces: readonly Pieces[]): number => pieces.reduce((sum, { n }) => sum + n, 0);

/** CV-16.6: pieces that can pay for this resource: those of its kind, and for the Indians all. */
export function piecesFor(w: World, seat: Seat, resource: Resource): Pieces[] {
  const pieces = piecesOf(realmOf(w, seat));
  const wild = MARKET_RESOURCES.some((other) => other === resource) && passives.has(w, seat, "wildResources");
  return wild ? pieces : pieces.filter(({ piece }) => piece.resource === resource);
}
