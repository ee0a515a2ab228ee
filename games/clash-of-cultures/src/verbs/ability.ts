import type { Message } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import { type Goods, NOTHING } from "../content/goods.ts";
import { sayGoods } from "./amounts.ts";
import type { Verb, Verbs } from "./grammar.ts";

/** The moments that trigger effects. hooks/timings.ts says what each means in the rules. */
export type Timing =
  | "gained"
  | "gained-with-steel-weapons"
  | "writing-and-government"
  | "science-gained"
  | "bought-with-ideas"
  | "left-player-learns"
  | "collect-with-academy"
  | "collect-here"
  | "build-of-soldiers-or-ships"
  | "increase"
  | "new-temple"
  | "building-built"
  | "wonder-built"
  | "activation-here"
  | "influence-success"
  | "temple-battle-lost";

/** An effect that happens automatically. */
export interface Trigger {
  readonly type: "trigger";
  readonly on: Timing;
  readonly does: Verbs;
}

/** An effect that its owner uses: as an action, or free at the times of CC-6.5. */
export interface Use {
  readonly type: "use";
  readonly how: "action" | "free";
  readonly oncePerTurn: boolean;
  readonly cost: Goods;
  readonly does: Verbs;
}

export type Ability = Trigger | Use;

export const when = (on: Timing, ...does: Verb[]): Trigger => ({ type: "trigger", on, does });
export const asAction = (...does: Verb[]): Use => ({
  type: "use",
  how: "action",
  oncePerTurn: false,
  cost: NOTHING,
  does,
});
export const free = (...does: Verb[]): Use => ({ type: "use", how: "free", oncePerTurn: false, cost: NOTHING, does });
export const oncePerTurn = (use: Use): Use => ({ ...use, oncePerTurn: true });
export const pay = (cost: Goods, use: Use): Use => ({ ...use, cost });

const { say, words } = spoken({
  en: {
    "ability.use": "{how}: {does}.",
    "ability.pay": "pay {cost} and {does}",
    "ability.action": "As an action",
    "ability.action-once": "Once per turn, as an action",
    "ability.free": "Any number of times, without spending an action",
    "ability.free-once": "Once per turn, without spending an action",
    "ability.on": "{on}: {does}.",
    "on.gained": "When gained",
    "on.gained-with-steel-weapons": "If you own Steel Weapons when you gain this",
    "on.writing-and-government": "Once, as soon as you own Writing and a government advance",
    "on.science-gained": "For each Science advance you gain after this one",
    "on.bought-with-ideas": "Once per turn, when you pay an advance (at least 1) with Ideas and Gold only",
    "on.left-player-learns":
      "When the player to your left gains, in their own turn, an advance that you lack (once in that turn)",
    "on.collect-with-academy": "After each Collect with a city that has an Academy you can use",
    "on.collect-here": "After each Collect with this city",
    "on.build-of-soldiers-or-ships": "After each Build with at least one soldier or ship",
    "on.increase": "When you increase a city",
    "on.new-temple": "With each Temple you build",
    "on.building-built": "When built",
    "on.wonder-built": "When built",
    "on.activation-here": "After each activation of this city",
    "on.influence-success": "After each success with Cultural Influence",
    "on.temple-battle-lost": "When you lose a battle in a city with a Temple",
  },
  ru: {
    "ability.use": "{how} — {does}.",
    "ability.pay": "заплатите: {cost}; {does}",
    "ability.action": "В качестве действия",
    "ability.action-once": "Раз в ход в качестве действия",
    "ability.free": "Сколько угодно раз, не тратя действия",
    "ability.free-once": "Раз в ход, не тратя действия",
    "ability.on": "{on} — {does}.",
    "on.gained": "При получении",
    "on.gained-with-steel-weapons": "Если при получении у вас есть «Стальное оружие»",
    "on.writing-and-government":
      "Один раз, как только у вас есть «Письменность» и хотя бы одна технология государственного строя",
    "on.science-gained": "За каждую технологию Науки, полученную после этой",
    "on.bought-with-ideas":
      "Раз в ход, когда вы оплатили технологию (не меньше 1 ресурса) только изобретениями и золотом",
    "on.left-player-learns":
      "Когда игрок слева от вас в свой ход получает технологию, которой у вас нет (раз за такой ход)",
    "on.collect-with-academy": "После каждого сбора ресурсов городом с академией, которой вы можете пользоваться",
    "on.collect-here": "После каждого сбора ресурсов этим городом",
    "on.build-of-soldiers-or-ships": "После постройки, в которой есть хотя бы один солдат или корабль",
    "on.increase": "При увеличении города",
    "on.new-temple": "С каждым храмом, который вы строите",
    "on.building-built": "При постройке",
    "on.wonder-built": "При постройке",
    "on.activation-here": "После каждой активации этого города",
    "on.influence-success": "После каждого успеха культурного влияния",
    "on.temple-battle-lost": "Когда вы проигрываете сражение в городе с храмом",
  },
  hu: {
    "ability.use": "{how} – {does}.",
    "ability.pay": "{cost} kifizetésével {does}",
    "ability.action": "Akcióként",
    "ability.action-once": "Körönként egyszer, akcióként",
    "ability.free": "Akárhányszor, akció nélkül",
    "ability.free-once": "Körönként egyszer, akció nélkül",
    "ability.on": "{on} – {does}.",
    "on.gained": "Megszerzésekor",
    "on.gained-with-steel-weapons": "Ha megszerzésekor már megvan az Acélfegyverek fejlődésed",
    "on.writing-and-government": "Egyszer, amint megvan az Írás és egy államforma-fejlődésed",
    "on.science-gained": "Minden ezután megszerzett Tudomány fejlődésed után",
    "on.bought-with-ideas":
      "Körönként egyszer, ha egy fejlődést (legalább 1 erőforrást) csak ötlettel és arannyal fizetsz ki",
    "on.left-player-learns":
      "Amikor a balodon ülő játékos a saját körében olyan fejlődést szerez, amely neked nincs (abban a körben egyszer)",
    "on.collect-with-academy": "Minden begyűjtés után olyan várossal, amelyben általad használható akadémia van",
    "on.collect-here": "Minden begyűjtés után ezzel a várossal",
    "on.build-of-soldiers-or-ships": "Minden építés után, amelyben van legalább egy katona vagy hajó",
    "on.increase": "Amikor várost növelsz",
    "on.new-temple": "Minden felépített templomoddal",
    "on.building-built": "Felépítésekor",
    "on.wonder-built": "Felépítésekor",
    "on.activation-here": "E város minden aktiválása után",
    "on.influence-success": "Minden sikeres kulturális befolyás után",
    "on.temple-battle-lost": "Amikor harcot veszítesz egy templomos városban",
  },
});

export const abilityWords = words;

/** "pay 1 mood and gain 1 Gold": a cost and what it brings. */
const sayPaid = (cost: Goods, does: Message): Message =>
  cost === NOTHING || Object.keys(cost).length === 0 ? does : say("ability.pay", { cost: sayGoods(cost), does });

/** The printed sentence of an ability; `does` says its verbs. */
export function sayAbility(ability: Ability, does: Message): Message {
  if (ability.type === "trigger") return say("ability.on", { on: say(`on.${ability.on}`), does });
  const how = say(`ability.${ability.how}${ability.oncePerTurn ? "-once" : ""}`);
  return say("ability.use", { how, does: sayPaid(ability.cost, does) });
}
