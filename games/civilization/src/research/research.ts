import { no, type Option, type Rules, remember, type Seat, secretly, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import { greatCardWorks } from "../cards/working.ts";
import { inPlay } from "../content/box.ts";
import { RESEARCH_PRICE } from "../content/constants.ts";
import { TECH_IDS, type TechId } from "../content/ids.ts";
import { TECHS } from "../content/techs.ts";
import { spendGreatCard } from "../culture/losing-people.ts";
import { say } from "../say.ts";
import { type Level, playerOrder, realmOf, type World } from "../state.ts";
import { early } from "../turn/early.ts";
import { coinsOf } from "./coins.ts";
import { afterLearning, enterPyramid, techOption } from "./learning.ts";
import { knows, LEVELS, slotFree } from "./pyramid.ts";

interface Choice extends Option {
  readonly tech?: TechId;
  /** CV-33.21: placed this many levels lower. */
  readonly lower?: boolean;
}

/** CV-33.21: Nikola Tesla, held and usable. */
const mayPlaceLower = (w: World, seat: Seat): boolean =>
  realmOf(w, seat).greatCards.some(({ id }) => id === "nikola-tesla") && greatCardWorks(w, seat, "nikola-tesla");

const researchOption = remember((seat: Seat, tech: TechId) => ({
  ...techOption(seat, tech),
  price: { trade: RESEARCH_PRICE[TECHS[tech].level] },
}));

const ALL_TECHS = TECH_IDS.map((tech) => ({ tech, level: TECHS[tech].level, set: TECHS[tech].set }));

/** CV-27.1, CV-33.21: what can be researched, and why not. */
function* judgeResearch(w: World, seat: Seat): Generator<Verdict<Choice>> {
  const realm = realmOf(w, seat);
  const tesla = mayPlaceLower(w, seat);
  const free = LEVELS.map((level) => slotFree(realm, level));
  const less = passives.sum(w, seat, "researchThreshold");
  for (const { tech, level, set } of ALL_TECHS) {
    const fits = free[level - 1] === true;
    const fitsLower = tesla && level > 1 && level < 5 && free[level - 2] === true;
    if ((!fits && !fitsLower) || knows(realm, tech) || !inPlay(set, w.settings.expansion)) continue;
    const choice = (): Choice => researchOption(seat, tech);
    // CV-27.2: the trade a tech needs, and what it costs.
    const needed = RESEARCH_PRICE[level] - less;
    if (realm.trade < needed) {
      yield no(choice, () => say("why.short-trade", { n: needed - realm.trade }), "CV-27.2");
      continue;
    }
    if (fits) yield choice();
    if (fitsLower) {
      const label = say("choice.research-lower", { tech: say(`tech.${tech}`), level: level - 1 });
      yield { ...choice(), id: `lower:${tech}`, label, lower: true };
    }
  }
}

function canResearch(w: World, seat: Seat): boolean {
  // Too little for level I is too little for any tech, and nobody need look at the pyramid.
  if (realmOf(w, seat).trade < RESEARCH_PRICE[1] - passives.sum(w, seat, "researchThreshold")) return false;
  for (const verdict of judgeResearch(w, seat)) if ("id" in verdict) return true;
  return false;
}

/** CV-27.14 (1): "before researching" and Any Time effects, in player order, as long as somebody wants to use one. */
export function* beforeResearch(w: World, table: GameTable): Rules {
  const order = playerOrder(w);
  const played = yield* early(w, table, order.slice(order.indexOf(w.mover)), "research", {
    prompt: say("ask.before-research"),
    clause: "CV-27.14",
  });
  if (played !== undefined) {
    w.mover = played.seat;
    return yield* played.play.act();
  }
  w.mover = w.first;
  w.step = "act";
}

/** CV-27.17: all at once and in secret; players who can research nothing are not asked. */
export function* research(w: World, table: GameTable): Rules {
  const none = (): Choice => ({ id: "none", label: say("choice.no-research"), apart: "end" });
  const asked = playerOrder(w).filter((seat) => canResearch(w, seat));
  const picks = yield* secretly(
    new Map(
      asked.map((seat) => [
        seat,
        {
          prompt: say("ask.research"),
          options: () => [...judgeResearch(w, seat), none()],
          clause: "CV-27.1",
        },
      ]),
    ),
  );
  const learned = new Map<Seat, TechId>();
  const chosen = playerOrder(w).map((seat) => ({ seat, ...(picks.get(seat) ?? none()) }));
  for (const { seat, tech } of chosen) if (tech !== undefined) payForTech(w, seat, tech); // CV-27.13: before any is learned
  for (const { seat, tech, lower } of chosen) {
    if (tech === undefined) continue;
    learned.set(seat, tech);
    const level = TECHS[tech].level;
    if (lower === true) spendGreatCard(w, table, seat, "nikola-tesla", "CV-33.21");
    enterPyramid(w, table, seat, tech, lower === true ? asLevel(level - 1) : level, "CV-27.13");
  }
  w.step = "learn";
  afterLearning(w, table, learned);
}

/** CV-27.3: the dial becomes the smaller of the rest and the coins from before. */
function payForTech(w: World, seat: Seat, tech: TechId): void {
  const realm = realmOf(w, seat);
  const rest = Math.max(0, realm.trade - RESEARCH_PRICE[TECHS[tech].level]);
  realm.trade = Math.min(rest, coinsOf(w, seat));
}

function asLevel(n: number): Level {
  return n === 1 || n === 2 || n === 3 || n === 4 ? n : 5;
}
