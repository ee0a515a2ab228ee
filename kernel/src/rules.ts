import type { Answer, Decision } from "./option.ts";

/** All questions that are open at one moment, at most one a seat. */
export type Asking = readonly Decision[];

/** Code that may stop to ask players something. */
export type Rules<T = void> = Generator<Asking, T, Answer>;
