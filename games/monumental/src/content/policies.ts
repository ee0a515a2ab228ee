import { drawUse, gain, gainPer, mayActivate, mayArchive, mayReinforce } from "@civitas/monumental-family";
import { convert } from "../verbs/convert.ts";
import { coastalAdjacency } from "../verbs/lasting-effects/coastal-adjacency.ts";
import { defence } from "../verbs/lasting-effects/defence.ts";
import { freeMoves } from "../verbs/lasting-effects/free-moves.ts";
import { freeSteps } from "../verbs/lasting-effects/free-steps.ts";
import { goldAsMilitary } from "../verbs/lasting-effects/gold-as-military.ts";
import { reduction } from "../verbs/lasting-effects/reduction.ts";
import { moveExplorers } from "../verbs/move-explorers.ts";
import { always, type Card, eachTime, firstTimes, policy, use } from "./card.ts";
import type { CivilizationId } from "./civilizations.ts";

/** MO-1.1: five cultural policies a civilization. First the one-off effect, then what it does while active. */
export const policies = {
  "imperial-examination": policy([gain({ science: 2 })], always(reduction("knowledge", 1))),
  "mandate-of-heaven": policy([gain({ gold: 1 })], use([drawUse(2, 1)])),
  "great-inventions": policy([mayArchive(1)], firstTimes(2, "acquire-knowledge", [gain({ gold: 1 })])),
  "confucian-order": policy([gain({ science: 2 })], always(reduction("progress", 1, { uses: 2 }))),
  "silk-road": policy([drawUse(1, 1)], use([convert("basic", "gold", 2)])),

  "warrior-culture": policy(
    [gain({ military: 2 })],
    use([gain({ culture: 1 })], { cost: { payOnly: { military: 2 } } }),
  ),
  danegeld: policy([gain({ gold: 1 })], eachTime("conquer", [gain({ gold: 1 })])),
  "sea-kings": policy([moveExplorers(2)], always(coastalAdjacency)),
  berserkers: policy([gain({ military: 2 })], always(reduction("conquest", 1, { uses: 1 }))),
  "thing-assembly": policy([mayArchive(1)], use([gainPer("provinces", { production: 1 }, { div: 2, max: 3 })])),

  "pharaohs-decree": policy([gain({ production: 2 })], always(reduction("wonder-section", 1))),
  "cult-of-the-afterlife": policy([gain({ gold: 1 })], eachTime("complete-wonder", [gain({ culture: 1 })])),
  "gift-of-the-nile": policy([gain({ production: 1 })], use([gain({ gold: 1 })])),
  "royal-scribes": policy([mayArchive(1)], use([mayArchive(1), gain({ science: 1 })])),
  "sacred-guard": policy(
    [gain({ military: 2 })],
    always(defence(2, "wonders")),
    use([gainPer("wonders", { military: 1 }, { max: 2 })]),
  ),

  democracy: policy([gain({ gold: 1 })], use([gain({ gold: 1 }), convert("basic", "basic", 2)])),
  "olympic-games": policy([gain({ gold: 1 })], use([gain({ culture: 2 })], { cost: { pay: { gold: 3 } } })),
  colonies: policy([moveExplorers(2)], always(freeSteps(2))),
  mercenaries: policy([gain({ military: 2 })], always(goldAsMilitary)),
  academy: policy([gain({ science: 2 })], use([drawUse(3, 2)], { cost: { pay: { gold: 1 } } })),

  bushido: policy([gain({ military: 2 })], firstTimes(1, "conquer", [gain({ culture: 1 })])),
  "tea-ceremony": policy([gain({ gold: 1 })], use([mayReinforce(1), gain({ gold: 1 })])),
  "zen-gardens": policy([gain({ gold: 1 })], use([mayActivate(1)])),
  kabuki: policy([gain({ production: 2 })], use([gain({ gold: 1 })])),
  shogunate: policy([mayArchive(1)], always(freeMoves(2)), always(defence(1, "provinces"))),
} satisfies Record<string, Card>;

export const POLICIES_OF: Readonly<Record<CivilizationId, readonly (keyof typeof policies)[]>> = {
  china: ["imperial-examination", "mandate-of-heaven", "great-inventions", "confucian-order", "silk-road"],
  denmark: ["warrior-culture", "danegeld", "sea-kings", "berserkers", "thing-assembly"],
  egypt: ["pharaohs-decree", "cult-of-the-afterlife", "gift-of-the-nile", "royal-scribes", "sacred-guard"],
  greece: ["democracy", "olympic-games", "colonies", "mercenaries", "academy"],
  japan: ["bushido", "tea-ceremony", "zen-gardens", "kabuki", "shogunate"],
};
