import type { Message } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import type { Goods } from "../content/goods.ts";
import { sayGoods } from "./amounts.ts";

/** CC-19.6: what a card adds to its own side's roll; counts are taken after the reveal (CC-19.9). */
export type RollVerb =
  | { readonly combat: "cv"; readonly n: number }
  | { readonly combat: "dice"; readonly n: number }
  | { readonly combat: "cancelHits"; readonly n: number }
  | { readonly combat: "rerollSixes" }
  | { readonly combat: "cvPerDefender"; readonly n: number }
  | { readonly combat: "attackerCvPerUnit"; readonly n: number };

/** CC-19.4: what happens when the cards are shown. */
export type RevealVerb =
  | { readonly combat: "takeCard" }
  | { readonly combat: "sacrifice" }
  | { readonly combat: "shoot" }
  | { readonly combat: "screen" }
  | { readonly combat: "demand"; readonly cost: Goods; readonly cv: number }
  | { readonly combat: "retreat" };

/** What happens after the casualties. */
export type AfterVerb = { readonly combat: "encircle" } | { readonly combat: "drawIfKilled" };

export type CombatVerb = RollVerb | RevealVerb | AfterVerb;

export const cv = (n: number): RollVerb => ({ combat: "cv", n });
export const dice = (n: number): RollVerb => ({ combat: "dice", n });
export const cancelHits = (n: number): RollVerb => ({ combat: "cancelHits", n });
export const rerollSixes: RollVerb = { combat: "rerollSixes" };
export const cvPerDefender = (n: number): RollVerb => ({ combat: "cvPerDefender", n });
export const attackerCvPerUnit = (n: number): RollVerb => ({ combat: "attackerCvPerUnit", n });
export const takeCard: RevealVerb = { combat: "takeCard" };
export const sacrifice: RevealVerb = { combat: "sacrifice" };
export const shoot: RevealVerb = { combat: "shoot" };
export const screen: RevealVerb = { combat: "screen" };
export const demand = (cost: Goods, cv: number): RevealVerb => ({ combat: "demand", cost, cv });
export const retreat: RevealVerb = { combat: "retreat" };
export const encircle: AfterVerb = { combat: "encircle" };
export const drawIfKilled: AfterVerb = { combat: "drawIfKilled" };

