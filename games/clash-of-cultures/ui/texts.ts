/** What things do, made from their verbs: sentences for close-ups. */
export {
  advanceText as advanceTexts,
  civilText as civilTexts,
  combatText as combatTexts,
  eventText as eventTexts,
  objectiveText as objectiveTexts,
  wonderText as wonderTexts,
} from "../src/card-text.ts";
