import { no, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { HEROES, type HeroId } from "../content/heroes.ts";
import { acquireHero, sitesFor } from "../heroes.ts";
import { ref } from "../refs.ts";
import { heroName, say } from "../say.ts";
import { type Monumental, realmOf } from "../state.ts";
import { Action, groupOf } from "./action.ts";

/** MO-12.4, MO-12.5. */
export function judgeHeroes(m: Monumental, table: GameTable, seat: Seat, verdicts: Verdict<Action>[]): void {
  for (const id of m.heroRow) verdicts.push(judgeHero(m, table, seat, id));
}

function judgeHero(m: Monumental, table: GameTable, seat: Seat, hero: HeroId): Verdict<Action> {
  const gold = HEROES[hero].cost;
  const id = `hero:${hero}`;
  const refs = [ref.heroRow(hero)];
  const label = () => say("choice.hero", { hero: heroName(hero) });
  const candidate = () => ({ id, label: label(), refs, price: { gold }, group: groupOf("acquire") });
  const have = realmOf(m, seat).supply.gold;
  if (m.turn.heroAcquired) return no(candidate, () => say("why.one-hero-a-turn"), "MO-12.4");
  if (have < gold) return no(candidate, () => say("why.short-gold", { n: gold, have }), "MO-12.4");
  if (sitesFor(m, seat, hero).length === 0) return no(candidate, () => say("why.no-site"), "MO-12.5");
  return new Action(
    id,
    "acquire",
    () => ({
      label: label(),
      refs,
      price: { gold },
      note: realmOf(m, seat).hero === null ? undefined : say("note.old-hero-returns"),
    }),
    () => acquireHero(m, table, seat, hero),
  );
}
