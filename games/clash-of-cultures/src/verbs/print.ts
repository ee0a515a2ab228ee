import { spoken } from "@civitas/words/spoken";

/** The frame of what is printed on cards and buildings. */
const { say, words } = spoken({
  en: {
    "text.does": "Effect: {does}.",
    "timing.own-turn": "In your turn: {does}.",
    "timing.action": "As an action: {does}.",
    "timing.turn-start": "At the start of your turn, before anything else: {does}.",
    "timing.with-collect": "With a Collect, without another such card: {does}.",
    "timing.with-influence": "As you declare a Cultural Influence: {does}.",
    "timing.after-capture": "Right after you captured a city of another player: {does}.",
    "after.won-land-battle": "If you won a land battle this turn: {does}.",
    "after.won-land-battle-or-captured": "If you captured a city or won a land battle this turn: {does}.",
    "collect.repeats": "each hex may be collected more than once; the number of resources stays the same",
    "collect.more": "it may bring {n} resources more, from further hexes",
    "event-text.all": "Every player: {does}.",
    "great-person.take":
      "You may take this card into your hand for 1 [culture]; otherwise the others, in turn order, may do so for 2 [culture].",
    "great-person.play": "Later, as an action: {does}.",
    "wonder-needs.port": "Only in a city with a Port.",
    "building-text.port":
      "Needs an adjacent Sea hex. The city may build ships there, and its Sea hex yields [food], [gold] or [mood].",
    "building-text.fortress": "In round 1 of a battle in its city the defender rolls 1 more die and cancels 1 hit.",
  },
  ru: {
    "text.does": "Эффект — {does}.",
    "timing.own-turn": "В свой ход — {does}.",
    "timing.action": "В качестве действия — {does}.",
    "timing.turn-start": "В начале своего хода, прежде всего остального — {does}.",
    "timing.with-collect": "Вместе со сбором ресурсов, без других таких карт — {does}.",
    "timing.with-influence": "При объявлении культурного влияния — {does}.",
    "timing.after-capture": "Сразу после захвата города другого игрока — {does}.",
    "after.won-land-battle": "Если в этот ход вы победили в наземном сражении — {does}.",
    "after.won-land-battle-or-captured":
      "Если в этот ход вы захватили город или победили в наземном сражении — {does}.",
    "collect.repeats": "с каждой области можно собирать несколько раз; число ресурсов не меняется",
    "collect.more": "сбор может принести на {n} ресурса больше, с других областей",
    "event-text.all": "Каждый игрок — {does}.",
    "great-person.take":
      "Вы можете взять эту карту на руку за 1 [culture]; иначе это могут сделать другие в порядке хода за 2 [culture].",
    "great-person.play": "Позже, в качестве действия — {does}.",
    "wonder-needs.port": "Только в городе с портом.",
    "building-text.port":
      "Нужна соседняя область моря. Город может строить там корабли, а его область моря даёт на выбор: [food], [gold] или [mood].",
    "building-text.fortress":
      "В 1-м раунде сражения в её городе защитник бросает на 1 кубик больше и отменяет 1 повреждение.",
  },
  hu: {
    "text.does": "Hatása – {does}.",
    "timing.own-turn": "A körödben – {does}.",
    "timing.action": "Akcióként – {does}.",
    "timing.turn-start": "A köröd elején, minden más előtt – {does}.",
    "timing.with-collect": "Begyűjtéssel együtt, másik ilyen kártya nélkül – {does}.",
    "timing.with-influence": "Amikor kulturális befolyást hirdetsz – {does}.",
    "timing.after-capture": "Közvetlenül azután, hogy elfoglaltad egy másik játékos városát – {does}.",
    "after.won-land-battle": "Ha ebben a körben megnyertél egy szárazföldi harcot – {does}.",
    "after.won-land-battle-or-captured":
      "Ha ebben a körben várost foglaltál el vagy megnyertél egy szárazföldi harcot – {does}.",
    "collect.repeats": "minden mezőről többször is gyűjthetsz; az erőforrások száma nem változik",
    "collect.more": "a begyűjtés {n} erőforrással többet hozhat, további mezőkről",
    "event-text.all": "Minden játékos – {does}.",
    "great-person.take":
      "1 [culture] kifizetésével a kezedbe veheted ezt a kártyát; különben a többiek sorban 2 [culture] kifizetésével.",
    "great-person.play": "Később, akcióként – {does}.",
    "wonder-needs.port": "Csak kikötős városban.",
    "building-text.port":
      "Szomszédos tengermező kell hozzá. A város ott hajókat építhet, tengermezője pedig ezt adja: [food], [gold] vagy [mood].",
    "building-text.fortress": "A városában vívott harc 1. körében a védő 1 kockával többet dob, és kivéd 1 találatot.",
  },
});

export const sayPrint = say;
export const printWords = words;
