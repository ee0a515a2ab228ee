import { PATHS } from "@civitas/protocol/paths";
import { askText } from "./ask.ts";

/** The record of a finished game of the server. */
export function recordOfTable(table: string): Promise<string> {
  return askText(PATHS.record(table));
}
