import { type ConditionKind, type Counts, type Resource, sayAmount } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import type { Counter } from "./counters.ts";
import type { ProvinceType } from "./province-type.ts";

interface Advantage {
  readonly is: "advantage";
}

interface Gained {
  readonly is: "gained";
  readonly resource: Resource;
  readonly n: number;
}

interface Controls {
  readonly is: "controls";
  readonly type: ProvinceType;
}

interface DistinctTypes {
  readonly is: "distinct-types";
  readonly n: number;
}

interface AtLeast {
  readonly is: "at-least";
  readonly n: number;
  readonly of: "provinces" | "knowledge" | "wonders";
}

/** What must hold at the moment an effect is carried out. */
export type Condition = Advantage | Gained | Controls | DistinctTypes | AtLeast;

export const haveAdvantage: Condition = { is: "advantage" };
export const gained = (resource: Resource, n: number): Condition => ({ is: "gained", resource, n });
export const controls = (type: ProvinceType): Condition => ({ is: "controls", type });
export const distinctTypes = (n: number): Condition => ({ is: "distinct-types", n });
export const atLeast = (n: number, of: AtLeast["of"]): Condition => ({ is: "at-least", n, of });

/** What the conditions look at. */
interface Looks extends Counts<Counter> {
  hasAdvantage(): boolean;
  /** MD-4.12: this round. */
  gained(resource: Resource): number;
}

const { say, words } = spoken({
  en: {
    "if.advantage": "you have the advantage",
    "if.gained": "you gained at least {what} this round",
    "if.controls.coastal": "you control a coastal province",
    "if.controls.mountain": "you control a mountain province",
    "if.controls.agrarian": "you control an agrarian province",
    "if.distinct-types": "you control provinces of {n} different types",
    "if.at-least.provinces": "you control at least {n, plural, one {# province} other {# provinces}}",
    "if.at-least.knowledge": "you have acquired at least {n, plural, one {# knowledge card} other {# knowledge cards}}",
    "if.at-least.wonders": "you have completed at least {n, plural, one {# wonder} other {# wonders}}",
  },
  ru: {
    "if.advantage": "у вас преимущество",
    "if.gained": "в этом раунде вами получено не меньше чем {what}",
    "if.controls.coastal": "вы контролируете прибрежную провинцию",
    "if.controls.mountain": "вы контролируете горную провинцию",
    "if.controls.agrarian": "вы контролируете аграрную провинцию",
    "if.distinct-types": "вы контролируете провинции {n, plural, one {# типа} other {# разных типов}}",
    "if.at-least.provinces":
      "вы контролируете не менее {n, plural, one {# провинции} few {# провинций} many {# провинций} other {# провинции}}",
    "if.at-least.knowledge":
      "вы приобрели не менее {n, plural, one {# знания} few {# знаний} many {# знаний} other {# знания}}",
    "if.at-least.wonders":
      "вы достроили не менее {n, plural, one {# чуда} few {# чудес} many {# чудес} other {# чуда}}",
  },
  hu: {
    "if.advantage": "tiéd az előny",
    "if.gained": "ebben a fordulóban legalább {what} jutott neked",
    "if.controls.coastal": "irányítasz partmenti tartományt",
    "if.controls.mountain": "irányítasz hegyi tartományt",
    "if.controls.agrarian": "irányítasz mezőgazdasági tartományt",
    "if.distinct-types": "{n} különböző típusú tartományt irányítasz",
    "if.at-least.provinces": "legalább {n} tartományt irányítasz",
    "if.at-least.knowledge": "legalább {n} tudáslapot szereztél meg",
    "if.at-least.wonders": "legalább {n} csodát fejeztél be",
  },
});

const advantageKind: ConditionKind<Advantage, Looks> = {
  holds: (_condition, stage) => stage.hasAdvantage(),
  says: () => say("if.advantage"),
  words,
};

const gainedKind: ConditionKind<Gained, Looks> = {
  holds: ({ resource, n }, stage) => stage.gained(resource) >= n,
  says: ({ resource, n }) => say("if.gained", { what: sayAmount(resource, n) }),
  words,
};

const controlsKind: ConditionKind<Controls, Looks> = {
  holds: ({ type }, stage) => stage.counter(`${type}-provinces`) > 0,
  says: ({ type }) => say(`if.controls.${type}`),
  words,
};

const distinctTypesKind: ConditionKind<DistinctTypes, Looks> = {
  holds: ({ n }, stage) => stage.counter("distinct-types") >= n,
  says: ({ n }) => say("if.distinct-types", { n }),
  words,
};

const atLeastKind: ConditionKind<AtLeast, Looks> = {
  holds: ({ n, of }, stage) => stage.counter(of) >= n,
  says: ({ n, of }) => say(`if.at-least.${of}`, { n }),
  words,
};

export const conditionKinds = {
  advantage: advantageKind,
  gained: gainedKind,
  controls: controlsKind,
  "distinct-types": distinctTypesKind,
  "at-least": atLeastKind,
};
