import { choose, type Rules, remember, type Seat } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable, Learning, Stories } from "../agenda.ts";
import { outskirts } from "../city/outskirts.ts";
import { inPlay } from "../content/box.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { TECH_IDS, type TechId } from "../content/ids.ts";
import { TECHS } from "../content/techs.ts";
import { markerAt } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Level, playerOrder, type Realm, realmOf, type World } from "../state.ts";
import { unlockGovernment } from "./governments.ts";
import { knows, slotFree } from "./pyramid.ts";

type Sources = Pick<Learning, "from" | "maxLevel">;

/** CV-27.12: whether the player does not know the tech and could place it, from these sources. */
function isLearnable(w: World, seat: Seat, id: TechId, { from, maxLevel }: Sources): boolean {
  const realm = realmOf(w, seat);
  const { level, set } = TECHS[id];
  if (level > maxLevel || !slotFree(realm, level) || !inPlay(set, w.settings.expansion)) return false;
  return !knows(realm, id) && isTaught(w, seat, id, from);
}

export const learnable = (w: World, seat: Seat, sources: Sources): TechId[] =>
  TECH_IDS.filter((id) => isLearnable(w, seat, id, sources));

/** Whether there is any such tech. */
export function canLearn(w: World, seat: Seat, sources: Sources): boolean {
  if (typeof sources.from !== "number") return TECH_IDS.some((id) => isLearnable(w, seat, id, sources));
  const { pyramid } = realmOf(w, sources.from);
  return pyramid.some(({ tech }) => tech !== null && isLearnable(w, seat, tech, sources));
}

function isTaught(w: World, seat: Seat, tech: TechId, from: Learning["from"]): boolean {
  if (from === "any") return true;
  if (from === "others") return w.realms.some((realm, other) => other !== seat && knows(realm, tech));
  return knows(realmOf(w, from), tech);
}

export const techOption = remember((seat: Seat, tech: TechId) => ({
  id: `learn:${tech}`,
  label: say(`tech.${tech}`),
  refs: [ref.tech(seat, tech), ref.slot(seat, TECHS[tech].level)],
  group: say(`group.level.${TECHS[tech].level}`),
  tech,
}));

/** A free tech of the player's choice; without a legal slot the reward is lost. */
export function* tellLearnFree(w: World, table: GameTable, due: Stories["learnFree"]): Rules {
  const { seat, optional, clause } = due;
  const techs = learnable(w, seat, due);
  if (techs.length === 0) return;
  const none = { id: "none", label: say("choice.no-tech"), apart: "end" as const };
  const options = techs.map((tech) => techOption(seat, tech));
  const picked = yield* choose(seat, say("ask.learn"), optional ? [...options, none] : options, { clause });
  if ("tech" in picked) learn(w, table, seat, picked.tech, TECHS[picked.tech].level, clause);
}

/** CV-27.11: what a tech unlocks applies at once; the rest follows as a story. */
export function learn(w: World, table: GameTable, seat: Seat, tech: TechId, level: Level, clause: string): void {
  enterPyramid(w, table, seat, tech, level, clause);
  table.next("learned", { seat, tech, researched: [] });
}

export function enterPyramid(w: World, table: GameTable, seat: Seat, tech: TechId, level: Level, clause: string): void {
  const realm = realmOf(w, seat);
  realm.pyramid.push({ tech, level });
  table.tell(() => ({
    what: say("log.learns", { who: { seat }, tech: say(`tech.${tech}`), level }),
    seat,
    clause,
    moves: [{ piece: ref.tech(seat, tech), to: ref.slot(seat, level) }],
  }));
  flipBuildings(w, realm, tech);
}

/** CV-12.4: own buildings of the basic form are turned to the upgraded one. */
function flipBuildings(w: World, realm: Realm, tech: TechId): void {
  const { building } = TECHS[tech].unlocks;
  const basic = building === undefined ? null : BUILDINGS[building].basicForm;
  if (building === undefined || basic === null) return;
  for (const city of realm.cities) {
    for (const square of outskirts(w, city)) {
      const marker = markerAt(w, square);
      if (marker?.kind === "building" && marker.id === basic) marker.id = building;
    }
  }
}

/** CV-27.11, CV-27.13: growth of the capital, governments, and abilities. */
export function* tellLearned(w: World, table: GameTable, { seat, tech, researched }: Stories["learned"]): Rules {
  const about = { seat, tech, researched };
  occasion(w, table, [seat], "learnTech", about);
  if (TECHS[tech].unlocks.unit !== undefined) occasion(w, table, [seat], "learnUnitTech", about);
  // CV-33.32: techs that others know or research in the same phase bring nothing.
  if (researched.length > 0 && !isTaught(w, seat, tech, "others")) occasion(w, table, [seat], "researchAlone", about);
  unlockGovernment(w, table, seat, tech);
  occasion(w, table, [seat], "learnThis", about);
}

/** CV-27.13: what follows, in player order. */
export function afterLearning(w: World, table: GameTable, learned: ReadonlyMap<Seat, TechId>): void {
  const researched = w.realms.map((_, seat) => learned.get(seat) ?? null);
  for (const seat of playerOrder(w).toReversed()) {
    const tech = learned.get(seat);
    if (tech !== undefined) table.next("learned", { seat, tech, researched });
  }
}
