import { choose, confirm, late, type Option, type Rules } from "@civitas/kernel";
import { payBill, saidGoods } from "../goods.ts";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import { sayVerbs } from "../speech.ts";
import { bringMissing, canPayByExchange } from "../token-swap.ts";
import type { Verb } from "../verbs/grammar.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Can, Deeds } from "./deeds.ts";

interface Parts extends Option {
  readonly parts: readonly Verb[];
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
      if (!canPayByExchange(s, seat, cost) || !can(does, stage)) return;
      const prompt = say("ask.may-pay", { source: sourceName(source), what: saidGoods(cost) });
      if (!(yield* confirm(seat, prompt, { clause: "CC-6.12" }))) return;
      follow(stage, does);
      bringMissing(s, table, seat, cost); // CC-30.32
      yield* payBill(s, table, seat, cost, "CC-5.6");
    },
    can: ({ cost, does }, stage) => canPayByExchange(stage.s, stage.seat, cost) && can(does, stage),
  },

  oneOrBoth: {
    *run({ these }, stage): Rules {
      const possible = these.filter((part) => can([part], stage));
      const [first, second] = possible;
      if (first === undefined) return;
      if (second === undefined) return follow(stage, [first]);
      const way = (id: string, ...parts: Verb[]): Parts => ({
        id,
        label: late(() => say(parts.length === 1 ? "do.part" : "do.parts", { does: sayVerbs(parts) })),
        parts,
      });
      const options = [
        way("both", first, second),
        way("both-reversed", second, first),
        way("first", first),
        way("second", second),
      ];
      const prompt = say("ask.one-or-both", { source: sourceName(stage.source) });
      follow(stage, (yield* choose(stage.seat, prompt, options, { clause: "CC-25.20" })).parts);
    },
    can: ({ these }, stage) => these.some((part) => can([part], stage)),
  },
});
