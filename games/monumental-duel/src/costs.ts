import { archive, type CostKind, countOptions, payAnyKind, payKind, sayArchive } from "@civitas/monumental-family";
import type { CardStage } from "./stage.ts";
import { archiveKind, judgeArchive } from "./verbs/archive.ts";
import { discardDisplayKind, judgeDiscardDisplay, sayDiscardDisplay } from "./verbs/discard-display.ts";

/** Cards of one's own city to archive. */
const archiveCost: CostKind<number, CardStage> = {
  canGive: (n, stage) => countOptions(judgeArchive(stage)) >= n,
  give: (n, stage) => archiveKind.run(archive(n), stage),
  says: sayArchive,
  words: archiveKind.words,
};

/** Cards of the row to discard. */
const discardDisplayCost: CostKind<number, CardStage> = {
  canGive: (n, stage) => countOptions(judgeDiscardDisplay(stage)) >= n,
  give: (n, stage) => discardDisplayKind.run({ verb: "discardDisplay", n, exact: true }, stage),
  says: sayDiscardDisplay,
  words: discardDisplayKind.words,
};

/** What a cost may ask for, in the order in which it is given. */
export const costKinds = {
  pay: payKind,
  payAny: payAnyKind,
  archive: archiveCost,
  discardDisplay: discardDisplayCost,
};
