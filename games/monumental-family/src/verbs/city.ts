import { say } from "../say.ts";
import type { Copied, Verb } from "../verb.ts";
import type { VerbKind } from "./kind.ts";
import { onTable, upTo } from "./on-table.ts";

export const archive = (n: number): Verb<"archive"> => ({ verb: "archive", n, exact: true });
export const mayArchive = (n: number): Verb<"archive"> => ({ verb: "archive", n, exact: false });
export const discard = (n: number): Verb<"discard"> => ({ verb: "discard", n, exact: true });
export const reinforce = (n: number): Verb<"reinforce"> => ({ verb: "reinforce", n, exact: true });
export const mayReinforce = (n: number): Verb<"reinforce"> => ({ verb: "reinforce", n, exact: false });
export const activate = (n: number): Verb<"activate"> => ({ verb: "activate", n, exact: true });
export const copy = (seeks: Copied): Verb<"copy"> => ({ verb: "copy", seeks });
export const drawUse = (draw: number, use: number): Verb<"drawUse"> => ({ verb: "drawUse", draw, use });

export const archiveKind: VerbKind<"archive"> = {
  ...upTo,
  says: ({ n, exact }) => say(exact ? "do.archive" : "do.may-archive", { n }),
};
export const discardKind: VerbKind<"discard"> = {
  ...upTo,
  says: ({ n, exact }) => say(exact ? "do.discard" : "do.may-discard", { n }),
};
export const reinforceKind: VerbKind<"reinforce"> = {
  ...upTo,
  says: ({ n, exact }) => say(exact ? "do.reinforce" : "do.may-reinforce", { n }),
};
export const activateKind: VerbKind<"activate"> = {
  ...upTo,
  says: ({ n, exact }) => say(exact ? "do.activate" : "do.may-activate", { n }),
};
export const copyKind: VerbKind<"copy"> = {
  ...onTable,
  says: ({ seeks }) => say(`do.copy.${seeks}`),
};
export const drawUseKind: VerbKind<"drawUse"> = {
  ...onTable,
  says: ({ draw, use }) => say("do.draw-use", { draw, use }),
};
