import { choose, confirm, type Option, type Rules } from "@civitas/kernel";
import { canPay, pay, saidGoods } from "../goods.ts";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { Verb } from "../verbs/grammar.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Can, Deeds } from "./deeds.ts";

interface Part extends Option {
  readonly part?: Verb;
}

/** Puts effects on the agenda: they are carried out next, one after the other. */
export function follow({ table, seat, source, hex }: Stage, verbs: readonly Verb[]): void {
  if (verbs.length > 0) table.next("effects", { seat, source, hex, verbs });
}

/** Verbs that are made of others. */
export const combiningDeeds = (can: Can): Deeds<"mayPay" | "oneOrBoth"> => ({
  mayPay: {
    *run({ cost, does }, stage): Rules {
      const { s, table, seat, source } = stage;
      if (!canPay(s, seat, cost) || !can(does, stage)) return;
      const prompt = say("ask.may-pay", { source: sourceName(source), what: saidGoods(cost) });
      if (!(yield* confirm(seat, prompt, { clause: "CC-6.12" }))) return;
      follow(stage, does);
      yield* pay(s, table, seat, cost, "CC-5.6");
    },
    can: ({ cost, does }, stage) => canPay(stage.s, stage.seat, cost) && can(does, stage),
  },

  oneOrBoth: {
    *run({ these }, stage): Rules {
      const possible = these.filter((part) => can([part], stage));
      const [first, second] = possible;
      if (first === undefined) return;
      if (second === undefined) return follow(stage, [first]);
      const one = (id: "first" | "second", part: Verb): Part => ({ id, label: say(`do.part-${id}`), part });
      const options: Part[] = [
        { id: "both", label: say("do.part-both") },
        { id: "both-reversed", label: say("do.part-both-reversed") },
        one("first", first),
        one("second", second),
      ];
      const { id, part } = yield* choose(
        stage.seat,
        say("ask.one-or-both", { source: sourceName(stage.source) }),
        options,
        { clause: "CC-25.20" },
      );
      follow(stage, part === undefined ? (id === "both" ? [first, second] : [second, first]) : [part]);
    },
    can: ({ these }, stage) => these.some((part) => can([part], stage)),
  },
});
