import { choose, type Rules, type Seat } from "@civitas/kernel";
import type { Learning } from "../agenda.ts";
import type { Aims } from "../announcing/announced.ts";
import { expansionSquares } from "../city/metropolis.ts";
import { TECHS } from "../content/techs.ts";
import { ref } from "../refs.ts";
import { canLearn, learn, learnable, techOption } from "../research/learning.ts";
import { LEVELS, slotFree } from "../research/pyramid.ts";
import { say } from "../say.ts";
import { type Level, realmOf } from "../state.ts";
import type { LearnTech, PlaceBlankTech, TechVerb } from "../verbs/techs.ts";
import { asking, choosePlayer, others } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

const sourceOf = ({ from }: LearnTech): Pick<Learning, "from" | "maxLevel"> => ({
  from: from === "any" ? "any" : "others",
  maxLevel: 5,
});

function* chooseTech(stage: Stage, from: Pick<Learning, "from" | "maxLevel">, clause: string): Rules<Aims> {
  const options = learnable(stage.w, stage.seat, from).map((tech) => techOption(stage.seat, tech));
  return [{ tech: (yield* choose(stage.seat, asking(stage, "ask.which-tech"), options, { clause })).tech }];
}

/** CV-27.12: learned now, if it still can be. */
function learnAimed({ w, table, seat }: Stage, [aim]: Aims, clause: string): void {
  const tech = aim?.tech;
  if (tech === undefined || !learnable(w, seat, { from: "any", maxLevel: 5 }).includes(tech)) return;
  learn(w, table, seat, tech, TECHS[tech].level, clause);
}

/** CV-15.16: players who know something within the limit that could be learned from them. */
const teachers = (stage: Stage, maxLevel: Level): Seat[] =>
  others(stage).filter((from) => canLearn(stage.w, stage.seat, { from, maxLevel }));

/** CV-33.33: levels with a legal slot for the blank card. */
const blankLevels = ({ maxLevel }: PlaceBlankTech, { w, seat }: Stage): Level[] =>
  LEVELS.filter((level) => level <= maxLevel && slotFree(realmOf(w, seat), level));

export const techDeeds: Deeds<TechVerb> = {
  learnTech: {
    can: (verb, { w, seat }) => canLearn(w, seat, sourceOf(verb)),
    aim: (verb, stage) => chooseTech(stage, sourceOf(verb), "CV-27.12"),
    run: (_, stage, aims) => learnAimed(stage, aims, "CV-27.12"),
  },
  exchangeTechs: {
    can: ({ maxLevel }, stage) => teachers(stage, maxLevel).length > 0,
    *aim({ maxLevel }, stage) {
      const teacher = yield* choosePlayer(stage, teachers(stage, maxLevel), "CV-15.16");
      const [aim] = yield* chooseTech(stage, { from: teacher, maxLevel }, "CV-15.16");
      return [{ ...aim, seat: teacher }];
    },
    targets: (_verb, _stage, [aim]) => (aim?.seat === undefined ? [] : [aim.seat]),
    run({ maxLevel }, stage, aims) {
      const teacher = aims[0]?.seat;
      if (teacher === undefined) return;
      const { table, seat } = stage;
      table.next("learnFree", { seat: teacher, from: seat, maxLevel, optional: true, clause: "CV-15.16" });
      learnAimed(stage, aims, "CV-15.16"); // comes first
    },
  },
  placeBlankTech: {
    can: (verb, stage) => blankLevels(verb, stage).length > 0,
    *aim(verb, stage) {
      const options = blankLevels(verb, stage).map((level) => ({
        id: `level:${level}`,
        label: say(`group.level.${level}`),
        refs: [ref.slot(stage.seat, level)],
        level,
      }));
      return [
        { n: (yield* choose(stage.seat, asking(stage, "ask.which-level"), options, { clause: "CV-33.33" })).level },
      ];
    },
    run(_, { w, table, seat, source }, [aim]) {
      const realm = realmOf(w, seat);
      const level = LEVELS.find((other) => other === aim?.n);
      if (level === undefined || !slotFree(realm, level)) return;
      realm.greatCards = realm.greatCards.filter(({ id }) => id !== source);
      realm.pyramid.push({ tech: null, level });
      table.tell(() => ({
        what: say("log.blank-tech", { who: { seat }, level }),
        seat,
        clause: "CV-33.33",
        moves: [{ piece: ref.greatCard("sir-isaac-newton"), to: ref.slot(seat, level) }],
      }));
    },
  },
  growMetropolis: {
    can: (_, { w, seat }) => expansionSquares(w, seat).length > 0,
    run(_, { table, seat }) {
      table.next("growMetropolis", { seat });
    },
  },
  /** CV-31.3: knowing Space Flight wins; there is nothing to do. */
  winByTech: { can: () => true, run() {} },
};
