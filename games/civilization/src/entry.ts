import type { Option, Rules } from "@civitas/kernel";

/** An entry of a list: what happens when it is chosen. */
export interface Entry extends Option {
  act(): Rules;
}
