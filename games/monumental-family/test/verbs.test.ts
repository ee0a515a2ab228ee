import type { Option, Rules } from "@civitas/kernel";
import { Speaker } from "@civitas/words";
import { spoken } from "@civitas/words/spoken";
import { expect, test } from "vitest";
import {
  type Archive,
  archive,
  archiveSpeech,
  type Choose,
  type ConditionKind,
  type CostKind,
  chooseKind,
  chooseOne,
  type Gain,
  type GainAny,
  type GainPer,
  gain,
  gainAny,
  gainAnyKind,
  gainKind,
  gainPer,
  gainPerKind,
  type Kinds,
  type LastingKind,
  mayArchive,
  payKind,
  type Resources,
  sayAbility,
  takes,
  type VerbKind,
  Vocabulary,
  type When,
  when,
  whenKind,
} from "../src/index.ts";
import { words as en } from "../src/text/en.ts";

type Verb = Gain | GainAny | GainPer<"wonders"> | Choose<Verb> | When<Wise, Verb> | Archive;

interface Wise {
  readonly is: "wise";
}

interface Calm {
  readonly lasting: "calm";
}

interface Paper {
  readonly verb: Verb;
  readonly condition: Wise;
  readonly cost: { readonly pay: Resources; readonly archive: number };
  readonly lasting: Calm;
  readonly stage: Sheet;
}

/** A stage of paper: it writes down what happens on it. */
class Sheet {
  readonly seat = 0;
  readonly happened: string[] = [];
  wise = false;
  wonders = 0;
  cards = 0;

  holds = (condition: Wise): boolean => VOCABULARY.holds(condition, this);
  carryOut = (verbs: readonly Verb[]): Rules => VOCABULARY.carryOut(verbs, this);
  wouldDo = (verbs: readonly Verb[]): boolean => VOCABULARY.wouldDo(verbs, this);
  wouldAsk = (verbs: readonly Verb[]): boolean => VOCABULARY.wouldAsk(verbs, this);
  counter = (): number => this.wonders;
  gain(resources: Resources, times: number): void {
    this.happened.push(`gain ${JSON.stringify(resources)} x${times}`);
  }
  *gainAny(n: number): Rules {
    this.happened.push(`any ${n}`);
  }
  canPay = (price: Resources): boolean => (price.gold ?? 0) <= 2;
  *pay(price: Resources): Rules {
    this.happened.push(`pay ${JSON.stringify(price)}`);
  }
  *chooseOne(): Rules<number> {
    return 1;
  }
}

const wiseWords = spoken({ en: { "if.wise": "you are wise" }, ru: { "if.wise": "…" }, hu: { "if.wise": "…" } });
const wiseKind: ConditionKind<Wise, Sheet> = {
  holds: (_condition, sheet) => sheet.wise,
  says: () => wiseWords.say("if.wise"),
  words: wiseWords.words,
};

const noWords = { en: {}, ru: {}, hu: {} };
const calmKind: LastingKind<Calm> = { says: () => ({ say: "calm" }), worth: () => 1, words: noWords };

const archiveKind: VerbKind<Archive, Sheet> = {
  ...archiveSpeech,
  ...takes<Archive, Sheet, Option>({
    prompt: { say: "which" },
    clause: "X-1",
    judge: ({ cards }) => Array.from({ length: cards }, (_, id) => ({ id: String(id), label: { say: "card" } })),
    take: (sheet, { id }) => {
      sheet.cards--;
      sheet.happened.push(`archive ${id}`);
      return undefined;
    },
  }),
};

const archiveCost: CostKind<number, Sheet> = {
  canGive: (n, sheet) => sheet.cards >= n,
  give: (n, sheet) => archiveKind.run(archive(n), sheet),
  says: (n) => ({ say: "do.archive", with: { n } }),
  words: noWords,
};

const wonderWords = { "per.wonders": "wonder you have completed" };
const kinds: Kinds<Paper> = {
  verbs: {
    gain: gainKind,
    gainAny: gainAnyKind,
    gainPer: gainPerKind<"wonders">(spoken({ en: wonderWords, ru: wonderWords, hu: wonderWords })),
    choose: chooseKind<Verb>(),
    when: whenKind<Wise, Verb>(),
    archive: archiveKind,
  },
  conditions: { wise: wiseKind },
  costs: { pay: payKind, archive: archiveCost },
  lasting: { calm: calmKind },
};
const VOCABULARY = new Vocabulary<Paper>(kinds);

const run = (sheet: Sheet, verbs: readonly Verb[]): string[] => {
  const rules = VOCABULARY.carryOut(verbs, sheet);
  for (let step = rules.next(); step.done !== true; ) {
    const id = step.value[0]?.options[0]?.id ?? "";
    step = rules.next({ seat: 0, id });
  }
  return sheet.happened;
};

const isWise: Wise = { is: "wise" };

test("effects are carried out in written order", () => {
  expect(run(new Sheet(), [gainAny(1), gain({ gold: 1 })])).toEqual(["any 1", 'gain {"gold":1} x1']);
});

test("a condition is looked at when its part is reached", () => {
  const verbs: Verb[] = [when<Wise, Verb>(isWise, [gainAny(2)], [gainAny(1)])];
  const sheet = new Sheet();
  expect(run(sheet, verbs)).toEqual(["any 1"]);
  sheet.wise = true;
  expect(run(sheet, verbs)).toEqual(["any 1", "any 2"]);
});

