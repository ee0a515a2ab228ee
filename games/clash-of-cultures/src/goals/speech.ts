import type { Message } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import type { Goods } from "../content/goods.ts";
import type { Objective } from "../content/objectives.ts";
import { sayGoods, sayName } from "../verbs/amounts.ts";
import type { Goal } from "./goal.ts";

const { say, words } = spoken({
  en: {
    "goal.status": "Status phase: {goal}.",
    "goal.instant": "At once: {goal}.",
    "goal.not.status": "Not in the same Status phase as {other}.",
    "goal.not.round": "Not in a round in which you completed {other}.",
    "goal.cities": "you own at least {n} cities",
    "goal.happy-cities": "you own at least {n} Happy cities",
    "goal.angry-cities": "at least {n} of your cities are Angry",
    "goal.city-of-size": "you own a city of size {n}",
    "goal.lonely-cities": "at least {n} of your cities are next to no other city",
    "goal.far-city": "you own a city at least {n} spaces from your starting city hex",
    "goal.most-cities-with.port": "you own more cities with a Port you can use than each other player",
    "goal.most-cities-with.academy": "you own more cities with an Academy you can use than each other player",
    "goal.most-cities-with.fortress": "you own more cities with a Fortress you can use than each other player",
    "goal.most-cities-with.temple": "you own more cities with a Temple you can use than each other player",
    "goal.all-buildings": "your cities contain all four kinds of building in your own colour",
    "goal.most-advances": "you own more advances than each other player, and at least {n}",
    "goal.whole-category": "you own all 4 advances of {category}",
    "goal.whole-government": "you own all 4 advances of one government",
    "goal.most-whole-categories": "you own more complete categories than each other player",
    "goal.categories": "you own advances of {n} different categories",
    "goal.stock": "you have at least {have}",
    "goal.stock-pay": "you have at least {have}; pay {pay}",
    "goal.stock-pay-itself": "you have at least {have}; pay {pay} (Gold does not stand in)",
    "goal.fleet": "you have {n} ships, or at least {orMost} and more than each other player",
    "goal.army-lead": "you have at least {n} soldiers more than each other player",
    "goal.garrisons": "at least {n} of your cities hold a soldier of yours",
    "goal.soldiers-and-ships": "you have at least {n} soldiers and ships in all",
    "goal.blockade": "at least {n} of your ships stand on Port hexes of other players' cities",
    "goal.threat": "at least {n} of your soldiers stand next to cities of other players",
    "goal.outposts":
      "your soldiers stand on at least {n} land hexes that are neither your cities nor next to one of them",
    "goal.consulates": "at least {n} cities of other players contain a piece of your colour",
    "goal.most-influence":
      "you have more pieces in other players' cities than each other player has in cities of others",
    "goal.trade-routes": "you could form at least {n} trade routes now, with or without the advance",
    "goal.ship-routes": "you could form at least {n} trade routes with ships only, with or without the advance",
    "goal.only-wonder": "you built a Wonder this round and nobody else did",
    "goal.drafts": "you paid for a soldier with Draft in {n, plural, one {# Build} other {# Builds}} of one turn",
    "goal.defended-capture":
      "you captured a city of another player that was defended by a soldier or a Fortress they could use",
    "goal.landing-capture": "you captured a city of another player with soldiers that disembarked for the attack",
    "goal.barbarian-capture": "you captured a barbarian settlement defended by at least {n} barbarians",
    "goal.second-battle":
      "you finished your second land battle of this turn in another hex than the first, and won at least one of them",
    "goal.kills": "you eliminated at least {n} enemy soldiers in one land battle",
    "goal.kills-attacking": "as attacker you won a land battle and eliminated at least {n} soldiers in it",
    "goal.kills-defending": "as defender you eliminated at least {n} soldiers in a land battle",
    "goal.big-battle": "you took part in a land battle that began with at least {n} soldiers in all",
    "goal.win-outnumbered": "you won a battle against a player although you began it with fewer units",
    "goal.win-as-underdog":
      "you won a battle against a player who has more Warfare advances than you or began it with more units",
    "goal.storm-a-wonder":
      "with at least {soldiers} soldiers you fought for a city of size {size} or more that contains a Wonder, as attacker",
    "goal.plunder":
      "you eliminated a settler or ship of another player within 2 spaces of a Happy or Neutral city of somebody else than its owner",
    "goal.found-far": "you founded a city at least {n} spaces from your starting city hex",
    "goal.build-a-wonder": "you have just built a Wonder",
    "goal.turn-angry": "in your turn at least {n} of your cities are Angry",
  },
  ru: {
    "goal.status": "Фаза итогов: {goal}.",
    "goal.instant": "Сразу: {goal}.",
    "goal.not.status": "Не в той же фазе итогов, что цель «{other}».",
    "goal.not.round": "Не в том раунде, в котором вы выполнили цель «{other}».",
    "goal.cities": "у вас не меньше {n} городов",
    "goal.happy-cities": "у вас не меньше {n} счастливых городов",
    "goal.angry-cities": "не меньше {n} ваших городов недовольны",
    "goal.city-of-size": "у вас есть город размера {n}",
    "goal.lonely-cities": "не меньше {n} ваших городов не соседствуют ни с каким другим городом",
    "goal.far-city": "у вас есть город не ближе {n} областей от вашей стартовой области",
    "goal.most-cities-with.port":
      "у вас больше городов с портом, которым можно пользоваться, чем у каждого из других игроков",
    "goal.most-cities-with.academy":
      "у вас больше городов с академией, которой можно пользоваться, чем у каждого из других игроков",
    "goal.most-cities-with.fortress":
      "у вас больше городов с крепостью, которой можно пользоваться, чем у каждого из других игроков",
    "goal.most-cities-with.temple":
      "у вас больше городов с храмом, которым можно пользоваться, чем у каждого из других игроков",
    "goal.all-buildings": "в ваших городах есть все четыре вида городских строений вашего цвета",
    "goal.most-advances": "у вас больше технологий, чем у каждого из других игроков, и не меньше {n}",
    "goal.whole-category": "у вас все 4 технологии категории «{category}»",
    "goal.whole-government": "у вас все 4 технологии одного государственного строя",
    "goal.most-whole-categories": "у вас больше полных категорий, чем у каждого из других игроков",
    "goal.categories": "у вас есть технологии {n} разных категорий",
    "goal.stock": "у вас есть хотя бы {have}",
    "goal.stock-pay": "у вас есть хотя бы {have}; заплатите {pay}",
    "goal.stock-pay-itself": "у вас есть хотя бы {have}; заплатите {pay} (золото не заменяет)",
    "goal.fleet": "у вас {n} корабля, или не меньше {orMost} и больше, чем у каждого из других игроков",
    "goal.army-lead": "у вас хотя бы на {n} солдата больше, чем у каждого из других игроков",
    "goal.garrisons": "не меньше чем в {n} ваших городах есть ваши солдаты",
    "goal.soldiers-and-ships": "у вас в сумме не меньше {n} солдат и кораблей",
    "goal.blockade": "не меньше {n} ваших кораблей стоят на областях портов чужих городов",
    "goal.threat": "не меньше {n} ваших солдат стоят рядом с городами других игроков",
    "goal.outposts":
      "ваши солдаты стоят не меньше чем на {n} областях суши, которые не являются вашими городами и не соседствуют с ними",
    "goal.consulates": "не меньше чем в {n} городах других игроков есть строение вашего цвета",
    "goal.most-influence": "у вас больше строений в городах других игроков, чем у каждого из них в чужих городах",
    "goal.trade-routes": "вы могли бы сейчас составить не меньше {n} торговых путей (технология не нужна)",
    "goal.ship-routes":
      "вы могли бы сейчас составить не меньше {n} торговых путей одними кораблями (технология не нужна)",
    "goal.only-wonder": "вы построили чудо в этом раунде, а другие — нет",
    "goal.drafts":
      "вы оплатили солдата «Рекрутированием» {n, plural, one {в одной постройке} few {в # постройках} many {в # постройках} other {в # постройках}} за один ход",
    "goal.defended-capture":
      "вы захватили город другого игрока, который защищал солдат или крепость, которой его владелец мог пользоваться",
    "goal.landing-capture": "вы захватили город другого игрока солдатами, сошедшими для этого с кораблей",
    "goal.barbarian-capture": "вы захватили поселение варваров, которое защищали не меньше {n} варваров",
    "goal.second-battle":
      "вы закончили второе наземное сражение за этот ход, не в той области, где было первое, и победили хотя бы в одном из них",
    "goal.kills": "вы уничтожили не меньше {n} солдат в одном наземном сражении",
    "goal.kills-attacking": "атакуя, вы победили в наземном сражении и уничтожили в нём не меньше {n} солдат",
    "goal.kills-defending": "защищаясь, вы уничтожили в наземном сражении не меньше {n} солдат",
    "goal.big-battle": "вы участвовали в наземном сражении, которое начали в сумме не меньше {n} солдат",
    "goal.win-outnumbered": "вы победили другого игрока в сражении, хотя начали его с меньшим числом юнитов",
    "goal.win-as-underdog":
      "вы победили в сражении игрока, у которого больше технологий Войны, чем у вас, или который начал сражение с большим числом юнитов",
    "goal.storm-a-wonder":
      "не меньше чем {soldiers} солдатами вы атаковали город размера {size} или больше с чудом, и сражение состоялось",
    "goal.plunder":
      "вы уничтожили чужого поселенца или корабль в пределах 2 областей от счастливого или нейтрального города кого-то, кроме его владельца",
    "goal.found-far": "вы основали город не ближе {n} областей от вашей стартовой области",
    "goal.build-a-wonder": "вы только что построили чудо",
    "goal.turn-angry": "в ваш ход не меньше {n} ваших городов недовольны",
  },
  hu: {
    "goal.status": "Állapotfázis: {goal}.",
    "goal.instant": "Azonnal: {goal}.",
    "goal.not.status": "Nem ugyanabban az állapotfázisban, mint ez a cél: {other}.",
    "goal.not.round": "Nem abban a fordulóban, amelyben ezt teljesítetted: {other}.",
    "goal.cities": "legalább {n} városod van",
    "goal.happy-cities": "legalább {n} boldog városod van",
    "goal.angry-cities": "legalább {n} városod elégedetlen",
    "goal.city-of-size": "van {n} méretű városod",
    "goal.lonely-cities": "legalább {n} városod mellett nincs másik város",
    "goal.far-city": "van városod a kezdővárosod mezőjétől legalább {n} mezőre",
    "goal.most-cities-with.port": "több használható kikötős városod van, mint bármelyik másik játékosnak",
    "goal.most-cities-with.academy": "több használható akadémiás városod van, mint bármelyik másik játékosnak",
    "goal.most-cities-with.fortress": "több használható erődös városod van, mint bármelyik másik játékosnak",
    "goal.most-cities-with.temple": "több használható templomos városod van, mint bármelyik másik játékosnak",
    "goal.all-buildings": "a városaidban mind a négy épületfajta megvan a saját színedben",
    "goal.most-advances": "több fejlődésed van, mint bármelyik másik játékosnak, és legalább {n}",
    "goal.whole-category": "megvan mind a 4 fejlődésed ebből: {category}",
    "goal.whole-government": "megvan egy államforma mind a 4 fejlődése",
    "goal.most-whole-categories": "több teljes kategóriád van, mint bármelyik másik játékosnak",
    "goal.categories": "{n} különböző kategóriából van fejlődésed",
    "goal.stock": "van legalább ennyid: {have}",
    "goal.stock-pay": "van legalább ennyid: {have}; fizess: {pay}",
    "goal.stock-pay-itself": "van legalább ennyid: {have}; fizess: {pay} (az arany nem helyettesíti)",
    "goal.fleet": "{n} hajód van, vagy legalább {orMost}, és több, mint bármelyik másik játékosnak",
    "goal.army-lead": "legalább {n} katonával többed van, mint bármelyik másik játékosnak",
    "goal.garrisons": "legalább {n} városodban van katonád",
    "goal.soldiers-and-ships": "összesen legalább {n} katonád és hajód van",
    "goal.blockade": "legalább {n} hajód áll más játékosok városainak kikötőmezőin",
    "goal.threat": "legalább {n} katonád áll más játékosok városai mellett",
    "goal.outposts":
      "katonáid legalább {n} olyan szárazföldi mezőn állnak, amely nem a te városod, és nincs is mellette városod",
    "goal.consulates": "más játékosok legalább {n} városában van a színedből való elem",
    "goal.most-influence": "több elemed van más játékosok városaiban, mint bármelyiküknek a nem saját városaiban",
    "goal.trade-routes": "most legalább {n} kereskedelmi útvonalat tudnál kialakítani (a fejlődés nélkül is)",
    "goal.ship-routes":
      "most legalább {n} kereskedelmi útvonalat tudnál kialakítani csak hajókkal (a fejlődés nélkül is)",
    "goal.only-wonder": "ebben a fordulóban csodát építettél, és senki más nem",
    "goal.drafts": "egy körben {n} építésben fizettél katonáért sorozással",
    "goal.defended-capture": "elfoglaltad egy másik játékos városát, amelyet katona vagy használható erőd védett",
    "goal.landing-capture": "elfoglaltad egy másik játékos városát katonákkal, akik ehhez szálltak partra",
    "goal.barbarian-capture": "elfoglaltál egy barbár települést, amelyet legalább {n} barbár védett",
    "goal.second-battle":
      "befejezted e kör második szárazföldi harcát, más mezőn, mint az elsőt, és legalább az egyiket megnyerted",
    "goal.kills": "egy szárazföldi harcban legalább {n} ellenséges katonát pusztítottál el",
    "goal.kills-attacking":
      "támadóként megnyertél egy szárazföldi harcot, és legalább {n} katonát pusztítottál el benne",
    "goal.kills-defending": "védőként legalább {n} katonát pusztítottál el egy szárazföldi harcban",
    "goal.big-battle": "részt vettél egy szárazföldi harcban, amely összesen legalább {n} katonával kezdődött",
    "goal.win-outnumbered": "megnyertél egy harcot egy játékos ellen, bár kevesebb egységgel kezdted",
    "goal.win-as-underdog":
      "megnyertél egy harcot olyan játékos ellen, akinek több Hadviselés fejlődése van, mint neked, vagy aki több egységgel kezdte",
    "goal.storm-a-wonder":
      "legalább {soldiers} katonával megtámadtál egy legalább {size} méretű, csodát tartalmazó várost, és harc is lett",
    "goal.plunder":
      "elpusztítottad egy másik játékos telepesét vagy hajóját valaki másnak a boldog vagy semleges városától 2 mezőn belül",
    "goal.found-far": "várost alapítottál a kezdővárosod mezőjétől legalább {n} mezőre",
    "goal.build-a-wonder": "épp most építettél csodát",
    "goal.turn-angry": "a körödben legalább {n} városod elégedetlen",
  },
});

