import type { Message } from "@civitas/kernel";
import { spoken } from "@civitas/words/spoken";
import { sayGoods, sayName } from "../verbs/amounts.ts";
import type { Changes } from "./changes.ts";

const { say, words } = spoken({
  en: {
    "change.limit.food": "You can hold up to {n} [food].",
    "change.limit.ideas": "You can hold only {n} [ideas].",
    "change.yields.fertile": "Your cities collect [food] from Fertile hexes.",
    "change.yields.forest": "Your cities collect [wood] from Forest hexes.",
    "change.yields.mountain": "Your cities collect [ore] from Mountain hexes.",
    "change.yields.barren": "Your cities collect [food] from Barren hexes.",
    "change.yields.sea":
      "With each Collect a city may use one adjacent Sea hex: [food], or with a Port [food], [gold] or [mood].",
    "change.allows.port": "You may build Ports.",
    "change.allows.academy": "You may build Academies.",
    "change.allows.fortress": "You may build Fortresses.",
    "change.allows.temple": "You may build Temples.",
    "change.armies-move": "Your soldiers may move.",
    "change.combat-cards": "You may play the combat halves of Action cards.",
    "change.far-collect":
      "Once per turn, before a Collect, you may pay {pay} (nothing if you own {freeWith}): it may then use land hexes up to {spaces} spaces away.",
    "change.roads":
      "A land group that moves from or to one of your cities may go 2 hexes for {distance} and ignore terrain for {terrain}. Not to explore, embark or disembark.",
    "change.navigation":
      "Your ships may sail around the edge of the board to the nearest other sea or unexplored region, in either direction.",
    "change.ships-cancel":
      "Cancel {n, plural, one {# hit} other {# hits}} in round 1 of naval battles, and of land battles that your soldiers start by disembarking.",
    "change.siege":
      "When you attack a city with a Fortress you may pay {die} to take away its die and {cancel} to take away its cancelled hit.",
    "change.steel":
      "+{n, plural, one {# hit} other {# hits}} in round 1 of land battles against opponents without Steel Weapons, barbarians included.",
    "change.temple-cv": "+{n} combat value in round 1 of battles in a city with a Temple, attacking or defending.",
    "change.free-collect":
      "Your first Collect each turn costs no action; each further one costs {surcharge} beside its action.",
    "change.draft": "In each Build one soldier may cost {pay} instead of Food and Ore.",
    "change.draft-costs": "Draft costs you {pay}.",
    "change.waives": "Once per turn, increasing a city with a Temple costs no [food].",
    "change.quiet-building": "When you increase a city with a Temple, it is not activated.",
    "change.civic-instead": "For a Civic Improvement, [food], [ore], [wood] and [gold] may each stand for 1 [mood].",
    "change.civic-discount": "For a Civic Improvement your cities count as {n} size smaller, at least 1.",
    "change.food-free":
      "{n, plural, one {{advances} costs you no Food.} other {These advances cost you no Food: {advances}.}}",
    "change.extra-free": "You do not pay its extra Ore either.",
    "change.may-waive-food": "Once per turn you may buy an advance of {category} without its Food.",
    "change.no-boost.happy": "Opponents may not boost Cultural Influence against your Happy cities.",
    "change.no-boost.army": "Opponents may not boost Cultural Influence against your cities with soldiers.",
    "change.no-boost.temple": "Opponents may not boost Cultural Influence against your cities with a Temple.",
    "change.influence-needs": "Your Cultural Influence succeeds on {n} or more.",
    "change.influence-range": "Your cities have +{n} range for Cultural Influence.",
    "change.influence-shield":
      "This city and your cities within {n} spaces of it cannot be targets of other players' Cultural Influence.",
    "change.wall":
      "Barbarians cannot attack your cities. Players without Siegecraft cannot attack your cities with a Fortress.",
    "change.builds-wonders": "As an action, activate a city that is not Angry and build a revealed Wonder in it.",
    "change.toll": "A player who attacks this city pays {n} [mood] or [culture] for each attacking soldier.",
    "change.trade-routes":
      "At the start of your turn gain 1 [{gain}] for each of your settlers or ships paired with a Happy or Neutral city of another player within 2 spaces; each city counts once, at most {most} in all.",
    "change.trade-routes-also": "Trade Routes may bring [{gain}] instead.",
    "change.immune.famine": "The texts of Famine and Severe Famine do nothing to you.",
    "change.immune.pestilence": "The text of Pestilence does nothing to you.",
    "change.immune.epidemics": "The text of Epidemics does nothing to you.",
    "change.saves-mood": "When an event lowers the mood of your cities, you may pay {pay} for each to prevent it.",
    "change.wins-ties": "You win a tie for most victory points.",
    "extra-cost": "Gaining it always costs {cost} more.",
  },
  ru: {
    "change.limit.food": "Вы можете хранить до {n} [food].",
    "change.limit.ideas": "Вы можете хранить только {n} [ideas].",
    "change.yields.fertile": "С равнин ваши города собирают: [food].",
    "change.yields.forest": "С лесов ваши города собирают: [wood].",
    "change.yields.mountain": "С гор ваши города собирают: [ore].",
    "change.yields.barren": "С пустынь ваши города собирают: [food].",
    "change.yields.sea":
      "При каждом сборе город может использовать одну соседнюю область моря: [food], а с портом [food], [gold] или [mood].",
    "change.allows.port": "Вы можете строить порты.",
    "change.allows.academy": "Вы можете строить академии.",
    "change.allows.fortress": "Вы можете строить крепости.",
    "change.allows.temple": "Вы можете строить храмы.",
    "change.armies-move": "Ваши солдаты могут двигаться.",
    "change.combat-cards": "Вы можете применять боевые эффекты карт действия.",
    "change.far-collect":
      "Раз в ход перед сбором ресурсов можете заплатить: {pay} (ничего, если у вас есть «{freeWith}»). Тогда можно собирать с областей суши на расстоянии до {spaces}.",
    "change.roads":
      "Наземная группа, идущая из вашего города или в ваш город, может пройти 2 области (цена: {distance}) и не учитывать местность (цена: {terrain}). Не для исследования, посадки на корабль и высадки.",
    "change.navigation":
      "Ваши корабли могут обогнуть край поля до ближайшего другого моря или неисследованного региона в любую сторону.",
    "change.ships-cancel":
      "Отмените {n, plural, one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}} в 1-м раунде морских сражений, а также наземных, которые ваши солдаты начинают высадкой с кораблей.",
    "change.siege":
      "Атакуя город с крепостью, можете заплатить {die}, чтобы убрать её кубик, и {cancel}, чтобы убрать отмену повреждения.",
    "change.steel":
      "+{n, plural, one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}} в 1-м раунде наземных сражений против тех, у кого нет «Стального оружия», в том числе варваров.",
    "change.temple-cv": "+{n} к боевому значению в 1-м раунде сражений в городе с храмом, в атаке и обороне.",
    "change.free-collect":
      "Первый сбор ресурсов за ход не тратит действие; каждый следующий, кроме действия, стоит {surcharge}.",
    "change.draft": "При каждой постройке один солдат может стоить {pay} вместо еды и руды.",
    "change.draft-costs": "«Рекрутирование» стоит вам {pay}.",
    "change.waives": "Раз в ход при увеличении города храмом [food] не тратится.",
    "change.quiet-building": "Когда вы увеличиваете город храмом, он не активируется.",
    "change.civic-instead": "В общественных улучшениях [food], [ore], [wood] и [gold] могут заменять [mood].",
    "change.civic-discount": "В общественных улучшениях размер ваших городов считается на {n} меньше, но не меньше 1.",
    "change.food-free":
      "{n, plural, one {Эта технология не стоит вам еды: {advances}.} few {Эти технологии не стоят вам еды: {advances}.} many {Эти технологии не стоят вам еды: {advances}.} other {Эти технологии не стоят вам еды: {advances}.}}",
    "change.extra-free": "Дополнительная руда для неё тоже не нужна.",
    "change.may-waive-food": "Раз в ход можете купить технологию категории «{category}», не тратя на неё еду.",
    "change.no-boost.happy": "Соперники не могут увеличивать культурное влияние на ваши счастливые города.",
    "change.no-boost.army": "Соперники не могут увеличивать культурное влияние на ваши города с вашими солдатами.",
    "change.no-boost.temple": "Соперники не могут увеличивать культурное влияние на ваши города с храмом.",
    "change.influence-needs": "Ваше культурное влияние успешно при броске {n} и больше.",
    "change.influence-range": "Зона доступа культурного влияния ваших городов больше на {n}.",
    "change.influence-shield":
      "Этот город и ваши города в пределах {n} областей от него не могут быть целью культурного влияния других игроков.",
    "change.wall":
      "Варвары не могут нападать на ваши города. Игроки без «Осадных орудий» не могут атаковать ваши города с крепостью.",
    "change.builds-wonders":
      "В качестве действия активируйте город, который не недоволен, и постройте в нём одно из открытых чудес.",
    "change.toll": "Игрок, атакующий этот город, платит {n} [mood] или [culture] за каждого атакующего солдата.",
    "change.trade-routes":
      "В начале хода получите: 1 [{gain}] за каждого своего поселенца или корабль в паре со счастливым или нейтральным городом другого игрока в пределах 2 областей; каждый город считается один раз, всего не больше {most}.",
    "change.trade-routes-also": "«Торговые пути» могут приносить [{gain}] взамен.",
    "change.immune.famine": "Тексты «Голода» и «Сильного голода» на вас не действуют.",
    "change.immune.pestilence": "Текст «Мора» на вас не действует.",
    "change.immune.epidemics": "Текст «Эпидемии» на вас не действует.",
    "change.saves-mood":
      "Когда событие понижает настроение ваших городов, можете заплатить {pay} за каждый, чтобы этого не случилось.",
    "change.wins-ties": "Вы побеждаете при равенстве наибольшего числа победных очков.",
    "extra-cost": "При получении всегда платится ещё: {cost}.",
  },
  hu: {
    "change.limit.food": "Legfeljebb {n} [food] lehet nálad.",
    "change.limit.ideas": "Csak {n} [ideas] lehet nálad.",
    "change.yields.fertile": "Városaid a termőföldről ezt gyűjtik: [food].",
    "change.yields.forest": "Városaid az erdőből ezt gyűjtik: [wood].",
    "change.yields.mountain": "Városaid a hegységből ezt gyűjtik: [ore].",
    "change.yields.barren": "Városaid a kopár földről ezt gyűjtik: [food].",
    "change.yields.sea":
      "Minden begyűjtéskor egy szomszédos tengermező is használható: [food], kikötővel [food], [gold] vagy [mood].",
    "change.allows.port": "Kikötőt építhetsz.",
    "change.allows.academy": "Akadémiát építhetsz.",
    "change.allows.fortress": "Erődöt építhetsz.",
    "change.allows.temple": "Templomot építhetsz.",
    "change.armies-move": "Katonáid mozoghatnak.",
    "change.combat-cards": "Használhatod az akciókártyák harci hatását.",
    "change.far-collect":
      "Körönként egyszer, begyűjtés előtt {pay} kifizetésével (ingyen, ha megvan ez: {freeWith}) legfeljebb {spaces} mezőre lévő szárazföldi mezőkről is gyűjthetsz.",
    "change.roads":
      "Egy szárazföldi csoport, amely egy városodból indul vagy oda érkezik, {distance} kifizetésével 2 mezőt léphet, {terrain} kifizetésével nem számít neki a terep. Felfedezéshez, hajóra és partra szálláshoz nem használható.",
    "change.navigation":
      "Hajóid bármelyik irányban megkerülhetik a térkép szélét a legközelebbi másik tengerig vagy felfedezetlen térségig.",
    "change.ships-cancel":
      "Védj ki {n} találatot a tengeri ütközetek 1. körében, és azokban a szárazföldi harcokban is, amelyeket katonáid partra szállással kezdenek.",
    "change.siege":
      "Erődös város támadásakor {die} kifizetésével elveheted az erőd kockáját, {cancel} kifizetésével a találat kivédését.",
    "change.steel":
      "+{n} találat a szárazföldi harcok 1. körében olyan ellenfél ellen, akinek nincs Acélfegyverek fejlődése (a barbárok ellen is).",
    "change.temple-cv": "+{n} harcérték a templomos városban vívott harcok 1. körében, támadóként és védőként is.",
    "change.free-collect":
      "A kör első begyűjtése nem kerül akcióba; minden további az akción felül ennyibe kerül: {surcharge}.",
    "change.draft": "Minden építéskor egy katona élelem és érc helyett ennyibe kerülhet: {pay}.",
    "change.draft-costs": "A Sorozás neked ennyibe kerül: {pay}.",
    "change.waives": "Körönként egyszer a templommal való városnöveléshez nem kell [food].",
    "change.quiet-building": "Ha templommal növelsz egy várost, az nem aktiválódik.",
    "change.civic-instead": "Városfejlesztéskor [food], [ore], [wood] és [gold] is állhat [mood] helyett.",
    "change.civic-discount": "Városfejlesztéskor a városaid mérete {n}-gyel kisebbnek számít, de legalább 1.",
    "change.food-free":
      "{n, plural, one {Ehhez a fejlődéshez nem kell élelem: {advances}.} other {Ezekhez a fejlődésekhez nem kell élelem: {advances}.}}",
    "change.extra-free": "A további érc sem kell hozzá.",
    "change.may-waive-food": "Körönként egyszer élelem nélkül szerezhetsz meg egy fejlődést ebből: {category}.",
    "change.no-boost.happy": "Az ellenfelek nem növelhetik kulturális befolyásukat boldog városaid ellen.",
    "change.no-boost.army":
      "Az ellenfelek nem növelhetik kulturális befolyásukat olyan városaid ellen, ahol katonád van.",
    "change.no-boost.temple": "Az ellenfelek nem növelhetik kulturális befolyásukat templomos városaid ellen.",
    "change.influence-needs": "Kulturális befolyásod {n} vagy nagyobb dobással sikeres.",
    "change.influence-range": "Városaid kulturális befolyásának hatótávolsága +{n}.",
    "change.influence-shield":
      "Ez a város és a tőle {n} mezőn belüli városaid nem lehetnek más játékosok kulturális befolyásának célpontjai.",
    "change.wall":
      "Barbárok nem támadhatják meg városaidat. Ostromtechnika nélküli játékosok nem támadhatják meg erődös városaidat.",
    "change.builds-wonders": "Akcióként aktiválj egy nem elégedetlen várost, és építs meg benne egy felfedett csodát.",
    "change.toll": "Aki ezt a várost megtámadja, minden támadó katonáért fizet: {n} [mood] vagy [culture].",
    "change.trade-routes":
      "Köröd elején kapsz: 1 [{gain}] minden olyan telepesedért vagy hajódért, amelytől 2 mezőn belül egy másik játékos boldog vagy semleges városa van; minden város egyszer számít, összesen legfeljebb {most}.",
    "change.trade-routes-also": "A Kereskedelmi útvonalak helyette ezt is hozhatják: [{gain}].",
    "change.immune.famine": "Az Éhínség és a Súlyos éhínség szövege nem hat rád.",
    "change.immune.pestilence": "A Dögvész szövege nem hat rád.",
    "change.immune.epidemics": "A Járvány szövege nem hat rád.",
    "change.saves-mood":
      "Ha egy esemény rontaná a városaid hangulatát, városonként {pay} kifizetésével megakadályozhatod.",
    "change.wins-ties": "Ha többen állnak az élen azonos győzelmi ponttal, te nyersz.",
    "extra-cost": "Megszerzésekor mindig fizetni kell még: {cost}.",
  },
});

