import "./expectations.ts";

export type { Stroke } from "@civitas/kernel/scripted-chance";
export { clause } from "./clause.ts";
export { type Conforming, conforms } from "./conforms.ts";
export { replaysGolden } from "./golden.ts";
export { type GuidedGame, guides } from "./guiding.ts";
export { among, listed, named, topFirst, withoutZeros } from "./laying-out.ts";
export { mostly, type Playing, playing } from "./playing.ts";
export { latinWords, type Rulebook, type RulebookClause, readRulebook, sameRulebooks } from "./rulebook.ts";
export { Scene, type SceneSetting } from "./scene.ts";
export { type Wording, wellWorded } from "./wording.ts";