test("a counter multiplies, divided, and within its limits", () => {
  const gains = (wonders: number, limits: { min?: number; max?: number; div?: number } = {}): string | undefined => {
    const sheet = new Sheet();
    sheet.wonders = wonders;
    return run(sheet, [gainPer<"wonders">("wonders", { science: 1 }, limits)])[0]?.slice(-2);
  };
  expect(gains(0)).toBe(undefined);
  expect(gains(3)).toBe("x3");
  expect(gains(0, { min: 1 })).toBe("x1");
  expect(gains(5, { max: 2 })).toBe("x2");
  expect(gains(5, { div: 2 })).toBe("x2");
  expect(gains(1, { div: 2 })).toBe(undefined);
});

test("exactly one of the lists of a choice is carried out", () => {
  expect(run(new Sheet(), [chooseOne<Verb>([gain({ gold: 2 })], [gainAny(1)])])).toEqual(["any 1"]);
});

test("taking exactly n is no question among n; taking up to n is one", () => {
  const sheet = new Sheet();
  expect(VOCABULARY.wouldDo([archive(1)], sheet)).toBe(false);
  expect(VOCABULARY.wouldAsk([mayArchive(1)], sheet)).toBe(false);
  sheet.cards = 1;
  expect(VOCABULARY.wouldDo([archive(1)], sheet)).toBe(true);
  expect(VOCABULARY.wouldAsk([archive(1)], sheet)).toBe(false);
  expect(VOCABULARY.wouldAsk([mayArchive(1)], sheet)).toBe(true);
  sheet.cards = 2;
  expect(VOCABULARY.wouldAsk([archive(1)], sheet)).toBe(true);
  expect(run(sheet, [archive(3)])).toEqual(["archive 0", "archive 0"]);
});

test("an effect needs its condition and the whole of its cost", () => {
  const sheet = new Sheet();
  expect(VOCABULARY.mayApply({ condition: isWise, does: [] }, sheet)).toBe(false);
  sheet.wise = true;
  expect(VOCABULARY.mayApply({ condition: isWise, does: [] }, sheet)).toBe(true);
  expect(VOCABULARY.mayApply({ cost: { pay: { gold: 3 } }, does: [] }, sheet)).toBe(false);
  expect(VOCABULARY.mayApply({ cost: { pay: { gold: 1 }, archive: 1 }, does: [] }, sheet)).toBe(false);
  sheet.cards = 1;
  expect(VOCABULARY.mayApply({ cost: { pay: { gold: 1 }, archive: 1 }, does: [] }, sheet)).toBe(true);
});

test("a cost is given part by part, in the order of the list, before the effect", () => {
  const sheet = new Sheet();
  sheet.cards = 1;
  const rules = VOCABULARY.apply({ cost: { archive: 1, pay: { gold: 1 } }, does: [gain({ culture: 1 })] }, sheet);
  expect(rules.next().done).toBe(true);
  expect(sheet.happened).toEqual(['pay {"gold":1}', "archive 0", 'gain {"culture":1} x1']);
});

test("a card's sentence is made from its verbs", () => {
  const speaker = new Speaker("en", [en, VOCABULARY.words("en")]);
  const occasions = { says: () => ({ say: "amount.nothing" }), period: { say: "amount.nothing" } };
  const action = {
    type: "action",
    condition: isWise,
    cost: { pay: { gold: 2 } },
    does: [gain({ culture: 1 }), mayArchive(2)],
  } as const;
  expect(speaker.say(sayAbility<Paper, never>(VOCABULARY, action, occasions))).toBe(
    "Action: if you are wise, pay 2 [gold] to gain 1 [culture]; you may archive up to 2 cards of your city.",
  );
});

test("the worth of a choice is that of its best list", () => {
  const unit = { production: 1, science: 1, military: 1, gold: 2, culture: 5 };
  const verbs: Verb[] = [chooseOne<Verb>([gain({ gold: 1 })], [gain({ culture: 1 })]), gain({ science: 2 })];
  expect(VOCABULARY.worth(verbs, unit)).toBe(7);
});

test("one key with two meanings is found", () => {
  const clashing = { ...wiseKind, words: { ...wiseWords.words, en: { "do.gain": "lose" } } };
  const vocabulary = new Vocabulary<Paper>({ ...kinds, conditions: { wise: clashing } });
  expect(() => vocabulary.words("en")).toThrow("do.gain");
  expect(() => vocabulary.words("ru")).not.toThrow();
});

test("what is forgotten does not compile", () => {
  // @ts-expect-error A verb says how it runs, whether it can and whether it asks.
  const silent: VerbKind<Archive, Sheet> = archiveSpeech;
  const { words: _words, ...wordless } = archiveKind;
  // @ts-expect-error A verb has words.
  const mute: VerbKind<Archive, Sheet> = wordless;
  const { worth: _worth, ...worthless } = archiveKind;
  // @ts-expect-error A verb has a value.
  const vain: VerbKind<Archive, Sheet> = worthless;
  const { archive: _archive, ...others } = kinds.verbs;
  // @ts-expect-error Every verb of the union is on the list.
  const short: Kinds<Paper>["verbs"] = others;
  // @ts-expect-error A verb stands under its own name.
  const swapped: Kinds<Paper>["verbs"] = { ...kinds.verbs, gain: archiveKind };
  // @ts-expect-error All languages have the same keys.
  const partly = spoken({ en: { a: "a", b: "b" }, ru: { a: "a", b: "b" }, hu: { a: "a" } });
  expect([silent, mute, vain, short, swapped, partly]).toHaveLength(6);
});