export const changeWords = words;

type All = Required<Changes>;
type Sayings = { readonly [Key in keyof All]: (change: All[Key]) => Message[] };

/** How each change is said: whole sentences. */
const SAYINGS: Sayings = {
  limits: ({ food, ideas }) => [
    ...(food === undefined ? [] : [say("change.limit.food", { n: food })]),
    ...(ideas === undefined ? [] : [say("change.limit.ideas", { n: ideas })]),
  ],
  yields: ({ fertile, forest, mountain, barren, sea }) => [
    ...(fertile === undefined ? [] : [say("change.yields.fertile")]),
    ...(forest === undefined ? [] : [say("change.yields.forest")]),
    ...(mountain === undefined ? [] : [say("change.yields.mountain")]),
    ...(barren === undefined ? [] : [say("change.yields.barren")]),
    ...(sea === undefined ? [] : [say("change.yields.sea")]),
  ],
  allows: (building) => [say(`change.allows.${building}`)],
  armiesMove: () => [say("change.armies-move")],
  combatCards: () => [say("change.combat-cards")],
  farCollect: ({ spaces, pay, freeWith }) => [
    say("change.far-collect", { spaces, pay: sayGoods(pay), freeWith: sayName(`advance.${freeWith}`) }),
  ],
  roads: ({ distance, terrain }) => [say("change.roads", { distance: sayGoods(distance), terrain: sayGoods(terrain) })],
  navigation: () => [say("change.navigation")],
  shipsCancel: (n) => [say("change.ships-cancel", { n })],
  siege: ({ die, cancel }) => [say("change.siege", { die: sayGoods(die), cancel: sayGoods(cancel) })],
  steel: (n) => [say("change.steel", { n })],
  templeCv: (n) => [say("change.temple-cv", { n })],
  freeCollect: ({ surcharge }) => [say("change.free-collect", { surcharge: sayGoods(surcharge) })],
  draft: (pay) => [say("change.draft", { pay: sayGoods(pay) })],
  draftCosts: (pay) => [say("change.draft-costs", { pay: sayGoods(pay) })],
  waives: () => [say("change.waives")],
  quietBuilding: () => [say("change.quiet-building")],
  civicInstead: () => [say("change.civic-instead")],
  civicDiscount: (n) => [say("change.civic-discount", { n })],
  foodFree: (advances) => [
    say("change.food-free", { n: advances.length, advances: advances.map((id) => sayName(`advance.${id}`)) }),
  ],
  extraFree: () => [say("change.extra-free")],
  mayWaiveFood: (category) => [say("change.may-waive-food", { category: sayName(`category.${category}`) })],
  noBoost: (whom) => [say(`change.no-boost.${whom}`)],
  influenceNeeds: (n) => [say("change.influence-needs", { n })],
  influenceRange: (n) => [say("change.influence-range", { n })],
  influenceShield: (n) => [say("change.influence-shield", { n })],
  wall: () => [say("change.wall")],
  buildsWonders: () => [say("change.builds-wonders")],
  toll: (n) => [say("change.toll", { n })],
  tradeRoutes: ({ most, gain }) => [say("change.trade-routes", { most, gain })],
  tradeRoutesAlso: (gain) => [say("change.trade-routes-also", { gain })],
  immune: (tags) => tags.map((tag) => say(`change.immune.${tag}`)),
  carriesPlague: () => [], // those events say it
  savesMood: (pay) => [say("change.saves-mood", { pay: sayGoods(pay) })],
  winsTies: () => [say("change.wins-ties")],
};

function sayChange<Key extends keyof All>(changes: Partial<All>, key: Key): Message[] {
  const change: All[Key] | undefined = changes[key];
  return change === undefined ? [] : SAYINGS[key](change);
}

const KEYS = Object.keys(SAYINGS).filter((key): key is keyof Changes => key in SAYINGS);

/** The sentences of all that an advance or a Wonder changes. */
export const sayChanges = (changes: Changes): Message[] => KEYS.flatMap((key) => sayChange(changes, key));

/** CC-7.7. */
export const sayExtraCost = (cost: Message): Message => say("extra-cost", { cost });
