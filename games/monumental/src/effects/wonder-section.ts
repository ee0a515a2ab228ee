import { choose, type Rules } from "@civitas/kernel";
import type { WonderSection } from "@civitas/monumental-family";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import { buildSection, sectionOptions } from "../wonders.ts";
import { choosing } from "./choosing.ts";

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
