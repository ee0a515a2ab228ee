import { choose, type Option, type Rules } from "@civitas/kernel";
import type { Copy, DrawUse, PolicyBonuses, Take, WonderSection } from "@civitas/monumental-family";
import { receiveFromDisplay, slotsWith } from "../acquiring.ts";
import { laidCards } from "../city.ts";
import { canDraw, drawCards } from "../city-deck.ts";
import { CARDS, type CardId, isKnowledge } from "../content/cards.ts";
import { choosePolicy, couldDevelop, oneOffs } from "../policies.ts";
import { ref } from "../refs.ts";
import { resolveTogether } from "../resolve-together.ts";
import { nameOf, namesOf, say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import { cityOf } from "../state.ts";
import type { DevelopPolicy, RefreshMarket } from "../verbs/policies-and-markets.ts";
import { buildSection, sectionOptions } from "../wonders.ts";
import { laidRef, placeName } from "./city.ts";

const choosing = <V>(can: (verb: V, stage: CardStage) => boolean) => ({ can, asks: can });

/** MO-15.6: cards that copy can't be copied. */
const copies = (id: CardId): boolean => CARDS[id].use?.does.some(({ verb }) => verb === "copy") ?? false;

function copyable({ seeks }: Copy, stage: CardStage) {
  const all = laidCards(cityOf(stage.m, stage.seat), () => true).filter(({ card }) => !copies(card));
  if (seeks === "knowledge") return all.filter(({ card }) => isKnowledge(card));
  const { hero } = stage.realm;
  return all.filter(({ card, index }) => hero !== null && hero.place === index && hero.card === card);
}

/** MO-15.6: what another card gives and does, without using it up. */
export const copyRun = {
  *run(verb: Copy, stage: CardStage): Rules {
    const { seat, table, source } = stage;
    const found = copyable(verb, stage);
    if (found.length === 0) return;
    const options: (Option & { readonly card?: CardId })[] = found.map((laid) => ({
      id: `copy:${laid.card}`,
      label: say("choice.card-at", { card: nameOf(laid.card), place: placeName(laid.index) }),
      refs: [laidRef(seat, laid)],
      card: laid.card,
    }));
    if (verb.seeks !== "hero-card") options.push({ id: "none", label: say("choice.none") });
    const prompt = say("ask.copy", { source: sourceName(source) });
    const { card } = yield* choose(seat, prompt, options, { clause: "MO-15.6" });
    if (card === undefined) return;
    table.tell(() => ({
      what: say("log.copies", { who: { seat }, card: nameOf(card), by: sourceName(source) }),
      seat,
      clause: "MO-15.6",
    }));
    table.next("use", { seat, card, clause: "MO-15.6" });
  },
  ...choosing<Copy>((verb, stage) => copyable(verb, stage).length > 0),
};

export const drawUseRun = {
  *run({ draw, use }: DrawUse, { m, table, seat, source }: CardStage): Rules {
    const cards = drawCards(m, table, seat, draw);
    if (cards.length === 0) return;
    table.tell(() => ({
      what: say("log.draws", { who: { seat }, cards: namesOf(cards), by: sourceName(source) }),
      seat,
      clause: "MO-10.6",
      moves: cards.map((card) => ({ piece: ref.card(card), from: ref.cityDeck(seat), to: ref.drawn(seat) })),
    }));
    table.next("pickDrawn", { seat, cards, uses: use, source });
  },
  ...choosing<DrawUse>((_verb, { m, seat }) => canDraw(cityOf(m, seat))),
};

/** MO-7.15, MO-7.19: a knowledge card of the display for nothing. */
export const takeRun = {
  *run(_verb: Take, stage: CardStage): Rules {
    const { m, table, seat, source } = stage;
    const slots = slotsWith(m, "knowledge");
    if (slots.length === 0) return;
    const options: (Option & { readonly slot?: number })[] = slots.map(({ slot, card }) => ({
      id: `take:${card}`,
      label: nameOf(card),
      refs: [ref.slot(slot + 1)],
      slot,
    }));
    options.push({ id: "none", label: say("choice.none") });
    const prompt = say("ask.take", { source: sourceName(source) });
    const { slot } = yield* choose(seat, prompt, options, { clause: "MO-7.19" });
    if (slot !== undefined) receiveFromDisplay(m, table, seat, slot, "MO-7.15");
  },
  ...choosing<Take>((_verb, { m }) => slotsWith(m, "knowledge").length > 0),
};

/** MO-7.14, MO-7.19. */
export const wonderSectionRun = {
  *run({ discount }: WonderSection, stage: CardStage): Rules {
    const { m, table, seat, source } = stage;
    const options = sectionOptions(m, seat, discount);
    if (options.length === 0) return;
    const none = { id: "none", label: say("choice.none"), section: undefined };
    const prompt = say("ask.wonder-section", { source: sourceName(source) });
    const { section } = yield* choose(seat, prompt, [...options, none], { clause: "MO-7.14" });
    if (section !== undefined) yield* buildSection(m, table, seat, section, discount);
  },
  ...choosing<WonderSection>(({ discount }, { m, seat }) => sectionOptions(m, seat, discount).length > 0),
};

export const developPolicyRun = {
  run: ({ discount }: DevelopPolicy, { m, table, seat }: CardStage): Rules => choosePolicy(m, table, seat, discount),
  ...choosing<DevelopPolicy>(({ discount }, { m, seat }) => couldDevelop(m, seat, discount)),
};

/** MO-8.5: the one-off effects of all developed policies, each once. */
export const policyBonusesRun = {
  *run(_verb: PolicyBonuses, { table, seat, realm }: CardStage): Rules {
    resolveTogether(table, seat, oneOffs(realm), "MO-8.5");
  },
  ...choosing<PolicyBonuses>((_verb, { realm }) => realm.policies.length > 0),
};

export const refreshMarketRun = {
  *run({ n }: RefreshMarket, { seat, realm, table, source }: CardStage): Rules {
    for (let left = n; left > 0; left--) {
      const used = realm.markets.filter((token) => token.used);
      if (used.length === 0) return;
      const options: (Option & { readonly token?: (typeof used)[number] })[] = used.map((token) => ({
        id: `refresh:${token.market}`,
        label: say("market-token", { market: say(`market.${token.market}`), good: say(`good.${token.good}`) }),
        refs: [ref.marketToken(seat, token.market)],
        token,
      }));
      options.push({ id: "none", label: say("choice.none") });
      const prompt = say("ask.refresh-market", { source: sourceName(source) });
      const { token } = yield* choose(seat, prompt, options, { clause: "MO-5.8" });
      if (token === undefined) return;
      token.used = false;
      const { market } = token;
      table.tell(() => ({
        what: say("log.refreshes-market", { who: { seat }, market: say(`market.${market}`) }),
        seat,
        clause: "MO-5.8",
      }));
    }
  },
  ...choosing<RefreshMarket>((_verb, { realm }) => realm.markets.some(({ used }) => used)),
};
