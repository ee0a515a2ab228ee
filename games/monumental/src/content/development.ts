import {
  chooseOne,
  copy,
  drawUse,
  gain,
  gainAny,
  gainPer,
  mayActivate,
  mayArchive,
  mayReinforce,
  policyBonuses,
  take,
} from "@civitas/monumental-family";
import { buildOutpost } from "../verbs/build-outpost.ts";
import { convert } from "../verbs/convert.ts";
import { destroy } from "../verbs/destroy.ts";
import { developPolicy } from "../verbs/develop-policy.ts";
import { explorerAction } from "../verbs/explorer-action.ts";
import { freeUnits } from "../verbs/free-units.ts";
import type { Verb } from "../verbs/grammar.ts";
import { reduction } from "../verbs/lasting-effects/reduction.ts";
import { moveExplorers } from "../verbs/move-explorers.ts";
import { moveUnits } from "../verbs/move-units.ts";
import { reduceNext } from "../verbs/reduce.ts";
import { refreshMarket } from "../verbs/refresh-market.ts";
import { alternative, always, building, type Card, knowledge, use, wonder } from "./card.ts";
import { theatreEffect } from "./starting.ts";

export const buildings = {
  market: building("I", 4, { gold: 2, production: 1 }),
  temple: building("I", 4, { culture: 1, gold: 1 }),
  quarry: building("I", 4, { production: 3 }, use([convert("production", "gold", 1)])),
  barracks: building("I", 4, { military: 3 }, use([moveUnits(2)])),
  scriptorium: building("I", 4, { science: 3 }, use([mayArchive(1)])),

  fortress: building("II", 5, { military: 4 }, use([buildOutpost(1, 0)])),
  university: building("II", 5, { science: 4 }, always(reduction("knowledge", 1))),
  guildhall: building("II", 5, { production: 3, gold: 1 }, use([reduceNext("building", 2, 0)])),
  cathedral: building("II", 5, { culture: 1, gold: 1 }, use([mayArchive(1)])),

  bank: building("R", 6, { gold: 4 }, use([convert("gold", "basic", 2, 2)])),
  theatre: building("R", 6, { culture: 1, gold: 2 }, theatreEffect),
  shipyard: building("R", 6, { military: 4, production: 1 }, use([moveExplorers(3)])),
  observatory: building("R", 6, { science: 4 }, use([drawUse(2, 1)])),
} satisfies Record<string, Card>;

export const knowledges = {
  irrigation: knowledge("I", 3, use([gainAny(1)])),
  "metal-casting": knowledge("I", 4, use([gain({ military: 2 })])),
  writing: knowledge("I", 4, use([mayArchive(1), gain({ science: 1 })])),
  currency: knowledge("I", 3, use([convert("basic", "gold", 2)])),
  calendar: knowledge("I", 4, use([mayActivate(1)])),

  feudalism: knowledge("II", 5, use([gainPer("provinces", { gold: 1 }, { div: 2, max: 3 })])),
  chivalry: knowledge("II", 5, always(reduction("conquest", 1))),
  compass: knowledge("II", 5, use([moveExplorers(3), explorerAction(1)])),
  alchemy: knowledge("II", 5, use([chooseOne<Verb>([convert("basic", "gold", 3)], [gain({ culture: 1 })])])),

  "printing-press": knowledge("R", 6, use([gain({ science: 2 }), mayArchive(2)])),
  ballistics: knowledge("R", 6, use([gain({ military: 3 }), destroy(1)])),
  perspective: knowledge("R", 6, use([gain({ culture: 1, gold: 1 })])),
  navigation: knowledge("R", 6, use([refreshMarket(1), moveExplorers(2)])),

  electricity: knowledge("III", 7, use([mayActivate(2)])),
  flight: knowledge("III", 7, use([gain({ military: 3 }), freeUnits(2)])),
  computers: knowledge("III", 7, use([drawUse(3, 2)])),
  "mass-media": knowledge("III", 7, use([gain({ culture: 2 })])),
} satisfies Record<string, Card>;

/** First the price of the sections, then what it gives, what its completion brings, and what it does in the city. */
export const wonders = {
  stonehenge: wonder("I", [3, 4], { science: 1 }, [gain({ culture: 1 })], use([drawUse(1, 1)])),
  "great-pyramids": wonder("I", [4, 4], { production: 3 }, [gain({ gold: 2 })]),
  "hanging-gardens": wonder("I", [3, 4], { production: 1, science: 1, military: 1 }, [mayArchive(2)]),
  "great-library": wonder("I", [3, 5], { science: 2 }, [gain({ science: 3 })], use([copy("knowledge")])),
  "statue-of-zeus": wonder("I", [3, 4], { military: 2 }, [gain({ military: 3 })], use([destroy(1)])),
  "colossus-of-rhodes": alternative(
    wonder(
      "I",
      [3, 4],
      { military: 1, gold: 1 },
      [gain({ military: 2 })],
      use([gainPer("coastal-provinces", { gold: 1 }, { max: 2 })]),
    ),
  ),

  "great-wall": wonder("II", [4, 5], { military: 2, production: 1 }, [buildOutpost(1, 0), gain({ culture: 1 })]),
  "machu-picchu": wonder("II", [4, 6], { science: 2, culture: 1 }, [mayArchive(2), gain({ culture: 1 })]),
  "angkor-wat": wonder("II", [4, 6], { production: 2, gold: 1 }, [gain({ gold: 3 })], use([mayReinforce(1)])),
  "hagia-sophia": wonder("II", [4, 6], { culture: 1, gold: 1 }, [policyBonuses("all"), gain({ culture: 1 })]),
  "notre-dame": alternative(wonder("II", [4, 6], { culture: 1 }, [gain({ culture: 2 })], use([drawUse(2, 1)]))),

  "sistine-chapel": wonder("R", [5, 6], { culture: 2 }, [developPolicy(2)]),
  "taj-mahal": wonder("R", [5, 6], { gold: 2, culture: 1 }, [gain({ gold: 4 })]),
  "forbidden-city": wonder(
    "R",
    [5, 7],
    { production: 2, science: 2 },
    [gainAny(3), gain({ culture: 1 })],
    use([mayReinforce(1)]),
  ),
  "himeji-castle": wonder("R", [5, 6], { military: 4 }, [gain({ military: 4 })], use([moveUnits(3)])),

  "eiffel-tower": wonder("III", [6, 7], { culture: 2, gold: 1 }, [gain({ culture: 3 })]),
  "statue-of-liberty": wonder("III", [6, 7], { culture: 1, gold: 2 }, [policyBonuses("all"), gain({ gold: 3 })]),
  "panama-canal": wonder(
    "III",
    [6, 7],
    { production: 3, military: 2 },
    [gain({ military: 5 })],
    use([moveExplorers(3)]),
  ),
  "hoover-dam": wonder("III", [6, 7], { production: 4 }, [gain({ production: 5 })], use([mayActivate(1)])),
  "international-space-station": alternative(
    wonder("III", [6, 8], { science: 4 }, [take("knowledge")], use([copy("knowledge")])),
  ),
} satisfies Record<string, Card>;
