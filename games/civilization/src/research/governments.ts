import { choose, no, type Reason, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { turnUpEntries } from "../abilities/turning-up.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import type { GovernmentId, TechId } from "../content/ids.ts";
import { GOVERNMENT_IDS } from "../content/ids.ts";
import { TECHS } from "../content/techs.ts";
import { governmentsOf, unlockedByTech } from "../limits.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { playerOrder, realmOf, seatsOf, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";

const CHANGED: Reason = { why: say("why.changed-government"), clause: "CV-9.3" };

const isImmune = (w: World, seat: Seat): boolean => passives.has(w, seat, "immuneToAnarchy");

/** CV-9.3 to CV-9.10: why the player can't switch to this government, an unlocked one or Anarchy, now. */
function whyNotSwitch(w: World, seat: Seat, to: GovernmentId, immune = isImmune(w, seat)): Reason | undefined {
  const { changed, wasAnarchy, forced, fresh } = realmOf(w, seat).rule;
  if (changed) return CHANGED;
  if (to === "anarchy") return immune ? { why: say("why.immune"), clause: "CV-0.14" } : undefined;
  if (forced && !immune) return { why: say("why.forced-anarchy"), clause: "CV-9.10" };
  return immune || wasAnarchy || fresh.includes(to) ? undefined : { why: say("why.anarchy-first"), clause: "CV-9.7" };
}

export function governmentEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  const { government } = realmOf(w, seat);
  const candidates: GovernmentId[] = ["anarchy", ...governmentsOf(w, seat)];
  const immune = isImmune(w, seat);
  const entries: Verdict<Entry>[] = [];
  for (const id of candidates) {
    if (id === government) continue;
    const reason = whyNotSwitch(w, seat, id, immune);
    // Governments that nobody would expect to be possible need no reason.
    if (reason !== undefined && id === "anarchy") continue;
    const entry = (): Entry => ({
      id: `government:${id}`,
      label: say(`government.${id}`),
      refs: [ref.government(seat, id)],
      group: say("group.government"),
      act: () => switchTo(w, table, seat, id),
    });
    entries.push(reason === undefined ? entry() : no(entry, reason));
  }
  return entries;
}

function* switchTo(w: World, table: GameTable, seat: Seat, id: GovernmentId): Rules {
  realmOf(w, seat).rule.changed = true;
  setGovernment(w, table, seat, id, "CV-9.3");
}

/** CV-9.16: a change takes effect at once. */
function setGovernment(w: World, table: GameTable, seat: Seat, id: GovernmentId, clause: string): void {
  const realm = realmOf(w, seat);
  realm.government = id;
  table.tell(() => ({
    what: say("log.government", { who: { seat }, government: say(`government.${id}`) }),
    seat,
    clause,
  }));
}

/** CV-9.10: an event puts the player into Anarchy, unless a card that makes immune is turned up (CV-34.9). */
export function* tellAnarchy(w: World, table: GameTable, { seat }: Stories["anarchy"]): Rules {
  const ways = turnUpEntries(w, table, seat, "immuneToAnarchy");
  const suffer: Entry = { id: "anarchy", label: say("government.anarchy"), apart: "end", *act() {} };
  const entry = yield* choose(seat, say("ask.anarchy"), [...ways, suffer], { clause: "CV-34.9" });
  yield* entry.act();
  if (isImmune(w, seat)) return;
  realmOf(w, seat).rule.forced = true;
  setGovernment(w, table, seat, "anarchy", "CV-9.10");
}

/** CV-9.4, CV-9.8, CV-9.17: a tech has unlocked a government. */
export function unlockGovernment(w: World, table: GameTable, seat: Seat, tech: TechId): void {
  const { government } = TECHS[tech].unlocks;
  if (government === undefined) return;
  realmOf(w, seat).rule.fresh.push(government);
  const order = playerOrder(w);
  const over = w.phase === "start-of-turn" && order.indexOf(seat) < order.indexOf(w.mover);
  if (over && whyNotSwitch(w, seat, government) === undefined) table.next("switchAtOnce", { seat });
}

/** CV-9.17. */
export function* tellSwitchAtOnce(w: World, table: GameTable, { seat }: Stories["switchAtOnce"]): Rules {
  const realm = realmOf(w, seat);
  const entries = governmentEntries(w, table, seat).filter(
    (verdict) => "id" in verdict && realm.rule.fresh.some((id) => verdict.id === `government:${id}`),
  );
  const stay: Entry = { id: "stay", label: say("choice.stay"), apart: "end", *act() {} };
  const entry = yield* choose(seat, say("ask.switch"), [...entries, stay], { clause: "CV-9.8" });
  yield* entry.act();
}

/** CV-9.11: a government that only the Pyramids had unlocked must be left at once. */
export function* tellLosesPyramids(w: World, table: GameTable, { seat }: Stories["losesPyramids"]): Rules {
  const realm = realmOf(w, seat);
  if (realm.government === "anarchy" || unlockedByTech(realm, realm.government)) return;
  if (passives.has(w, seat, "allGovernments")) return;
  const options = GOVERNMENT_IDS.filter((id) => unlockedByTech(realm, id)).map((id) => ({
    id: `government:${id}`,
    label: say(`government.${id}`),
    refs: [ref.government(seat, id)],
    government: id,
  }));
  const { government } = yield* choose(seat, say("ask.switch"), options, { clause: "CV-9.11" });
  setGovernment(w, table, seat, government, "CV-9.11");
}

/** CV-9.11: players who can't keep their government any more. */
export function checkGovernments(w: World, table: GameTable): void {
  for (const seat of seatsOf(w)) {
    const realm = realmOf(w, seat);
    if (realm.government === "anarchy" || unlockedByTech(realm, realm.government)) continue;
    if (!passives.has(w, seat, "allGovernments")) table.next("losesPyramids", { seat });
  }
}
