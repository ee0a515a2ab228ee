import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "icon.production": "производство",
  "icon.science": "наука",
  "icon.military": "войско",
  "icon.gold": "золото",
  "icon.culture": "культура",
  "counted.production": "{n, plural, one {производство} few {производства} many {производства} other {производства}}",
  "counted.science": "{n, plural, one {наука} few {науки} many {науки} other {науки}}",
  "counted.military": "{n, plural, one {войско} few {войска} many {войск} other {войска}}",
  "counted.gold": "{n, plural, one {золото} few {золота} many {золота} other {золота}}",
  "counted.culture": "{n, plural, one {культура} few {культуры} many {культуры} other {культуры}}",
  "amount.production": "{n} [production]",
  "amount.science": "{n} [science]",
  "amount.military": "{n} [military]",
  "amount.gold": "{n} [gold]",
  "amount.culture": "{n} [culture]",
  "amount.nothing": "ничего",
  "amount.list": "{list}",

  "if.advantage": "у вас преимущество",
  "if.gained": "в этом раунде вами получено не меньше чем {what}",
  "if.controls.coastal": "вы контролируете прибрежную провинцию",
  "if.controls.mountain": "вы контролируете горную провинцию",
  "if.controls.agrarian": "вы контролируете аграрную провинцию",
  "if.distinct-types": "вы контролируете провинции {n, plural, one {# типа} other {# разных типов}}",
  "if.at-least.provinces":
    "вы контролируете не менее {n, plural, one {# провинции} few {# провинций} many {# провинций} other {# провинции}}",
  "if.at-least.knowledge":
    "вы приобрели не менее {n, plural, one {# знания} few {# знаний} many {# знаний} other {# знания}}",
  "if.at-least.wonders": "вы достроили не менее {n, plural, one {# чуда} few {# чудес} many {# чудес} other {# чуда}}",
  "if.then": "если {condition}, {does}",
  "if.then-else": "если {condition}, {does}; иначе {otherwise}",

  "cost.pay": "заплатите: {what}",
  "cost.pay-any":
    "заплатите {n, plural, one {# обычный ресурс} few {# обычных ресурса} many {# обычных ресурсов} other {# обычного ресурса}}",
  "cost.pay-distinct":
    "заплатите {n, plural, one {# обычный ресурс} few {# обычных ресурса разных видов} many {# обычных ресурсов разных видов} other {# обычного ресурса разных видов}}",
  "cost.to": "{cost} → {does}",

  "join.or": "{first} или {second}",
  "join.then": "{first}; {next}",

  "do.nothing": "ничего не происходит",
  "do.gain": "получите: {what}",
  "do.gain-any":
    "получите {n, plural, one {# обычный ресурс} few {# обычных ресурса} many {# обычных ресурсов} other {# обычного ресурса}} на выбор",
  "do.gain-per": "получите: {what} {per}",
  "do.gain-per-min": "получите: {what} {per}, но не менее {min}",
  "do.gain-restricted": "получите: {what} (только для завоевания провинций из ряда развития)",
  "do.gain-advantage": "получите преимущество",
  "do.archive": "архивируйте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} своего города",
  "do.may-archive":
    "вы можете архивировать {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} своего города",
  "do.discard": "сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из своего города",
  "do.may-discard":
    "вы можете сбросить {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из своего города",
  "do.discard-display":
    "сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из ряда развития",
  "do.may-discard-display":
    "вы можете сбросить {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из ряда развития",
  "do.reinforce":
    "усильте {n, plural, one {# активированную карту} few {# активированные карты} many {# активированных карт} other {# активированной карты}}",
  "do.may-reinforce":
    "вы можете усилить {n, plural, one {# активированную карту} few {# активированные карты} many {# активированных карт} other {# активированной карты}}",
  "do.activate": "активируйте ещё {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} своего города",
  "do.may-activate":
    "вы можете активировать ещё {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} своего города",
  "do.copy.building": "скопируйте 1 здание своего города",
  "do.copy.wonder": "скопируйте 1 другое чудо своего города",
  "do.draw-use":
    "возьмите {draw, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и используйте {use} из них",
  "do.use-display": "используйте 1 здание или знание из ряда развития, затем сбросьте эту карту",
  "do.take-basic": "получите 1 обычное здание",
  "do.wonder-section": "постройте 1 часть чуда со скидкой: {discount} (цена не ниже 0)",
  "do.policy-bonus":
    "примените {n, plural, one {бонусный эффект # своей разработанной культурной политики} other {бонусные эффекты # своих разработанных культурных политик}}",
  "do.warlords-province-bonus":
    "примените {n, plural, one {бонусный эффект # контролируемой провинции} other {бонусные эффекты # контролируемых провинций}}, в том числе доступный только военачальнику",
  "do.trade-free":
    "{n, plural, one {бесплатно торгуйте} few {бесплатно торгуйте # раза} many {бесплатно торгуйте # раз} other {бесплатно торгуйте # раза}}",
  "do.may-place-type-token":
    "вы можете положить {n, plural, one {# свой жетон} few {# своих жетона} many {# своих жетонов} other {# своего жетона}} типа провинции на контролируемую провинцию без этого типа",

  "per.provinces": "за каждую контролируемую провинцию",
  "per.coastal-provinces": "за каждую контролируемую прибрежную провинцию",
  "per.mountain-provinces": "за каждую контролируемую горную провинцию",
  "per.agrarian-provinces": "за каждую контролируемую аграрную провинцию",
  "per.distinct-types": "за каждый из разных типов контролируемых провинций",
  "per.knowledge": "за каждое приобретённое знание",
  "per.wonders": "за каждое достроенное чудо",
  "per.policies": "за каждую разработанную культурную политику",
  "per.free-cities": "за каждый контролируемый вольный город",

  "lasting.discount": "Каждое приобретаемое здание (и Баррикада) стоит меньше; скидка: {by} (цена не ниже {min}).",
  "lasting.military-as-gold": "Завоёвывая провинцию, вы можете заплатить как золото: {n} [military] (или меньше).",
  "lasting.ignore-barricades": "Баррикады не повышают стоимость провинций, которые вы завоёвываете.",

  "ability.action": "Действие — {does}.",
  "ability.card-activated": "При активации этой карты — {does}.",
  "ability.city-activated": "При активации города — {does}.",
  "ability.each-time": "Каждый раз, когда вы {event}, {does}.",
  "ability.first-time": "В первый раз за раунд, когда вы {event}, {does}.",

  "on.conquer": "завоёвываете провинцию",
  "on.lose-province": "теряете провинцию, завоёванную противником",
  "on.complete-wonder": "достраиваете чудо",
  "on.acquire-knowledge": "приобретаете знание",
  "on.trade": "торгуете с вольным городом",
  "on.use-warlord": "используете военачальника",
};
