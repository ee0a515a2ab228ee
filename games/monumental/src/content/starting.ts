import { drawUse, gain, gainAny, gainPer, gainRestricted, mayArchive } from "@civitas/monumental-family";
import { convert } from "../verbs/convert.ts";
import { have, type Verbs } from "../verbs/grammar.ts";
import { reduction } from "../verbs/lasting-effects/reduction.ts";
import { moveExplorers } from "../verbs/move-explorers.ts";
import { reduceNext } from "../verbs/reduce.ts";
import { always, basic, type Card, firstTimes, starting, use } from "./card.ts";
import type { CivilizationId } from "./civilizations.ts";

/** "Spend 2 basic resources of different kinds to gain 1 culture." */
const twoKindsForCulture = use([gain({ culture: 1 })], { cost: { payAny: { n: 2, distinct: true } } });

/** MO-1.1: the cards every civilization begins with. */
export const commonCards = {
  "labour-camp": starting("building", { production: 1 }),
  library: starting("building", { science: 1 }),
  fort: starting("building", { military: 1 }),
  forum: starting("building", {}, twoKindsForCulture),
  mine: starting("building", { production: 1 }, use([gain({ gold: 1 })], { condition: have("production", 3) })),
} satisfies Record<string, Card>;

/** MO-1.1: the special building and the knowledge of each civilization. */
export const ownCards = {
  "paper-mill": starting("building", { gold: 1 }, use([gainAny(2)], { cost: { pay: { gold: 1 } } })),
  "longship-harbour": starting(
    "building",
    { military: 1 },
    use([gainPer("coastal-provinces", { military: 1 }, { max: 2 })]),
  ),
  "warrior-priest-altar": starting(
    "building",
    { military: 1 },
    use([reduceNext("wonder-section", 2, 1)], { cost: { pay: { military: 1 } } }),
  ),
  agora: starting("building", { gold: 1 }, use([moveExplorers(2)])),
  "samurai-training-ground": starting("building", {}, use([gainRestricted(2, "barbarian")])),

  pyrotechnics: starting("knowledge", {}, use([mayArchive(1)])),
  plunder: starting("knowledge", {}, firstTimes(1, "conquer", [gain({ gold: 1 })])),
  "master-masons": starting("knowledge", {}, always(reduction("wonder-section", 1, { uses: 1 }))),
  philosophy: starting("knowledge", {}, use([convert("basic", "basic", 2)])),
  calligraphy: starting("knowledge", {}, use([gain({ culture: 1 })], { cost: { pay: { science: 2 } } })),
} satisfies Record<string, Card>;

/** MO-1.5. */
export const basicBuildings = {
  workshop: basic(3, { production: 2 }),
  laboratory: basic(3, { science: 2 }),
  "archery-range": basic(3, { military: 2 }),
} satisfies Record<string, Card>;

export const theatreEffect = twoKindsForCulture;

/** MO-1.1: the warlord of each civilization, with the effect of MO-9.20. */
export interface Warlord {
  readonly id: WarlordId;
  readonly conquest: Verbs;
}

export const WARLORD_IDS = ["mulan", "siegfried", "ramses-ii", "heracles", "musashi"] as const;
export type WarlordId = (typeof WARLORD_IDS)[number];

export const WARLORDS: Readonly<Record<CivilizationId, Warlord>> = {
  china: { id: "mulan", conquest: [drawUse(2, 1)] },
  denmark: { id: "siegfried", conquest: [gain({ military: 2 })] },
  egypt: { id: "ramses-ii", conquest: [gain({ production: 2 })] },
  greece: { id: "heracles", conquest: [gain({ gold: 1 }), moveExplorers(1)] },
  japan: { id: "musashi", conquest: [gain({ science: 2 })] },
};

/** MO-1.1: what is in a city deck beside the own cards. */
export const COMMON_COPIES: Readonly<Record<keyof typeof commonCards, number>> = {
  "labour-camp": 5,
  library: 3,
  fort: 3,
  forum: 1,
  mine: 1,
};

export const OWN_CARDS: Readonly<Record<CivilizationId, readonly (keyof typeof ownCards)[]>> = {
  china: ["paper-mill", "pyrotechnics"],
  denmark: ["longship-harbour", "plunder"],
  egypt: ["warrior-priest-altar", "master-masons"],
  greece: ["agora", "philosophy"],
  japan: ["samurai-training-ground", "calligraphy"],
};
