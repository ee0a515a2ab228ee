import { no, type Option, type Rules, type Seat, secretly, type Verdict } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { coinsOf } from "./coins.ts";
import { inPlay } from "./content/box.ts";
import { RESEARCH_PRICE } from "./content/constants.ts";
import { TECH_IDS, type TechId } from "./content/ids.ts";
import { TECHS } from "./content/techs.ts";
import { early } from "./early.ts";
import { afterLearning, enterPyramid, techOption } from "./learning.ts";
import { knows } from "./limits.ts";
import { spendGreatCard } from "./losing-people.ts";
import { passives } from "./passives.ts";
import { slotFree } from "./pyramid.ts";
import { say } from "./say.ts";
import { type Level, playerOrder, realmOf, type World } from "./state.ts";
import { greatCardWorks } from "./working.ts";

interface Choice extends Option {
  readonly tech?: TechId;
  /** CV-33.21: placed so many levels lower. */
  readonly lower?: boolean;
}

/** CV-33.21: Nikola Tesla, held and usable. */
const mayPlaceLower = (w: World, seat: Seat): boolean =>
  realmOf(w, seat).greatCards.some(({ id }) => id === "nikola-tesla") && greatCardWorks(w, seat, "nikola-tesla");

/** CV-27.2: the trade a tech needs, and what it costs. */
const neededTrade = (w: World, seat: Seat, level: Level): number =>
  Math.max(0, RESEARCH_PRICE[level] - passives.sum(w, seat, "researchThreshold"));

/** CV-27.1, CV-33.21: what can be researched, and why not. */
function judgeResearch(w: World, seat: Seat): Verdict<Choice>[] {
  const realm = realmOf(w, seat);
  const tesla = mayPlaceLower(w, seat);
  const verdicts: Verdict<Choice>[] = [];
  const free = [1, 2, 3, 4, 5].map((level) => slotFree(realm, asLevel(level)));
  for (const tech of TECH_IDS) {
    const { level, set } = TECHS[tech];
    if (!inPlay(set, w.settings.expansion) || knows(realm, tech)) continue;
    const need = neededTrade(w, seat, level);
    if (free[level - 1] !== true && !tesla) continue;
    const choice: Choice = { ...techOption(seat, tech), price: { trade: RESEARCH_PRICE[level] } };
    if (realm.trade < need) {
      verdicts.push(no(choice, () => say("why.short-trade", { n: need - realm.trade }), "CV-27.2"));
      continue;
    }
    if (free[level - 1] === true) verdicts.push(choice);
    if (tesla && level > 1 && level < 5 && free[level - 2] === true) {
      const label = say("choice.research-lower", { tech: choice.label, level: level - 1 });
      verdicts.push({ ...choice, id: `lower:${tech}`, label, lower: true });
    }
  }
  return verdicts;
}

/** CV-27.14 (1): "before researching" and Any Time effects, in player order, as long as somebody wants to. */
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

/** CV-27.17: all at once and in secret; who can research nothing is not asked. */
export function* research(w: World, table: GameTable): Rules {
  const none = (): Choice => ({ id: "none", label: say("choice.no-research"), apart: "end" });
  const asked = playerOrder(w).filter((seat) => judgeResearch(w, seat).some((verdict) => "id" in verdict));
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
  for (const seat of playerOrder(w)) {
    const { tech, lower } = picks.get(seat) ?? none();
    if (tech === undefined) continue;
    learned.set(seat, tech);
    payForTech(w, seat, tech);
    const level = TECHS[tech].level;
    if (lower === true) spendGreatCard(w, table, seat, "nikola-tesla", "CV-33.21");
    enterPyramid(w, table, seat, tech, lower === true ? asLevel(level - 1) : level, "CV-27.13");
  }
  w.step = "end";
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
