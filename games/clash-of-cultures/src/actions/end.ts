import { late } from "@civitas/kernel";
import { say } from "../say.ts";
import { headingOf, type Judge } from "./action.ts";

/** CC-6.6, CC-6.10. */
export const judgeEnd: Judge = (s, _table, _seat, verdicts) => {
  verdicts.push({
    id: "end",
    label: late(() => say("do.end")),
    note: s.now.actions > 0 ? say("note.actions-left", { n: s.now.actions }) : undefined,
    group: headingOf("end"),
    apart: "end",
    act: function* () {},
  });
};