export const goalWords = words;

function sayStock(have: Goods, pay: Goods): Message {
  if (Object.keys(pay).length === 0) return say("goal.stock", { have: sayGoods(have) });
  const key = pay.gold === undefined ? "goal.stock-pay-itself" : "goal.stock-pay";
  return say(key, { have: sayGoods(have), pay: sayGoods(pay) });
}

/** As the middle of a sentence: "you own at least 6 cities". */
function sayGoal(goal: Goal): Message {
  switch (goal.goal) {
    case "most-cities-with":
      return say(`goal.most-cities-with.${goal.building}`);
    case "whole-category":
      return say("goal.whole-category", { category: sayName(`category.${goal.category}`) });
    case "stock":
      return sayStock(goal.have, goal.pay);
    case "fleet":
      return say("goal.fleet", { n: goal.n, orMost: goal.orMost });
    case "storm-a-wonder":
      return say("goal.storm-a-wonder", { soldiers: goal.soldiers, size: goal.size });
    default:
      return "n" in goal ? say(`goal.${goal.goal}`, { n: goal.n }) : say(`goal.${goal.goal}`);
  }
}

/** The printed sentences of an objective. */
export function sayObjective({ instant, status, not }: Objective): Message[] {
  return [
    ...(instant === null ? [] : [say("goal.instant", { goal: sayGoal(instant) })]),
    ...(status === null ? [] : [say("goal.status", { goal: sayGoal(status) })]),
    ...(not === null ? [] : [say(`goal.not.${not.in}`, { other: sayName(`objective.${not.with}`) })]),
  ];
}
