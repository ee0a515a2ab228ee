/** What the cards say, put together from their verbs. Effects are instructions in the middle of a sentence. */
export const cards: Record<keyof typeof import("./en.ts").cards, string> = {
  "amount.production": "{n} [production]",
  "amount.trade": "{n} [trade]",
  "amount.culture": "{n} [culture]",
  "amount.coin": "{n} [coin]",
  "amount.combat": "+{n} [combat]",
  "amount.incense": "{n} [incense]",
  "amount.iron": "{n} [iron]",
  "amount.silk": "{n} [silk]",
  "amount.wheat": "{n} [wheat]",
  "amount.spy": "{n} [spy]",
  "amount.uranium": "{n} [uranium]",
  "amount.any": "{n, plural, one {# любой ресурс} few {# любых ресурса} other {# любых ресурсов}}",
  "amount.list": "{list}",
  "amount.nothing": "ничего",
  "either.incense": "[incense]",
  "either.iron": "[iron]",
  "either.silk": "[silk]",
  "either.wheat": "[wheat]",
  "either.spy": "[spy]",
  "either.uranium": "[uranium]",
  "level.1": "I",
  "level.2": "II",
  "level.3": "III",
  "level.4": "IV",
  "level.5": "V",

  "join.or": "{first} или {second}",
  "join.comma": "{first}, {second}",
  "join.choice": "{first}; либо {second}",
  "join.then": "{first}; {second}",

  "text.ability": "{head} — {does}.",
  "head.and": "{first}, {next}",
  "head.each-time": "Каждый раз, когда {event}",
  "head.when": "Когда {event}",
  "head.once-per-round": "Один раз за раунд, когда {event}",
  "head.learn-this": "Когда вы изучаете эту технологию",
  "head.once-per-battle": "один раз за битву",
  "head.if-you-like": "по желанию",
  "head.defender": "если вы жертва",
  "head.defender-with-fewer-units": "если вы жертва и у вас меньше отрядов, чем у агрессора",

  "when.startOfTurn": "Фаза старта",
  "when.trade": "Фаза торговли",
  "when.cityManagement": "Фаза города",
  "when.movement": "Фаза движения",
  "when.research": "Фаза исследований, до исследования",
  "when.phaseStart": "Начало любой фазы",
  "when.anyTime": "В любое время",
  "when.movementInterrupt": "Фаза движения любого игрока, в том числе посреди хода фишек",
  "when.response": "В ответ",
  "when.spending": "Когда вы тратите ресурс",
  "when.battleBeforeDraw": "Битва, до набора боевого соединения",
  "when.battleStart": "Начало битвы",
  "when.battleTurn": "Битва, в свой ход",
  "when.battleTurnBeforeUnit": "Битва, перед тем как выложить отряд",
  "when.battleTurnInstead": "Битва, вместо того чтобы выложить отряд",

  "on.learnThis": "вы изучаете эту технологию",
  "on.learnTech": "вы изучаете технологию",
  "on.learnUnitTech": "вы изучаете технологию, которая открывает или улучшает отряды",
  "on.researchAlone": "вы исследуете технологию, которую другие игроки не знают и сейчас не исследуют",
  "on.invest": "вы инвестируете монету",
  "on.buildWonder": "вы воздвигаете чудо",
  "on.glory": "вы воздвигаете чудо, основываете город либо захватываете город или деревню",
  "on.exploreSite": "вы исследуете хижину или захватываете деревню",
  "on.discoverTile": "вы открываете участок карты",
  "on.armyEndsMove": "ваша армия завершила движение в квадрате с постройкой",
  "on.spendResource": "вы тратите ресурсы",
  "on.otherDevotes": "другой игрок посвящает город искусствам",
  "on.winBattle": "вы выигрываете битву",
  "on.endBattle": "ваша битва окончена",
  "on.unitKilled": "в битве погибает ваш отряд",

  "cost.spend": "потратьте {what}",
  "cost.discard": "сбросьте эту карточку",
  "cost.coin-given": "отдайте один свой жетон монеты другому игроку",

  "do.gain": "получите: {what}",
  "do.gain-per": "получите: {what} {per}",
  "per.buildings": "за каждую постройку на окраинах ваших городов",
  "per.coins": "за каждые {n, plural, few {# ваши монеты} other {# ваших монет}}",
  "per.unbuilt-armies":
    "{n, plural, =1 {за каждую армию в вашем резерве} few {за каждые # армии в вашем резерве} other {за каждые # армий в вашем резерве}}",
  "per.counters-here": "за каждый маркер на этой карточке",
  "per.players-behind": "за каждого другого игрока, который не знает эту технологию и сейчас её не исследует",
  "per.resources-spent": "за каждый потраченный ресурс",
  "do.other-gains": "другой игрок по вашему выбору получает: {n} [trade]",
  "do.convert": "превратите любое количество своей [trade] в [culture] или своей [culture] в [trade], один к одному",
  "do.add-counter": "положите маркер на эту карточку",

  "do.gain-resource": "возьмите с рынка ресурс по своему выбору",
  "do.gain-each-resource": "возьмите с рынка по одному ресурсу каждого вида, который там есть",
  "do.harvest": "соберите ресурс в одном из своих городов, не тратя действия города",
  "do.act-as-resource": "потратьте эту карточку как один ресурс: {kinds}",
  "do.act-as-resource-coin":
    "потратьте эту карточку как один ресурс: {kinds}; затем другой игрок по вашему выбору кладёт жетон монеты на свой лист цивилизации",

  "do.add-coin-here": "положите жетон монеты на эту карточку",
  "do.other-discards-coin": "другой игрок сбрасывает жетон монеты по вашему выбору",
  "do.others-discard-coin": "не более {n} других игроков сбрасывают по одному жетону монеты по вашему выбору",
  "do.all-discard-coin": "каждый другой игрок сбрасывает жетон монеты по вашему выбору",

  "do.advance": "бесплатно продвиньтесь по треку культуры на одно деление",
  "do.advance-per-coins":
    "бесплатно продвиньтесь по треку культуры: на одно деление за каждые {n, plural, few {# ваши монеты} other {# ваших монет}}",
  "do.draw-culture":
    "возьмите {n, plural, one {# культурное событие} few {# культурных события} other {# культурных событий}} из одной колоды по своему выбору",
  "do.refill-culture-hand":
    "сбросьте сколько угодно своих культурных событий и доберите руку до предела из колоды того раздела трека, где стоит ваш маркер",
  "do.gain-great-person": "получите великого человека",

  "do.city-production": "один из ваших городов получает в этом раунде +{n} [production]",
  "do.extra-action-each-city": "каждый ваш город может выполнить в этом раунде ещё одно действие",
  "do.extra-city-action":
    "один из ваших городов может выполнить ещё одно действие; его нельзя отменить, и столица может выполнить его даже при анархии",
  "do.devote-all-cities":
    "в счёт действия столицы посвятите искусствам все свои города; отменить это нельзя, а другие города могут выполнить и свои действия",
  "do.build-walls": "бесплатно постройте стену в одном из своих городов",

  "do.build-units.unlocked":
    "бесплатно создайте {n, plural, =1 {один открытый отряд} few {не более # открытых отрядов} other {не более # открытых отрядов}}",
  "do.build-units.of-the-tech": "бесплатно создайте отряд этого типа",
  "do.build-units.aircraft": "бесплатно создайте отряд авиации, даже без Полёта",
  "do.build-figure.any-city": "бесплатно создайте армию или скаута в одном из своих городов",
  "do.build-figure.here": "бесплатно создайте армию или скаута в квадрате этого чуда",
  "do.build-buildings.unlocked": "бесплатно возведите открытую постройку в одном из своих городов",
  "do.build-buildings.basic":
    "бесплатно возведите обычную постройку в одном из своих городов, даже если она не открыта",

  "do.build-buildings.harbor": "бесплатно возведите в своих городах не более {n} гаваней, даже без Навигации",

  "do.learn-tech.any": "бесплатно изучите технологию по своему выбору",
  "do.learn-tech.other-players": "бесплатно изучите технологию, которую знает другой игрок",
  "do.exchange-techs":
    "выберите другого игрока и изучите технологию {level} уровня{n, plural, =1 {} other { или ниже}}, которую он знает; затем этот игрок изучает одну из ваших, тоже {level} уровня{n, plural, =1 {} other { или ниже}}",
  "do.place-blank-tech":
    "положите эту карточку лицом вниз в свою пирамиду как технологию любого уровня от I до {level}; там она останется до конца игры",
  "do.grow-metropolis":
    "ваша столица вырастает в мегаполис; если места нет — в первой вашей фазе старта, когда оно появится",
  "do.win-by-tech": "вы побеждаете",

  "do.obsolete-wonder.ancient": "сделайте древнее чудо устаревшим",
  "do.obsolete-wonder.medieval": "сделайте древнее или средневековое чудо устаревшим",
  "do.destroy-buildings.within": "снесите постройку не далее {n} квадратов от вашей фишки или города",
  "do.destroy-buildings.any": "снесите любую постройку",
  "do.destroy-buildings.others": "снесите не более {n} построек других игроков",
  "do.destroy-buildings.here": "снесите эту постройку",
  "do.change-terrain.empty": "пустой квадрат (не гора) до конца игры становится {to}",
  "do.change-terrain.without-building": "квадрат без постройки и чуда (не гора) до конца игры становится {to}",
  "do.change-terrain.forest-without-building": "лес без постройки и чуда до конца игры становится {to}",
  "into.desert": "пустыней",
  "into.forest": "лесом",
  "into.grassland": "лугом",
  "into.mountain": "горой",
  "into.water": "водой",
  "do.nuke-city":
    "уничтожьте любой город, кроме столицы, вместе со всеми постройками, чудесами, великими людьми и фишками на его окраинах",

  "do.kill-figures.within": "уничтожьте фишку не далее {range} квадратов от вашей фишки или города",
  "do.kill-figures.there":
    "выберите квадрат не далее {range} квадратов от вашей фишки или города; уничтожьте там великого человека или не более {n} фишек",
  "do.kill-figures.any": "выберите любой открытый квадрат; уничтожьте там великого человека или не более {n} фишек",
  "do.kill-standing-unit": "уничтожьте случайный отряд регулярной армии другого игрока",
  "do.lock-square": "выберите квадрат; до конца этой фазы движения ни одна фишка не может его покинуть",
  "do.move-other-figures":
    "выберите квадрат; передвиньте все фишки другого игрока оттуда вместе не более чем на {n} квадрата, не заходя на воду и не начиная битвы",
  "do.teleport.water":
    "переместите все свои фишки из одного квадрата в любой водный квадрат; в этом раунде они больше не двигаются",
  "do.teleport.own-figures": "переместите любые свои фишки из одного квадрата в другой квадрат с вашими фишками",
  "do.teleport.outer-edge":
    "переместите свои фишки из квадрата на внешнем краю карты в пустой квадрат на внешнем краю; в этом раунде они больше не двигаются",
  "do.double-travel-speed": "до конца раунда ваша скорость движения удвоена",

  "do.force-anarchy": "форма правления другого игрока становится Анархией",
  "do.become-first-player": "станьте первым игроком",
  "do.look-at-markers": "посмотрите маркеры хижин и деревень на карте и у других игроков",
  "do.cancel.event": "отмените культурное событие",
  "do.cancel.event-at-me": "отмените культурное событие, цель которого — вы, ваши фишки или что-либо в ваших городах",
  "do.cancel.resource-ability": "отмените свойство, за которое платят ресурсами; потраченные ресурсы пропадают",
  "do.cancel.city-action": "отмените действие города другого игрока",
  "do.cancel.event-or-ability":
    "отмените культурное событие или свойство, за которое платят ресурсами; потраченные ресурсы пропадают",
  "do.cancel.anything":
    "отмените действие города, культурное событие или свойство, за которое платят ресурсами; потраченные ресурсы пропадают",

  "do.heal": "снимите со своих отрядов в битве не более {n, plural, one {# раны} other {# ран}}",
  "do.heal-all": "снимите все раны со своих отрядов в битве",
  "do.deal-wounds":
    "{n, plural, =1 {нанесите 1 рану вражескому отряду} other {нанесите вражеским отрядам не более # ран, распределив их как угодно}}",
  "do.unit-strength": "сила этого отряда +{n} до конца битвы",
  "do.combat-bonus": "получите: +{n} [combat] в этой битве",
  "do.combat-bonus-culture": "в этой битве ваша [culture] считается как [combat]; она не тратится",
  "do.pass-battle-turn": "пропустите свой ход в битве",
  "do.replace-battle-force":
    "уничтожьте все отряды своего боевого соединения и бесплатно создайте в него столько же открытых отрядов; уничтоженные нельзя спасти",
  "do.save-killed-unit": "верните один свой погибший отряд в регулярную армию",
  "do.save-killed-units": "верните все свои погибшие отряды в регулярную армию",

  "passive.coin": "Считается как {n} [coin].",
  "passive.coinSlots": "Вмещает не более {n} жетонов монет.",
  "passive.cultureHand": "Предел культурных событий на руке +{n}.",
  "passive.cultureHandPerCoins":
    "Предел культурных событий на руке +1 за каждые {n, plural, few {# ваши монеты} other {# ваших монет}}.",
  "passive.cultureDrawExtra": "Беря культурное событие, берите два и оставляйте одно.",
  "passive.advanceCultureDiscount": "Каждое продвижение по треку культуры дешевле на {n} [culture].",
  "passive.advanceTradeDiscountPerCoins":
    "Каждое продвижение по треку культуры дешевле на 1 [trade] за каждые {n, plural, few {# ваши монеты} other {# ваших монет}}.",
  "passive.skipOccupiedSpaces":
    "На треке культуры можно перескакивать деления с чужими маркерами; вы платите только за то деление, на которое попали, и получаете только его награду.",
  "passive.battleHand": "Размер боевого соединения +{n}.",
  "passive.battleHandPerCoins":
    "Размер боевого соединения +1 за каждые {n, plural, few {# ваши монеты} other {# ваших монет}}.",
  "passive.combatBonus": "+{n} [combat].",
  "passive.unitStrength": "Сила ваших отрядов +{n}.",
  "passive.opponentHandOpen": "В битвах вы видите боевое соединение противника.",
  "passive.breakWallsOnAttack": "Когда ваша армия атакует город со стеной, стена сначала уничтожается.",
  "passive.lootAgainst": "Кто победил вас в битве, получает на {n} трофей меньше.",
  "passive.cannotAttackPlayers": "Вы не можете атаковать города и фишки других игроков.",
  "passive.stackingLimit": "Предел соединения {n}.",
  "passive.stackingLimitBonus": "Предел соединения +{n}.",
  "passive.travelSpeed": "Скорость движения {n}.",
  "passive.travelSpeedBonus": "Скорость движения +{n}.",
  "passive.water.cross": "Ваши фишки могут пересекать воду, но не завершать на ней движение.",
  "passive.water.end": "Ваши фишки могут пересекать воду и завершать на ней движение.",
  "passive.ignoreObstacles": "Ваши фишки минуют вражеские фишки, хижины, деревни и города.",
  "passive.noEnemyEndInOutskirts":
    "Вражеские фишки не могут завершать движение на ваших окраинах; те, что уже там, должны уйти, если могут.",
  "passive.scoutsExploreHuts": "Ваши скауты могут исследовать хижины.",
  "passive.espionage":
    "Один раз за раунд одна ваша фишка может в одиночку войти во вражеский город и пожертвовать собой: вы бесплатно изучаете технологию, которую знает его владелец.",
  "passive.maxCities": "У вас может быть {n, plural, few {# города} other {# городов}}.",
  "passive.cityProduction": "Каждый ваш город получает +{n} [production].",
  "passive.cityProductionPerCoins":
    "Каждый ваш город получает +1 [production] за каждые {n, plural, few {# ваши монеты} other {# ваших монет}}.",
  "passive.rushProduction": "При ускорении каждые 3 [trade] дают {n} [production].",
  "passive.splitProduction": "Один раз за раунд одно ваше действие производства может создать {n} предмета.",
  "passive.wonderDiscount": "Воздвигая чудо, можно сбросить эту карточку: оно дешевле на {n} [production].",
  "passive.freeBuildingAction":
    "Один раз за раунд один из ваших городов может в счёт своего действия бесплатно возвести открытую постройку.",
  "passive.harvestTokens": "Один раз за раунд одно ваше действие сбора может взять {n} ресурса.",
  "passive.capitalArtsCulture": "Столица, посвящённая искусствам, даёт ещё {n} [culture].",
  "passive.artsCulturePerResource":
    "Город, посвящённый искусствам, даёт ещё {n} [culture] за каждый квадрат с ресурсом на его окраинах.",
  "passive.cultureBecomesTrade":
    "Один раз за раунд, посвящая город искусствам, можно взять вместо всей его [culture] столько же [trade].",
  "passive.noTradeFrom": "Ваши библиотеки и университеты не дают [trade].",
  "passive.noCultureFrom": "Ваши храмы и соборы не дают [culture].",
  "passive.wildResources": "Любой ресурс можно тратить как [incense], [iron], [silk] или [wheat].",
  "passive.resourcesForSpy": "Один раз за раунд можно потратить {n} любых ресурса вместо одного [spy].",
  "passive.anyForUranium": "Тратя [uranium], можно сбросить эту карточку и потратить вместо него любой другой ресурс.",
  "passive.researchThreshold": "Для исследования нужно на {n} [trade] меньше; платите вы как обычно.",
  "passive.placeTechLower":
    "Исследуя технологию II, III или IV уровня, можно сбросить эту карточку: технология ложится на уровень ниже.",
  "passive.drawExtraGreatPerson":
    "Каждый раз, получая великого человека, берите на одного больше и оставляйте одного из двух.",
  "passive.immuneToAnarchy": "У вас иммунитет к анархии.",
  "passive.allGovernments": "Вам открыты все формы правления.",
  "passive.capitalNoAction": "Ваша столица не выполняет действия города.",
  "passive.untargetableByEvents":
    "Вы, ваши фишки и всё в ваших городах не могут быть целью культурных событий без вашего согласия.",
  "passive.cultureEventsUncancellable": "Ваши культурные события нельзя отменить.",
  "passive.cityActionsUncancellable": "Действия ваших городов нельзя отменить.",

  "text.unlocks": "Открывает: {list}.",
  "text.cheaper": "Удешевляет чудо: {wonder}.",
  "unlocks.building": "{name}",
  "unlocks.government": "{name} (форма правления)",
  "unlocks.unit": "отряды {rank} ранга ({type})",
  "unlocks.aircraft": "авиация",
  "unlocks.walls": "стена",
  "text.no-effect": "Без эффекта.",
  "text.single-card": "Эта карточка одна на всех игроков.",

  "text.starts-with": "Начальная технология: {tech}. Форма правления: {government}.",
  "begins.great-person": "Вы начинаете с великим человеком на окраинах столицы.",
  "begins.market-resources": "Вы начинаете с ресурсами: 1 [incense], 1 [iron], 1 [silk] и 1 [wheat].",
  "begins.walls": "У вашей столицы с начала игры есть стена.",
  "begins.wonder": "Вы начинаете с верхним чудом колоды, воздвигнутым на окраинах столицы.",
  "begins.infantry": "Вы начинаете с 2 дополнительными отрядами пехоты.",
  "begins.metropolis": "Вы начинаете с мегаполисом вместо столицы.",
  "begins.army": "Вы начинаете с дополнительной армией.",
  "begins.scout": "Вы начинаете с дополнительным скаутом.",

  "investment-text.infrastructure": "Маркеры ({markers}): каждый ваш город получает {n} [production].",
  "investment-text.endowment-for-the-arts":
    "Маркеры ({first}): предел культурных событий на руке +{hand}. Маркеры ({markers}): каждое продвижение по треку культуры ещё и дешевле на {n} [culture].",
  "investment-text.military-industrial-complex": "Маркеры ({markers}): {n} [combat].",
  "investment-text.public-education": "Положив сюда {markers} маркер, бесплатно изучите технологию по своему выбору.",
  nth: "{n}-й",

  "marker-text.resource": "Хранится лицом вниз; тратится как {what}.",
  "marker-text.friendly-barbarian":
    "Сразу: бесплатно создайте открытый отряд либо армию или скаута в квадрате, где лежал маркер.",
  "marker-text.friendly-workers":
    "Фаза города, сбросьте маркер: один из ваших городов получает в этом раунде +{n} [production].",
  "marker-text.great-person": "Сразу: получите великого человека.",
  "marker-text.native-art": "Сразу: получите {n} [culture].",
  "marker-text.teacher": "Фаза старта, сбросьте маркер: бесплатно изучите технологию I уровня.",
  "marker-text.wealth": "Сразу: положите жетон монеты на свой лист цивилизации.",
  "relic-text.atlantis":
    "Кто заберёт этот реликт, в следующей фазе старта бесплатно изучит технологию по своему выбору.",
  "relic-text.school-of-confucius": "Кто заберёт этот реликт, получит великого человека.",
  "relic-text.seven-cities-of-gold":
    "Кто заберёт этот реликт, в следующей фазе старта бесплатно сделает две инвестиции.",

  "building-text.gives": "Даёт: {what}.",
  "building-text.on": "Где стоит: {list}.",
  "building-text.limited": "В городе может быть только одна ограниченная постройка.",
  "building-text.upgrades": "Улучшается: {name}.",
};
