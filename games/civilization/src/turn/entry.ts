import type { Option, Rules } from "@civitas/kernel";

/** An entry of a list, with what happens when it is chosen. */
export interface Entry extends Option {
  act(): Rules;
  /** CV-6.8: it happens in any case; its owner only chooses when. */
  readonly automatic?: true | undefined;
  /** Only an order about questions (CV-34.7): alone it is no reason to ask. */
  readonly aside?: true;
}
