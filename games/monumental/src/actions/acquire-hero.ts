import { no, type Reason, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { HEROES, type HeroId } from "../content/heroes.ts";
import { acquireHero, sitesFor } from "../heroes.ts";
import { ref } from "../refs.ts";
import { heroName, say } from "../say.ts";
import { type Monumental, realmOf } from "../state.ts";
import { Action } from "./action.ts";
import { type Gathered, gathered } from "./gathered.ts";

/** MO-12.4, MO-12.5. */
export function judgeHeroes(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  const refused: Refused[] = [];
  for (const id of m.heroRow) {
    const reason = whyNot(m, seat, id);
    if (reason === undefined) verdicts.push(acquisitionOf(m, table, seat, id));
    else if (explained) refused.push({ id, gold: HEROES[id].cost, reason });
  }
  for (const alike of gathered(refused, ({ gold, reason }) => [gold, reason])) verdicts.push(refusal(alike));
}

/** A hero that can't be acquired now. */
interface Refused {
  readonly id: HeroId;
  readonly gold: number;
  readonly reason: Reason;
}

function whyNot(m: Monumental, seat: Seat, hero: HeroId): Reason | undefined {
  const { cost } = HEROES[hero];
  const have = realmOf(m, seat).supply.gold;
  if (m.turn.heroAcquired) return { why: say("why.one-hero-a-turn"), clause: "MO-12.4" };
  if (have < cost) return { why: say("why.short-gold", { n: cost, have }), clause: "MO-12.4" };
  if (sitesFor(m, seat, hero).length === 0) return { why: say("why.no-site"), clause: "MO-12.5" };
  return undefined;
}

/** One reason for all heroes of one price that it keeps away. */
const refusal = ([first, ...others]: Gathered<Refused>): Verdict<Action> =>
  no(
    () => ({
      id: `hero:${first.id}`,
      label: others.length === 0 ? say("choice.hero", { hero: heroName(first.id) }) : say("choice.hero-refused"),
      refs: [first, ...others].map(({ id }) => ref.heroRow(id)),
      price: { gold: first.gold },
    }),
    first.reason,
  );

const acquisitionOf = (m: Monumental, table: GameTable, seat: Seat, hero: HeroId): Action =>
  new Action(
    `hero:${hero}`,
    "acquire",
    () => ({
      label: say("choice.hero", { hero: heroName(hero) }),
      refs: [ref.heroRow(hero)],
      price: { gold: HEROES[hero].cost },
      note: realmOf(m, seat).hero === null ? undefined : say("note.old-hero-returns"),
    }),
    () => acquireHero(m, table, seat, hero),
  );
