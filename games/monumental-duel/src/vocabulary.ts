import { Vocabulary } from "@civitas/monumental-family";
import { conditionKinds } from "./content/conditions.ts";
import { lastingKinds } from "./content/lasting.ts";
import { costKinds } from "./costs.ts";
import type { DuelGrammar } from "./grammar.ts";
import { verbKinds } from "./verbs/index.ts";

/** Everything the cards of the Duel can say, and the executor of it. */
export const VOCABULARY = new Vocabulary<DuelGrammar>({
  verbs: verbKinds,
  conditions: conditionKinds,
  costs: costKinds,
  lasting: lastingKinds,
});
