import { Vocabulary } from "@civitas/monumental-family";
import { activateRun } from "./effects/activate.ts";
import { archiveRun } from "./effects/archive.ts";
import { buildOutpostRun } from "./effects/build-outpost.ts";
import { convertRun } from "./effects/convert.ts";
import { copyRun } from "./effects/copy.ts";
import { destroyRun } from "./effects/destroy.ts";
import { developPolicyRun } from "./effects/develop-policy.ts";
import { discardRun } from "./effects/discard.ts";
import { drawUseRun } from "./effects/draw-use.ts";
import { explorerActionRun } from "./effects/explorer-action.ts";
import { freeUnitsRun } from "./effects/free-units.ts";
import { moveExplorersRun } from "./effects/move-explorers.ts";
import { moveUnitsRun } from "./effects/move-units.ts";
import { policyBonusesRun } from "./effects/policy-bonuses.ts";
import { reduceRun } from "./effects/reduce.ts";
import { refreshMarketRun } from "./effects/refresh-market.ts";
import { reinforceRun } from "./effects/reinforce.ts";
import { takeRun } from "./effects/take.ts";
import { wonderSectionRun } from "./effects/wonder-section.ts";
import { SPEECHES } from "./lexicon.ts";
import type { MonumentalGrammar } from "./verbs/grammar.ts";

const { verbs } = SPEECHES;

/** All that the cards of the box can say, and how it is carried out. */
export const vocabulary = new Vocabulary<MonumentalGrammar>({
  ...SPEECHES,
  verbs: {
    ...verbs,
    convert: { ...verbs.convert, ...convertRun },
    archive: { ...verbs.archive, ...archiveRun },
    discard: { ...verbs.discard, ...discardRun },
    reinforce: { ...verbs.reinforce, ...reinforceRun },
    activate: { ...verbs.activate, ...activateRun },
    copy: { ...verbs.copy, ...copyRun },
    drawUse: { ...verbs.drawUse, ...drawUseRun },
    reduce: { ...verbs.reduce, ...reduceRun },
    take: { ...verbs.take, ...takeRun },
    wonderSection: { ...verbs.wonderSection, ...wonderSectionRun },
    developPolicy: { ...verbs.developPolicy, ...developPolicyRun },
    policyBonuses: { ...verbs.policyBonuses, ...policyBonusesRun },
    refreshMarket: { ...verbs.refreshMarket, ...refreshMarketRun },
    moveUnits: { ...verbs.moveUnits, ...moveUnitsRun },
    freeUnits: { ...verbs.freeUnits, ...freeUnitsRun },
    buildOutpost: { ...verbs.buildOutpost, ...buildOutpostRun },
    destroy: { ...verbs.destroy, ...destroyRun },
    moveExplorers: { ...verbs.moveExplorers, ...moveExplorersRun },
    explorerAction: { ...verbs.explorerAction, ...explorerActionRun },
  },
});
