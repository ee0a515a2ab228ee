import { spoken } from "@civitas/words/spoken";
import type { Speech } from "./verb.ts";

/** CC-23.6. */
export interface Exhaust {
  readonly verb: "exhaust";
}

/** CC-23.7, CC-23.8. */
export interface BarbariansAppear {
  readonly verb: "barbariansAppear";
}

/** CC-22.6. */
export interface BarbariansAttack {
  readonly verb: "barbariansAttack";
}

/** CC-22.17. */
export interface HireBarbarians {
  readonly verb: "hireBarbarians";
}

export const exhaust: Exhaust = { verb: "exhaust" };
export const barbariansAppear: BarbariansAppear = { verb: "barbariansAppear" };
export const barbariansAttack: BarbariansAttack = { verb: "barbariansAttack" };
export const hireBarbarians: HireBarbarians = { verb: "hireBarbarians" };

const { say, words } = spoken({
  en: {
    "verb.exhaust": "put an exhaustion token on an empty land hex, not Barren, next to one of your cities",
    "verb.barbarians-appear":
      "place a barbarian settlement with 1 barbarian 2 spaces from one of your cities, then add 1 barbarian to any barbarian settlement",
    "verb.barbarians-attack":
      "the barbarian settlement with most barbarians within 2 spaces of your cities attacks the nearest of them",
    "verb.hire-barbarians":
      "choose barbarian settlements within 2 spaces of one of your cities or soldiers and within 2 spaces of another player's city; pay 1 [food], [ore], [wood], [gold] or [culture] for each. Each of them attacks such a city of your choice",
  },
  ru: {
    "verb.exhaust": "положите жетон истощения на пустую область суши (не пустыню) рядом с одним из своих городов",
    "verb.barbarians-appear":
      "разместите поселение варваров с 1 варваром в 2 областях от одного из своих городов, затем добавьте 1 варвара в любое поселение варваров",
    "verb.barbarians-attack":
      "поселение с наибольшим числом варваров в пределах 2 областей от ваших городов нападает на ближайший из них",
    "verb.hire-barbarians":
      "выберите поселения варваров в пределах 2 областей от вашего города или солдата и в пределах 2 областей от города другого игрока; за каждое заплатите: 1 [food], [ore], [wood], [gold] или [culture]. Каждое нападает на такой город по вашему выбору",
  },
  hu: {
    "verb.exhaust": "tegyél kimerülésjelzőt egy üres, nem kopár szárazföldi mezőre valamelyik városod mellett",
    "verb.barbarians-appear":
      "helyezz le egy barbár települést 1 barbárral egy városodtól 2 mezőre, majd adj 1 barbárt bármelyik barbár településhez",
    "verb.barbarians-attack":
      "a városaidtól 2 mezőn belüli legtöbb barbárt tartó település megtámadja a hozzá legközelebbi városodat",
    "verb.hire-barbarians":
      "válassz barbár településeket egy városodtól vagy katonádtól 2 mezőn belül, amelyektől 2 mezőn belül van másik játékos városa; mindegyikért fizess: 1 [food], [ore], [wood], [gold] vagy [culture]. Mindegyik megtámad egy általad választott ilyen várost",
  },
});

export const exhaustSpeech: Speech<Exhaust> = { says: () => say("verb.exhaust"), worth: () => -0.4, words };
export const barbariansAppearSpeech: Speech<BarbariansAppear> = {
  says: () => say("verb.barbarians-appear"),
  worth: () => -0.2,
  words,
};
export const barbariansAttackSpeech: Speech<BarbariansAttack> = {
  says: () => say("verb.barbarians-attack"),
  worth: () => -0.6,
  words,
};
export const hireBarbariansSpeech: Speech<HireBarbarians> = {
  says: () => say("verb.hire-barbarians"),
  worth: () => 0.4,
  words,
};