const { say, words } = spoken({
  en: {
    "combat-do.and-then": "{before} {next}",
    "combat-do.cv": "+{n} combat value this round.",
    "combat-do.dice": "{n, plural, one {Roll # more die} other {Roll # more dice}} this round.",
    "combat-do.cancel-hits": "Cancel {n, plural, one {# hit} other {# hits}} this round.",
    "combat-do.reroll-sixes":
      "Each 6 among your dice is rolled once more and the new number is added too. Not if you attack a city.",
    "combat-do.cv-per-defender": "+{n} combat value for each soldier the defender has in this round.",
    "combat-do.attacker-cv-per-unit":
      "The attacker has −{n} combat value for each attacking soldier or ship in this round.",
    "combat-do.take-card": "Ignore the opponent's combat card this round and take it into your hand.",
    "combat-do.sacrifice":
      "Remove 1 of your soldiers or ships in the battle; the opponent removes 1 too. Ignore the opponent's combat card this round.",
    "combat-do.shoot": "Roll a die: on 5 or 6 the opponent removes 1 soldier of this battle at once.",
    "combat-do.screen":
      "Roll a die for each of your soldiers in the battle: if any shows 5 or 6, cancel 1 hit this round.",
    "combat-do.demand":
      "Before the roll the defender may pay {cost}; if they do not, you have +{n} more combat value this round.",
    "combat-do.retreat":
      "The battle ends and counts as won by the attacker; your surviving soldiers go to one adjacent explored land hex without foreign units or cities (at most 4 of yours there). Not against barbarians.",
    "combat-do.encircle":
      "After casualties: if the opponent removed at least as many soldiers as you this round (0 counts too), roll a die; on 5 or 6 they remove 1 more.",
    "combat-do.draw-if-killed":
      "After casualties: if the opponent lost at least 1 unit this round, draw 1 Action card.",
    "fighters.army": "soldiers",
    "fighters.ship": "ships",
    "fighters.fortress": "a Fortress",
    "role.any": "For {fighters}, attacking or defending.",
    "role.attacker": "For {fighters}, attacking.",
    "role.attacker-city": "For {fighters}, attacking a city.",
    "role.defender": "For {fighters}, defending.",
    "role.defender-city": "For {fighters}, defending a city.",
  },
  ru: {
    "combat-do.and-then": "{before} {next}",
    "combat-do.cv": "+{n} к боевому значению в этом раунде.",
    "combat-do.dice":
      "Бросьте на {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} больше в этом раунде.",
    "combat-do.cancel-hits":
      "Отмените {n, plural, one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}} в этом раунде.",
    "combat-do.reroll-sixes":
      "Каждая 6 на ваших кубиках бросается ещё раз, и новое число тоже прибавляется. Нельзя, если вы атакуете город.",
    "combat-do.cv-per-defender": "+{n} к боевому значению за каждого солдата защитника в этом раунде.",
    "combat-do.attacker-cv-per-unit":
      "Боевое значение атакующего меньше на {n} за каждого атакующего солдата или корабль в этом раунде.",
    "combat-do.take-card": "Боевая карта соперника в этом раунде не действует; возьмите её на руку.",
    "combat-do.sacrifice":
      "Уберите 1 своего солдата или корабль из сражения; соперник тоже убирает 1. Боевая карта соперника в этом раунде не действует.",
    "combat-do.shoot": "Бросьте кубик: на 5 или 6 соперник сразу убирает 1 солдата из сражения.",
    "combat-do.screen":
      "Бросьте по кубику за каждого своего солдата в сражении: если хотя бы на одном 5 или 6, отмените 1 повреждение в этом раунде.",
    "combat-do.demand":
      "Перед броском защитник может заплатить {cost}; если нет, у вас ещё +{n} к боевому значению в этом раунде.",
    "combat-do.retreat":
      "Сражение заканчивается победой атакующего; ваши уцелевшие солдаты уходят в одну соседнюю исследованную область суши без чужих юнитов и городов (там не больше 4 ваших). Не против варваров.",
    "combat-do.encircle":
      "После потерь: если соперник убрал в этом раунде не меньше солдат, чем вы (0 тоже считается), бросьте кубик; на 5 или 6 он убирает ещё 1.",
    "combat-do.draw-if-killed":
      "После потерь: если соперник потерял в этом раунде хотя бы 1 юнита, возьмите 1 карту действия.",
    "fighters.army": "солдат",
    "fighters.ship": "кораблей",
    "fighters.fortress": "крепости",
    "role.any": "Для {fighters}, в атаке и обороне.",
    "role.attacker": "Для {fighters}, в атаке.",
    "role.attacker-city": "Для {fighters}, при атаке города.",
    "role.defender": "Для {fighters}, в обороне.",
    "role.defender-city": "Для {fighters}, при обороне города.",
  },
  hu: {
    "combat-do.and-then": "{before} {next}",
    "combat-do.cv": "+{n} harcérték ebben a körben.",
    "combat-do.dice": "{n, plural, other {Dobj # kockával többet}} ebben a körben.",
    "combat-do.cancel-hits": "Védj ki {n} találatot ebben a körben.",
    "combat-do.reroll-sixes":
      "A kockáid minden hatosát dobd újra egyszer, és az új szám is hozzáadódik. Nem használható, ha várost támadsz.",
    "combat-do.cv-per-defender": "+{n} harcérték a védő minden katonája után ebben a körben.",
    "combat-do.attacker-cv-per-unit":
      "A támadó harcértéke minden támadó katona vagy hajó után {n} ponttal kevesebb ebben a körben.",
    "combat-do.take-card": "Az ellenfél harci kártyája ebben a körben hatástalan; vedd a kezedbe.",
    "combat-do.sacrifice":
      "Vedd le 1 katonádat vagy hajódat a harcból; az ellenfél is levesz 1-et. Az ellenfél harci kártyája ebben a körben hatástalan.",
    "combat-do.shoot": "Dobj egy kockával: 5-ösre vagy 6-osra az ellenfél azonnal levesz 1 katonát a harcból.",
    "combat-do.screen":
      "Dobj minden harcoló katonádért egy kockával: ha van köztük 5-ös vagy 6-os, védj ki 1 találatot ebben a körben.",
    "combat-do.demand":
      "A dobás előtt a védő kifizethet ennyit: {cost}; ha nem teszi, további +{n} harcértéked van ebben a körben.",
    "combat-do.retreat":
      "A harc véget ér a támadó győzelmével; megmaradt katonáid egy szomszédos felfedezett szárazföldi mezőre mennek, ahol nincs idegen egység vagy város (ott legfeljebb 4 katonád lehet). Barbárok ellen nem használható.",
    "combat-do.encircle":
      "A veszteségek után: ha az ellenfél legalább annyi katonát vett le ebben a körben, mint te (a 0 is számít), dobj egy kockával; 5-ösre vagy 6-osra még 1-et levesz.",
    "combat-do.draw-if-killed":
      "A veszteségek után: ha az ellenfél ebben a körben legalább 1 egységet veszített, húzz 1 akciókártyát.",
    "fighters.army": "katonák",
    "fighters.ship": "hajók",
    "fighters.fortress": "erőd",
    "role.any": "Támadóként vagy védőként, ezekkel: {fighters}.",
    "role.attacker": "Támadóként, ezekkel: {fighters}.",
    "role.attacker-city": "Város támadásakor, ezekkel: {fighters}.",
    "role.defender": "Védőként, ezekkel: {fighters}.",
    "role.defender-city": "Város védelmekor, ezekkel: {fighters}.",
  },
});

export const combatWords = words;
export const sayCombat = say;

/** All that a combat half does, sentence by sentence. */
export const sayCombatVerbs = (does: readonly CombatVerb[]): Message =>
  does.map(sayCombatVerb).reduce((before, next) => say("combat-do.and-then", { before, next }));

/** The sentence of a combat verb. */
export function sayCombatVerb(verb: CombatVerb): Message {
  switch (verb.combat) {
    case "cv":
      return say("combat-do.cv", { n: verb.n });
    case "dice":
      return say("combat-do.dice", { n: verb.n });
    case "cancelHits":
      return say("combat-do.cancel-hits", { n: verb.n });
    case "rerollSixes":
      return say("combat-do.reroll-sixes");
    case "cvPerDefender":
      return say("combat-do.cv-per-defender", { n: verb.n });
    case "attackerCvPerUnit":
      return say("combat-do.attacker-cv-per-unit", { n: -verb.n });
    case "takeCard":
      return say("combat-do.take-card");
    case "sacrifice":
      return say("combat-do.sacrifice");
    case "shoot":
      return say("combat-do.shoot");
    case "screen":
      return say("combat-do.screen");
    case "demand":
      return say("combat-do.demand", { cost: sayGoods(verb.cost), n: verb.cv });
    case "retreat":
      return say("combat-do.retreat");
    case "encircle":
      return say("combat-do.encircle");
    case "drawIfKilled":
      return say("combat-do.draw-if-killed");
  }
}
