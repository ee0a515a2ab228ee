import type { Result, Seat } from "@civitas/kernel";
import { VICTORY_SPACE } from "./content/track.ts";
import { coinsOf, hasEnoughCoins } from "./research/coins.ts";
import { say } from "./say.ts";
import { playerOrder, type Realm, realmOf, seatsOf, type World } from "./state.ts";
import type { VictoryKind } from "./view/view.ts";

/** CV-31.7: how a player has won, if they have: military, tech, culture, economic. */
function victoryOf(w: World, seat: Seat): VictoryKind | undefined {
  const realm = realmOf(w, seat);
  if (w.conqueror === seat) return "military";
  if (hasReachedSpace(realm)) return "tech";
  if (realm.track >= VICTORY_SPACE) return "culture";
  return hasEnoughCoins(w, seat) ? "economic" : undefined;
}

/** CV-31.3: the one tech of level V. The level is compared first: this is asked before every story. */
function hasReachedSpace({ pyramid }: Realm): boolean {
  for (const { level, tech } of pyramid) if (level === 5 && tech === "space-flight") return true;
  return false;
}

function hasWinner(w: World): boolean {
  for (let seat = 0; seat < w.realms.length; seat++) if (victoryOf(w, seat) !== undefined) return true;
  return false;
}

/** CV-31.6: the most coins, then the furthest on the track, then player order. */
function winnerOf(w: World): { readonly seat: Seat; readonly by: VictoryKind } | undefined {
  if (!hasWinner(w)) return undefined; // asked before every story
  const winners = playerOrder(w).flatMap((seat) => {
    const by = victoryOf(w, seat);
    return by === undefined ? [] : [{ seat, by }];
  });
  return winners.sort((a, b) => compare(w, a.seat, b.seat, 2))[0];
}

/** CV-31.10: coins, culture track, cards in the pyramid, culture; the first `n` of them. */
function rank(w: World, seat: Seat): readonly number[] {
  const { track, pyramid, culture } = realmOf(w, seat);
  return [coinsOf(w, seat), track, pyramid.length, culture];
}

function compare(w: World, a: Seat, b: Seat, criteria: number): number {
  const [mine, theirs] = [rank(w, a), rank(w, b)];
  for (let n = 0; n < criteria; n++) {
    const difference = (theirs[n] ?? 0) - (mine[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** CV-27.13: nobody has won before everything that follows research is done. */
export const winner = (w: World): { readonly seat: Seat; readonly by: VictoryKind } | undefined =>
  w.round === 0 || w.step === "learn" ? undefined : winnerOf(w);

/** CV-31. */
export function result(w: World): Result | undefined {
  const won = winner(w);
  if (won === undefined && !w.ended) return undefined;
  // CV-31.11: without a winner a tie for the first place is broken by player order.
  const first = won?.seat ?? playerOrder(w).toSorted((a, b) => compare(w, a, b, 4))[0] ?? 0;
  const seats = seatsOf(w);
  const others = seats.filter((seat) => seat !== first);
  const places = seats.map((seat) =>
    seat === first ? 1 : 2 + others.filter((other) => compare(w, other, seat, 4) < 0).length,
  );
  const row = (key: "coins" | "track" | "techs" | "culture", n: number) => ({
    label: say(`sheet.${key}`),
    points: seats.map((seat) => rank(w, seat)[n] ?? 0),
    clause: "CV-31.10",
  });
  return {
    places,
    scores: places.map((place) => seats.length - place),
    sheet: [row("coins", 0), row("track", 1), row("techs", 2), row("culture", 3)],
    compared: true,
    remark: won === undefined ? say("remark.limit") : say(`remark.${won.by}`),
  };
}
