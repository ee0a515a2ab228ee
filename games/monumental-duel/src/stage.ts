import { choose, type Rules, type Seat } from "@civitas/kernel";
import {
  BASICS,
  type Chooses,
  type Counts,
  type Gains,
  type GainsAny,
  type GainsRestricted,
  type Judges,
  type Pays,
  type PaysAny,
  type Resource,
  type Resources,
  sayAmount,
} from "@civitas/monumental-family";
import type { Condition } from "./content/conditions.ts";
import type { Counter } from "./content/counters.ts";
import type { Effect, Verbs } from "./grammar.ts";
import { canPayBasics, payBasics, payExactly } from "./payment.ts";
import type { Play, Source } from "./play.ts";
import { count } from "./realm.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { hasAdvantage, type Player, playerAt } from "./state.ts";
import { gainByCard } from "./supply.ts";
import type { Verb } from "./verbs/index.ts";

/** Where the effect of one card is carried out for one player: the Duel as verbs, conditions and costs see it. */
export class CardStage
  implements Gains, GainsAny, GainsRestricted, Counts<Counter>, Chooses<Verb>, Judges<Condition, Verb>, Pays, PaysAny
{
  constructor(
    readonly play: Play,
    readonly seat: Seat,
    readonly source: Source,
  ) {}

  get #player(): Player {
    return playerAt(this.play.duel, this.seat);
  }

  hasAdvantage(): boolean {
    return hasAdvantage(this.play.duel, this.seat);
  }

  gained(resource: Resource): number {
    return this.#player.gained[resource];
  }

  counter(of: Counter): number {
    return count(this.#player, of);
  }

  holds(condition: Condition): boolean {
    return this.play.vocabulary.holds(condition, this);
  }

  mayApply(effect: Effect): boolean {
    return this.play.vocabulary.mayApply(effect, this);
  }

  apply(effect: Effect): Rules {
    return this.play.vocabulary.apply(effect, this);
  }

  carryOut(verbs: Verbs): Rules {
    return this.play.vocabulary.carryOut(verbs, this);
  }

  wouldDo(verbs: Verbs): boolean {
    return this.play.vocabulary.wouldDo(verbs, this);
  }

  wouldAsk(verbs: Verbs): boolean {
    return this.play.vocabulary.wouldAsk(verbs, this);
  }

  gain(resources: Resources, times: number): void {
    gainByCard(this.play, this.seat, this.source, resources, times, "MD-4.3");
  }

  /** MD-4.15: kept apart, but it counts as military gained. */
  gainRestricted(military: number): void {
    const { seat, source, play } = this;
    this.#player.restricted += military;
    this.#player.gained.military += military;
    play.table.tell(() => ({
      what: say("log.gains-restricted", { who: { seat }, n: military, card: nameOf(source.card) }),
      seat,
      clause: "MD-4.15",
      moves: [{ piece: ref.token("military"), from: ref.bank, to: ref.supply(seat, "restricted") }],
    }));
  }

  *gainAny(n: number): Rules {
    for (let left = n; left > 0; left--) {
      const options = BASICS.map((resource) => ({
        id: resource,
        label: sayAmount(resource, 1),
        refs: [ref.supply(this.seat, resource)],
        resource,
      }));
      const prompt = say("ask.gain-any", { card: nameOf(this.source.card), left });
      const { resource } = yield* choose(this.seat, prompt, options, { clause: "MD-23.2" });
      this.gain({ [resource]: 1 }, 1);
    }
  }

  canPay(price: Resources): boolean {
    const { supply } = this.#player;
    return (price.gold ?? 0) <= supply.gold && (price.culture ?? 0) <= supply.culture;
  }

  *pay(price: Resources): Rules {
    payExactly(this.play, this.seat, price, "MD-4.8");
  }

  canPayAny(n: number, distinct: boolean): boolean {
    return canPayBasics(this.#player, n, distinct);
  }

  payAny(n: number, distinct: boolean): Rules {
    return payBasics(this.play, this.seat, n, distinct);
  }

  *chooseOne(lists: readonly Verbs[]): Rules<number> {
    const options = lists.map((list, index) => ({
      id: `choose:${index + 1}`,
      label: say("choice.do", { does: this.play.vocabulary.sayVerbs(list) }),
      index,
    }));
    const prompt = say("ask.choose-one", { card: nameOf(this.source.card) });
    return (yield* choose(this.seat, prompt, options, { clause: "MD-23.2" })).index;
  }
}
