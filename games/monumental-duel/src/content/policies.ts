import {
  archive,
  chooseOne,
  copy,
  discard,
  drawUse,
  gain,
  gainAny,
  mayReinforce,
  reinforce,
  when,
} from "@civitas/monumental-family";
import type { Verb } from "../verbs/index.ts";
import { action, eachTime, firstTime, lasting, whenCityActivated } from "./ability.ts";
import { policy, scout, warlord } from "./card.ts";
import { distinctTypes, haveAdvantage } from "./conditions.ts";
import { militaryAsGold } from "./lasting.ts";

export const policies = {
  // Japanese
  bushido: policy([gain({ military: 1 })], eachTime(["use-warlord"], [gain({ gold: 1 })])),
  "tea-ceremony": policy([gain({ production: 1 })], action([reinforce(1)])),
  "zen-gardens": policy([gain({ science: 1 })], action([archive(1)])),
  kabuki: policy([gain({ gold: 1 })], eachTime(["conquer", "complete-wonder"], [gain({ culture: 1 })])),
  shogunate: policy(
    [{ verb: "gainAdvantage" }],
    whenCityActivated([gain({ military: 2 })], { condition: haveAdvantage }),
  ),
  // Malians
  pilgrimage: policy([gain({ gold: 1 })], action([gain({ culture: 1 })], { cost: { pay: { gold: 2 } } })),
  "trans-saharan-trade": policy([gain({ gold: 1 })], firstTime(["trade"], [gain({ gold: 1 })])),
  "madrasas-of-sankore": policy([gain({ science: 1 })], action([drawUse(2, 1)])),
  griots: policy([gain({ gold: 1 })], eachTime(["acquire-knowledge"], [gain({ culture: 1 })])),
  gbara: policy([gain({ production: 1 })], lasting(militaryAsGold(2))),
  // Aztecs
  calendar: policy([gain({ production: 2 })], action([discard(1)])),
  codex: policy([gain({ science: 1 })], action([copy("building")])),
  "flower-war": policy([gain({ military: 1 })], eachTime(["conquer"], [gain({ culture: 1 })])),
  "triple-alliance": policy(
    [{ verb: "placeTypeToken", n: 1, exact: false }, gain({ production: 1 })],
    whenCityActivated([when(distinctTypes(3), [gainAny(2)], [gainAny(1)])]),
  ),
  "ritual-sacrifice": policy(
    [gain({ gold: 1 })],
    action([gain({ culture: 1 })], { cost: { payAny: { n: 1, distinct: false }, archive: 1 } }),
  ),
};

export const leaders = {
  musashi: warlord(action([gain({ science: 1, gold: 1 }), mayReinforce(1)])),
  "mansa-musa": warlord(action([chooseOne<Verb>([gain({ gold: 2 })], [{ verb: "tradeFree", n: 1 }])])),
  "montezuma-i": warlord(action([{ verb: "warlordsProvinceBonus", n: 1 }])),

  "hasekura-tsunenaga": scout(),
  "abu-bakr-ii": scout(),
  "pochteca-envoy": scout(),
};
