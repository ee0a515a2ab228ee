import { choose, type Option, type Rules } from "@civitas/kernel";
import type { Take } from "@civitas/monumental-family";
import { receiveFromDisplay, slotsWith } from "../acquiring.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import { choosing } from "./choosing.ts";

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
