import type { Rules, Seat } from "@civitas/kernel";
import { choose } from "@civitas/kernel";
import { addTo, BASICS, multiplied, type Resource, type Resources, saidResources } from "@civitas/monumental-family";
import type { GameTable } from "./agenda.ts";
import { countCoastal, countProvinces } from "./map.ts";
import { canPay, canPayAny, payAny, payBill, payExactly } from "./payment.ts";
import { say } from "./say.ts";
import { countWonders } from "./scoring.ts";
import { type Source, sourceName, sourceRef } from "./source.ts";
import { type Monumental, type Realm, realmOf } from "./state.ts";
import { gainMoves } from "./supply.ts";
import type { Counter, Verbs } from "./verbs/grammar.ts";
import { vocabulary } from "./vocabulary.ts";

/** Where an effect is carried out: at this table, for one player, by one card. */
export class CardStage {
  constructor(
    readonly m: Monumental,
    readonly table: GameTable,
    readonly seat: Seat,
    readonly source: Source,
  ) {}

  get realm(): Realm {
    return realmOf(this.m, this.seat);
  }

  has(resource: Resource): number {
    return this.realm.supply[resource];
  }

  counter(of: Counter): number {
    if (of === "wonders") return countWonders(this.m, this.seat);
    return of === "provinces" ? countProvinces(this.m, this.seat) : countCoastal(this.m, this.seat);
  }

  gain(resources: Resources, times = 1): void {
    addTo(this.realm.supply, resources, times);
    const { m, seat, source } = this;
    this.table.tell(() => {
      const all = multiplied(resources, times);
      return {
        what: say("log.gains", { who: { seat }, what: saidResources(all), by: sourceName(source) }),
        seat,
        clause: "MO-15.8",
        moves: gainMoves(seat, sourceRef(m, seat, source), all),
      };
    });
  }

  /** Every mix of n basic resources is one choice. */
  *gainAny(n: number): Rules {
    const options = mixesOf(n).map((mix) => ({ id: `gain:${idOf(mix)}`, label: saidResources(mix), mix }));
    const prompt = say("ask.gain-any", { source: sourceName(this.source), n });
    this.gain((yield* choose(this.seat, prompt, options, { clause: "MO-6.13" })).mix);
  }

  /** MO-5.6. */
  gainRestricted(military: number): void {
    this.m.turn.restricted += military;
    const { seat, source } = this;
    this.table.tell(() => ({
      what: say("log.gains-restricted", { who: { seat }, n: military, by: sourceName(source) }),
      seat,
      clause: "MO-5.6",
    }));
  }

  canPay(price: Resources): boolean {
    return canPay(this.m, this.seat, price);
  }

  pay(price: Resources): Rules {
    return payBill(this.m, this.table, this.seat, price, "MO-5.3");
  }

  canPayOnly(price: Resources): boolean {
    return BASICS.every((basic) => this.has(basic) >= (price[basic] ?? 0));
  }

  payOnly(price: Resources): void {
    payExactly(this.m, this.table, this.seat, price, "MO-5.3");
  }

  canPayAny(n: number, distinct: boolean): boolean {
    return canPayAny(this.realm, n, distinct);
  }

  payAny(n: number, distinct: boolean): Rules {
    return payAny(this.m, this.table, this.seat, n, distinct);
  }

  *chooseOne(lists: readonly Verbs[]): Rules<number> {
    const options = lists.map((list, n) => ({
      id: `choose:${n + 1}`,
      label: say("choice.do", { does: vocabulary.sayVerbs(list) }),
      n,
    }));
    const prompt = say("ask.choose-one", { source: sourceName(this.source) });
    return (yield* choose(this.seat, prompt, options, { clause: "MO-6.13" })).n;
  }

  /** The chosen list is carried out like any other effect. */
  *carryOut(verbs: Verbs): Rules {
    this.table.next("effects", { seat: this.seat, source: this.source, verbs });
  }

  wouldDo(verbs: Verbs): boolean {
    return vocabulary.wouldDo(verbs, this);
  }

  wouldAsk(verbs: Verbs): boolean {
    return vocabulary.wouldAsk(verbs, this);
  }
}

const idOf = (mix: Resources): string =>
  BASICS.flatMap((basic) => Array<string>(mix[basic] ?? 0).fill(basic)).join(",");

/** Every way to take n basic resources. */
function mixesOf(n: number): Resources[] {
  const mixes: Resources[] = [];
  for (let production = n; production >= 0; production--) {
    for (let science = n - production; science >= 0; science--) {
      mixes.push({ production, science, military: n - production - science });
    }
  }
  return mixes;
}
