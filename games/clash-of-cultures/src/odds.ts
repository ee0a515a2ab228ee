import { CV_PER_HIT } from "./content/pieces.ts";

/** One side of a battle as far as everybody can see it: what counts in the coming round. */
export interface Force {
  /** Soldiers, or ships at sea. */
  readonly units: number;
  /** Dice beyond one for each unit. */
  readonly dice: number;
  readonly cv: number;
  /** The part of `cv` that counts in every later round, too. */
  readonly lastingCv: number;
  /** Hits beyond those of the dice. */
  readonly hits: number;
  /** Hits of the other side that do not count. */
  readonly cancels: number;
  /** High Ground: each 6 is rolled once more. */
  readonly explodes: boolean;
  /** Encircled: whoever lost as many as this side may lose another one (CC-19.13). */
  readonly encircles: boolean;
}

/** How likely each end is, seen from the attacker. */
export interface Odds {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** How likely each number is. */
type Spread = ReadonlyMap<number, number>;

export const force = (units: number, more: Partial<Force> = {}): Force => ({
  units,
  dice: 0,
  cv: 0,
  lastingCv: 0,
  hits: 0,
  cancels: 0,
  explodes: false,
  encircles: false,
  ...more,
});

const DIE: Spread = new Map([1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]));

/** A die of which a 6 is rolled once more: 1 to 5, or 7 to 12. */
const HIGH_DIE: Spread = new Map(
  [...DIE].flatMap(([face, chance]) => (face < 6 ? [[face, chance]] : beyondSix(chance))),
);

function beyondSix(chance: number): [number, number][] {
  return [...DIE].map(([face, next]) => [6 + face, chance * next]);
}

const rolls: Spread[] = [new Map([[0, 1]])];
const highRolls: Spread[] = [new Map([[0, 1]])];

/** The sums of this many dice. */
function sumsOf(dice: number, explodes: boolean): Spread {
  const [all, die] = explodes ? [highRolls, HIGH_DIE] : [rolls, DIE];
  const known = all[dice];
  if (known !== undefined) return known;
  const sums = new Map<number, number>();
  for (const [sum, chance] of sumsOf(dice - 1, explodes)) {
    for (const [face, p] of die) sums.set(sum + face, (sums.get(sum + face) ?? 0) + chance * p);
  }
  all[dice] = sums;
  return sums;
}

/** CC-18.7, CC-18.8: the hits a side deals, after those the other side cancels. */
export function hitsOf({ units, dice, cv, hits, explodes }: Force, cancels: number): Spread {
  const spread = new Map<number, number>();
  for (const [sum, chance] of sumsOf(Math.max(0, units + dice), explodes)) {
    const n = Math.max(0, Math.floor(Math.max(0, sum + cv) / CV_PER_HIT) + hits - cancels);
    spread.set(n, (spread.get(n) ?? 0) + chance);
  }
  return spread;
}

const ended = new Map<string, Odds>();

/** CC-18.13: plain rounds to the end, without cards; the attacker may have something that lasts (CC-23.18). */
function plainOdds(attackers: number, defenders: number, lastingCv: number): Odds {
  if (attackers === 0) return defenders === 0 ? { win: 0, draw: 1, lose: 0 } : { win: 0, draw: 0, lose: 1 };
  if (defenders === 0) return { win: 1, draw: 0, lose: 0 };
  const key = `${attackers} ${defenders} ${lastingCv}`;
  const known = ended.get(key);
  if (known !== undefined) return known;
  const odds = roundOdds(force(attackers, { cv: lastingCv, lastingCv }), force(defenders), "again");
  ended.set(key, odds);
  return odds;
}

/** One round and then plain ones; "again" leaves out rounds without casualties, which are simply fought again. */
function roundOdds(attacker: Force, defender: Force, stalemate: "again" | "goes on"): Odds {
  let [win, draw, lose, still] = [0, 0, 0, 0];
  const [dealt, taken] = [hitsOf(attacker, defender.cancels), hitsOf(defender, attacker.cancels)];
  for (const [deals, p] of dealt) {
    for (const [takes, q] of taken) {
      const left = Math.max(0, attacker.units - takes);
      const theirs = Math.max(0, defender.units - deals);
      if (stalemate === "again" && left === attacker.units && theirs === defender.units) {
        still += p * q;
        continue;
      }
      const then = encircled(attacker, defender, left, theirs);
      win += p * q * then.win;
      draw += p * q * then.draw;
      lose += p * q * then.lose;
    }
  }
  const decided = 1 - still;
  return { win: win / decided, draw: draw / decided, lose: lose / decided };
}

const THIRD = 1 / 3;

/** CC-19.13: after the casualties somebody may lose one more; both see the same numbers. */
function encircled(attacker: Force, defender: Force, left: number, theirs: number): Odds {
  const [lost, taken] = [attacker.units - left, defender.units - theirs];
  const more = attacker.encircles && taken >= lost ? THIRD : 0;
  const back = defender.encircles && lost >= taken ? THIRD : 0;
  const after = (mine: number, others: number): Odds =>
    afterRound(Math.max(0, mine), Math.max(0, others), defender.units === 0, attacker.lastingCv);
  if (more === 0 && back === 0) return after(left, theirs);
  return mixed([
    [(1 - more) * (1 - back), after(left, theirs)],
    [more * (1 - back), after(left, theirs - 1)],
    [(1 - more) * back, after(left - 1, theirs)],
    [more * back, after(left - 1, theirs - 1)],
  ]);
}

/** CC-18.11: a Fortress without soldiers holds if no attacker is left after its round. */
function afterRound(attackers: number, defenders: number, emptyFortress: boolean, lastingCv: number): Odds {
  if (!emptyFortress) return plainOdds(attackers, defenders, lastingCv);
  return attackers > 0 ? { win: 1, draw: 0, lose: 0 } : { win: 0, draw: 0, lose: 1 };
}

/** How a battle ends if it is fought to its end without further cards. */
export function oddsOf(attacker: Force, defender: Force): Odds {
  return roundOdds(attacker, defender, "goes on");
}

/** Several ways a round may begin, with their probabilities. */
export function mixed(ways: readonly (readonly [chance: number, odds: Odds])[]): Odds {
  return ways.reduce<Odds>(
    (sum, [chance, odds]) => ({
      win: sum.win + chance * odds.win,
      draw: sum.draw + chance * odds.draw,
      lose: sum.lose + chance * odds.lose,
    }),
    { win: 0, draw: 0, lose: 0 },
  );
}
