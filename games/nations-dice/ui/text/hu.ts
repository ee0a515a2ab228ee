import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, string> = {
  "ui.tab.progress": "Lapkák",
  "ui.tab.mine": "Saját tábla",
  "ui.tab.rivals": "Ellenfelek",
  "ui.tab.round": "Forduló",
  "ui.progress": "Haladástábla",
  "ui.age": "{age, number}. korszak",
  "ui.stack": "A következő lapkák és események paklijai",
  "ui.undealt": "{age, number}. korszak: ki nem osztott lapkák",
  "ui.row-price": "{n, number}. sor: {n, number} arany, kolóniáért {n, number} erő",
  "ui.empty-cell": "Üres hely: {row, number}. sor, {column, number}. oszlop",
  "ui.decides": "dönt",
  "ui.order-card": "{n, number}. sorrendkártya",
  "ui.passed": "passz",
  "ui.books": "Könyvek",
  "ui.books-of": "{player}: {n, number} könyv",
  "ui.books-of-opponent": "Képzeletbeli ellenfél: {n, number} könyv",
  "ui.points": "Győzelmi pontok",
  "ui.points-of": "{player}: {now, number} GYP a sávon, {end, number} GYP a mostani lapkákkal",
  "ui.tracks": "Könyvek és győzelmi pontok",
  "ui.used": "Felhasznált",
  "ui.used-area": "Felhasznált zóna",
  "ui.cancel-payment": "Mégse",
  "ui.available": "Most elérhető",
  "ui.no-advisor": "Nincs tanácsadó",
  "ui.no-wonder": "Nincs épülő csoda",
  "ui.beside": "Kolóniák és felépült csodák",
  "ui.supply": "Készlet",
  "ui.box": "Játékon kívül: {n, number} lapka",
  "ui.kind.building": "Épület",
  "ui.kind.advisor": "Tanácsadó",
  "ui.kind.colony": "Kolónia",
  "ui.kind.wonder": "Csoda",
  "ui.kind-of-age": "{kind} · {age, number}. korszak",
  "ui.gives-dice":
    "{colour, select, white {{n, number} fehér kocka} blue {{n, number} kék kocka} orange {{n, number} narancssárga kocka} other {{n, number} piros kocka}}",
  "ui.gives-chits":
    "{kind, select, gold {Jelző ([gold]): {n, number}} food {Jelző ([food]): {n, number}} stone {Jelző ([stone]): {n, number}} book {Jelző ([book]): {n, number}} strength {Jelző ([strength]): {n, number}} other {Jelző ([reroll]): {n, number}}}",
  "ui.stone-to-build": "Felépítéséhez: {n, number} [stone]",
  "ui.worth": "{n, plural, =0 {Nem ér győzelmi pontot} other {# győzelmi pont}} a játék végén",
  "ui.rule.building":
    "Lefedi öt épületed egyikét. A lefedett épület kockáit visszaadod, az új kockákat elveszed, és azonnal dobsz velük.",
  "ui.rule.advisor":
    "Egy tanácsadód lehet. Az új leváltja a régit, akinek az újradobásjelzői visszakerülnek a készletbe.",
  "ui.rule.colony": "Erővel kell kifizetni. A táblád mellé kerül; elveszed a jelzőjét.",
  "ui.rule.wonder":
    "A csodahelyen vár, amíg egy későbbi körben ki nem fizeted a kőköltségét. Csak akkor adja a jelzőjét és a pontjait.",
  "ui.famine": "Éhínség",
  "ui.war": "Háború",
  "ui.famine-asks": "Éhínség: {n, number} [food] elköltéséért {vp, number} GYP jár",
  "ui.war-asks": "Háború: {n, number} [strength] elköltéséért {vp, number} GYP jár",
  "ui.has-enough": "{player}: {has, number} / {needs, number}, elég",
  "ui.has-too-little": "{player}: {has, number} / {needs, number}, kevés",
  "ui.solo-die": "Négyoldalú kocka: minden akciód után elveszi egy oszlop legolcsóbb lapkáját",
  "ui.solo-die-short": "elvesz egy lapkát",
  "tutorial.dice":
    "Üdvözlünk! Négy forduló alatt kockákkal építesz nemzetet. Ez a tiéd: öt fehér kocka, amelyekkel már dobtál, egy [gold] jelző és egy [reroll] jelző. Mindegyiket fordulónként egyszer használhatod. Az győz, akinek a végén a legtöbb győzelmi pontja van.",
  "tutorial.buy":
    "A haladástáblán egy lapka annyi [gold], ahányadik sorban fekszik: 1, 2 vagy 3. Az Akadémia az alsó sorban van, és kék kockát ad, ami jobb a fehérnél. Vedd meg.",
  "tutorial.pay":
    "Azzal fizetsz, ami [gold]: kockával és jelzővel. Visszajáró nincs, és bármelyik két kocka együtt 1 [gold] helyett állhat. Fizess az 1 [gold] oldalú fehér kockával, a jelzőt tartsd meg.",
  "tutorial.cover":
    "Az új épület lefedi öt épületed egyikét. A lefedett már nem ad semmit. Most mind egyforma: fedd le a Fejszés harcost.",
  "tutorial.return":
    "A lefedett épület kockája visszakerül a készletbe. Visszaadhatod azt is, amelyiket épp elköltötted, így semmit sem veszítesz. Tedd ezt.",
  "tutorial.wonder":
    "A kék kockával azonnal dobtál: 3 [stone]. Az ellenfél passzolt, innen egyedül folytatod. A csodák sok pontot érnek. Vedd meg a Függőkerteket.",
  "tutorial.chit": "Fizess a [gold] jelzővel. A jelzők, akárcsak a kockák, minden fordulóban visszatérnek hozzád.",
  "tutorial.build":
    "A csoda a tábládon vár, amíg ki nem fizeted a követ: [stone]. Csak akkor adja a jelzőjét és a pontjait. Építsd fel.",
  "tutorial.stone":
    "2 [stone] kell hozzá. A kék kocka is elég volna, de a harmadik kő elveszne. Fizess a két fehér kockával.",
  "tutorial.reroll":
    "Az akciók után a könyveket hasonlítjuk össze: az ellenfélnek 3 van, neked 1. A kék kockád akár 3 [book] is lehet. Használd fel az újradobásjelzőt.",
  "tutorial.reroll-all":
    "Válaszd ki az újradobandó kockákat egyenként vagy egyszerre. Dobj újra mind a hárommal: most semmi olyat nem mutatnak, ami kell.",
  "tutorial.pass":
    "4 [book]! Mást már nem érdemes venned. A felhasználatlan kockák a passzal nem vesznek el: a könyveknél, az éhínségnél és a háborúban még számítanak. Passzolj.",
  "tutorial.books":
    "A Könyvek lépésben felhasználhatod azokat a kockákat és jelzőket, amelyeken [book] van: a jelződ előrelép. Akinek több könyve van, 2 pontot kap. Használd fel mindet.",
  "tutorial.famine": "A forduló éhínsége 1 [food], jutalma 1 pont. A Függőkertektől kaptál egy ételjelzőt. Költsd el.",
  "tutorial.end":
    "Ezután a felhasználatlan [strength] szabta meg az új sorrendet, a háború pedig 2 [strength] értéket kért: ennyi senkinek sem volt. A 4. forduló után a lapkáid is pontot érnek. Elkezdődött a második korszak: játssz tovább, ahogy jólesik.",
};
