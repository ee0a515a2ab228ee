import type { Message, Result, ScoreRow } from "@civitas/kernel";
import { type CardId, givesPoints, isWonder } from "./content/cards.ts";
import { GOLD_PER_POINT, POINTS } from "./content/constants.ts";
import { countProvinces } from "./map.ts";
import { say } from "./say.ts";
import { cityOf, isAutoma, type Monumental, type Owner, realmOf } from "./state.ts";

/** The four categories of MO-14.6. */
export const CATEGORIES = ["knowledge", "wonders", "policies", "provinces"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Tally = Readonly<Record<Category, number>>;

const EACH: Readonly<Record<Category, number>> = {
  knowledge: POINTS.knowledge,
  wonders: POINTS.wonder,
  policies: POINTS.policy,
  provinces: POINTS.province,
};

/** MO-14.4: cards count wherever they are, but not in the archive. */
export function countOwned(m: Monumental, owner: Owner, fits: (id: CardId) => boolean): number {
  let n = 0;
  if (isAutoma(m, owner)) {
    for (const id of m.automa?.cards ?? []) if (fits(id)) n++;
    return n;
  }
  const { places, deck, discard, drawn, dealt } = cityOf(m, owner);
  for (const { top, under } of places) {
    if (top !== null && fits(top)) n++;
    if (under !== null && fits(under)) n++;
  }
  for (const id of deck) if (fits(id)) n++;
  for (const id of discard) if (fits(id)) n++;
  for (const id of drawn) if (fits(id)) n++;
  for (const id of dealt) if (fits(id)) n++;
  return n;
}

/** MO-7.13: completed and not archived. */
export const countWonders = (m: Monumental, owner: Owner): number => countOwned(m, owner, isWonder);

export function tallyOf(m: Monumental, owner: Owner): Tally {
  return {
    knowledge: countOwned(m, owner, givesPoints),
    wonders: countWonders(m, owner),
    policies: realmOf(m, owner).policies.length,
    provinces: countProvinces(m, owner),
  };
}

/** MO-14.6, MO-14.7: who has the most of a category; nobody if that is nothing. */
const mostOf = (tallies: readonly Tally[], category: Category): number =>
  Math.max(...tallies.map((tally) => tally[category]));

const leads = (tallies: readonly Tally[], owner: Owner, category: Category): boolean => {
  const most = mostOf(tallies, category);
  return most > 0 && tallies[owner]?.[category] === most;
};

/** One line of the score sheet, by owner. */
interface SheetLine {
  readonly label: Message;
  readonly points: readonly number[];
  readonly clause: string;
}

function linesOf(m: Monumental, tallies: readonly Tally[]): SheetLine[] {
  const each = (of: (tally: Tally, owner: Owner) => number): number[] => tallies.map(of);
  return [
    ...CATEGORIES.map((category) => ({
      label: say(`sheet.${category}`),
      points: each((tally) => tally[category] * EACH[category]),
      clause: "MO-14.4",
    })),
    ...CATEGORIES.map((category) => ({
      label: say(`sheet.most-${category}`),
      points: each((_, owner) => (leads(tallies, owner, category) ? POINTS.supremacy : 0)),
      clause: "MO-14.6",
    })),
    {
      label: say("sheet.monsters"),
      points: each((_, owner) => realmOf(m, owner).monsters.length * POINTS.monster),
      clause: "MO-13.18",
    },
    { label: say("sheet.automa-gold"), points: each((_, owner) => automaGold(m, owner)), clause: "MO-11.34" },
  ];
}

/** MO-11.34. */
const automaGold = (m: Monumental, owner: Owner): number =>
  isAutoma(m, owner) ? Math.floor(realmOf(m, owner).supply.gold / GOLD_PER_POINT) : 0;

/** By owner: the points if the game ended now. */
export function pointsNow(m: Monumental, tallies: readonly Tally[]): number[] {
  const lines = linesOf(m, tallies);
  return tallies.map((_, owner) => lines.reduce((sum, { points }) => sum + (points[owner] ?? 0), 0));
}

export const talliesOf = (m: Monumental): Tally[] => m.realms.map((_, owner) => tallyOf(m, owner));

/** MO-14.9: higher totals, then more gold, then more culture; 0 for a shared place. */
function compare(m: Monumental, totals: readonly number[], a: Owner, b: Owner): number {
  const [one, two] = [realmOf(m, a).supply, realmOf(m, b).supply];
  return (totals[b] ?? 0) - (totals[a] ?? 0) || two.gold - one.gold || two.culture - one.culture;
}

export function result(m: Monumental): Result | undefined {
  if (m.phase !== "over") return undefined;
  const tallies = talliesOf(m);
  const totals = pointsNow(m, tallies);
  const owners = m.realms.map((_, owner) => owner);
  const seats = m.cities.map((_, seat) => seat);
  // MO-14.11: the automa is compared, too, and may win.
  const placeOf = (owner: Owner): number => 1 + owners.filter((other) => compare(m, totals, other, owner) < 0).length;
  const lines = linesOf(m, tallies).filter(({ points }) => points.some((n) => n > 0));
  const sheet: ScoreRow[] = lines.map(({ label, points, clause }) => ({
    label,
    points: points.slice(0, seats.length),
    clause,
  }));
  const unseated = owners
    .filter((owner) => isAutoma(m, owner))
    .map((owner) => ({
      name: say("automa"),
      place: placeOf(owner),
      score: totals[owner] ?? 0,
      points: lines.map(({ points }) => points[owner] ?? 0),
    }));
  const remark = remarkOn(m, totals);
  return {
    places: seats.map(placeOf),
    scores: totals.slice(0, seats.length),
    sheet,
    ...(unseated.length > 0 && { unseated }),
    ...(remark !== undefined && { remark }),
  };
}

/** What decided a tie. */
function remarkOn(m: Monumental, totals: readonly number[]): Message | undefined {
  const best = Math.max(...totals);
  const tied = totals.flatMap((points, owner) => (points === best ? [owner] : []));
  if (tied.length < 2) return undefined;
  const [first, second] = tied.toSorted((a, b) => compare(m, totals, a, b));
  if (first === undefined || second === undefined) return undefined;
  const [one, two] = [realmOf(m, first).supply, realmOf(m, second).supply];
  if (one.gold !== two.gold) return say("sheet.tie-gold");
  return one.culture === two.culture ? say("sheet.tie-shared") : say("sheet.tie-culture");
}
