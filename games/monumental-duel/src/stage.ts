import { choose, type Rules, type Seat } from "@civitas/kernel";
import {
  amount,
  BASICS,
  type Counter,
  type Resource,
  type Resources,
  type Stage,
  sayVerbs,
  type TableVerb,
  type Verbs,
} from "@civitas/monumental-family";
import { gainAdvantage } from "./actions/advantage.ts";
import { carryOnTable, choicesOnTable } from "./effects/index.ts";
import { canPayBasics, payBasics, payExactly } from "./payment.ts";
import type { Play, Source } from "./play.ts";
import { count } from "./realm.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { hasAdvantage, type Player, playerAt } from "./state.ts";
import { gain } from "./supply.ts";

/** Where the effect of one card is carried out for one player: the Duel as the family's verbs see it. */
export class CardStage implements Stage {
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

  gain(resources: Resources, times: number): void {
    gain(this.play, this.seat, this.source, resources, times, "MD-4.3");
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

  gainAdvantage(): void {
    gainAdvantage(this.play, this.seat);
  }

  *gainAny(n: number): Rules {
    for (let left = n; left > 0; left--) {
      const options = BASICS.map((resource) => ({
        id: resource,
        label: amount(resource, 1),
        refs: [ref.supply(this.seat, resource)],
        resource,
      }));
      const { resource } = yield* choose(
        this.seat,
        say("ask.gain-any", { card: nameOf(this.source.card), left }),
        options,
        {
          clause: "MD-23.2",
        },
      );
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
      label: say("choice.do", { does: sayVerbs(list) }),
      index,
    }));
    return (yield* choose(this.seat, say("ask.choose-one", { card: nameOf(this.source.card) }), options, {
      clause: "MD-23.2",
    })).index;
  }

  choices(verb: TableVerb): number {
    return choicesOnTable(this, verb);
  }

  carry(verb: TableVerb): Rules {
    return carryOnTable(this, verb);
  }
}
