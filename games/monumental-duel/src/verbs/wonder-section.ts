import { type Candidate, choose, no, type Option, type Rules, type Verdict } from "@civitas/kernel";
import { countOptions, NONE, type VerbKind, type WonderSection, wonderSectionSpeech } from "@civitas/monumental-family";
import { startWonder } from "../acquiring.ts";
import { completeWonder, noWonder } from "../actions/complete-wonder.ts";
import { whyShort } from "../actions/option.ts";
import { CARDS } from "../content/cards.ts";
import { type Bill, canAfford, usualPrice } from "../payment.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { playerAt } from "../state.ts";

interface SectionOption extends Option {
  readonly build: () => Rules;
}

/** MD-21.20: a wonder section at the reduced price, if it can be paid for. */
function judgeSection(
  { play, seat }: CardStage,
  candidate: Candidate,
  price: number,
  build: (bill: Bill) => Rules,
): Verdict<SectionOption> {
  const player = playerAt(play.duel, seat);
  const bill: Bill = { of: "production", n: price };
  return canAfford(player, bill)
    ? { ...candidate, price: usualPrice(player, bill), build: () => build(bill) }
    : no({ ...candidate, price: { production: bill.n } }, whyShort(player, bill), "MD-21.20");
}

/** MD-21.20: the wonder under construction, and every wonder of the row. */
function judgeSections(stage: CardStage, { discount }: WonderSection): Verdict<SectionOption>[] {
  const { play, seat } = stage;
  const reduced = (price: number): number => Math.max(0, price - discount);
  const verdicts: Verdict<SectionOption>[] = [];
  const begun = playerAt(play.duel, seat).underConstruction[0];
  if (begun === undefined) verdicts.push(noWonder(seat));
  else {
    const refs = [ref.construction(seat)];
    const candidate = { id: `complete:${begun}`, label: say("choice.complete", { card: nameOf(begun) }), refs };
    verdicts.push(
      judgeSection(stage, candidate, reduced(CARDS[begun].sections[1]), (bill) => completeWonder(play, seat, bill)),
    );
  }
  play.duel.row.forEach((card, place) => {
    if (card === null || CARDS[card].kind !== "wonder") return;
    const label = say("choice.start", { card: nameOf(card) });
    const candidate = { id: `buy:${card}`, label, refs: [ref.row(place + 1)] };
    verdicts.push(
      judgeSection(stage, candidate, reduced(CARDS[card].sections[0]), (bill) => startWonder(play, seat, place, bill)),
    );
  });
  return verdicts;
}

const canBuild = (verb: WonderSection, stage: CardStage): boolean => countOptions(judgeSections(stage, verb)) > 0;

function* buildNothing(): Rules {}

/** MD-21.20: start a wonder of the row or complete the one under construction, not both; or decline. */
export const wonderSectionKind: VerbKind<WonderSection, CardStage> = {
  ...wonderSectionSpeech,
  *run(verb, stage) {
    if (!canBuild(verb, stage)) return;
    const none: SectionOption = { ...NONE, build: buildNothing };
    const picked = yield* choose(stage.seat, say("ask.wonder-section"), [...judgeSections(stage, verb), none], {
      clause: "MD-21.20",
    });
    yield* picked.build();
  },
  can: canBuild,
  asks: canBuild,
};
