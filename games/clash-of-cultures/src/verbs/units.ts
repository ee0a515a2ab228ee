import type { Goods } from "../content/goods.ts";
import { spoken } from "../spoken.ts";
import { sayGoods, WORTH } from "./amounts.ts";
import type { Speech } from "./verb.ts";

/** A free unit: in one of the own cities, in the city this is about, or in a city of another player of one's choice. */
export interface PlaceUnit {
  readonly verb: "placeUnit";
  readonly unit: "settler" | "soldier";
  readonly where: "own-city" | "here" | "other-player";
}

/** CC-26.12: a free ship on the Port hex of this city. */
export interface LaunchShip {
  readonly verb: "launchShip";
}

/** CC-14.17: one ship move. */
export interface MoveShip {
  readonly verb: "moveShip";
}

/** CC-23.18: a Move action as part of this one. */
export interface MarchToWar {
  readonly verb: "marchToWar";
  readonly cv: number;
}

/** CC-15.13: an unexplored region with a hex beside one of the own cities. */
export interface Explore {
  readonly verb: "explore";
}

/** CC-23.19: a region beside one with an own city; then a city there may be founded for this. */
export interface Expedition {
  readonly verb: "expedition";
  readonly cost: Goods;
}

/** One of the two, or both in any order. */
export interface OneOrBoth<V> {
  readonly verb: "oneOrBoth";
  readonly these: readonly [V, V];
}

export const placeUnit = (unit: PlaceUnit["unit"], where: PlaceUnit["where"] = "own-city"): PlaceUnit => ({
  verb: "placeUnit",
  unit,
  where,
});
export const launchShip: LaunchShip = { verb: "launchShip" };
export const moveShip: MoveShip = { verb: "moveShip" };
export const marchToWar = (cv: number): MarchToWar => ({ verb: "marchToWar", cv });
export const explore: Explore = { verb: "explore" };
export const expedition = (cost: Goods): Expedition => ({ verb: "expedition", cost });
export const oneOrBoth = <V>(first: V, second: V): OneOrBoth<V> => ({ verb: "oneOrBoth", these: [first, second] });

const { say, words } = spoken({
  en: {
    "do.place-unit.own-city.settler": "place 1 settler in one of your cities",
    "do.place-unit.own-city.soldier": "place 1 soldier in one of your cities",
    "do.place-unit.here.settler": "place 1 settler in that city",
    "do.place-unit.here.soldier": "place 1 soldier in that city",
    "do.place-unit.other-player.settler": "choose another player, who places 1 settler in one of their cities",
    "do.place-unit.other-player.soldier": "choose another player, who places 1 soldier in one of their cities",
    "do.launch-ship": "place 1 free ship on this city's Port hex",
    "do.move-ship": "you may move 1 of your ships",
    "do.march-to-war":
      "take a Move action at once; in the first battle you start with it you have +{cv} combat value in every round",
    "do.explore": "reveal an unexplored region next to one of your cities",
    "do.expedition":
      "you may reveal an unexplored region next to a region in which you have a city; then you may pay {cost} to found a city there without a settler",
    "do.one-or-both": "do one or both: {first}; {second}",
  },
  ru: {
    "do.place-unit.own-city.settler": "разместите 1 поселенца в одном из своих городов",
    "do.place-unit.own-city.soldier": "разместите 1 солдата в одном из своих городов",
    "do.place-unit.here.settler": "разместите 1 поселенца в этом городе",
    "do.place-unit.here.soldier": "разместите 1 солдата в этом городе",
    "do.place-unit.other-player.settler": "выберите другого игрока: он размещает 1 поселенца в одном из своих городов",
    "do.place-unit.other-player.soldier": "выберите другого игрока: он размещает 1 солдата в одном из своих городов",
    "do.launch-ship": "разместите 1 бесплатный корабль на области порта этого города",
    "do.move-ship": "можете переместить 1 свой корабль",
    "do.march-to-war":
      "сразу выполните «Движение юнитов»; в первом сражении, которое вы этим начнёте, у вас +{cv} к боевому значению в каждом раунде",
    "do.explore": "откройте неисследованный регион рядом с одним из своих городов",
    "do.expedition":
      "можете открыть неисследованный регион рядом с регионом, где у вас есть город; затем можете заплатить {cost}, чтобы основать там город без поселенца",
    "do.one-or-both": "выполните одно или оба: {first}; {second}",
  },
  hu: {
    "do.place-unit.own-city.settler": "helyezz le 1 telepest egy városodba",
    "do.place-unit.own-city.soldier": "helyezz le 1 katonát egy városodba",
    "do.place-unit.here.settler": "helyezz le 1 telepest abba a városba",
    "do.place-unit.here.soldier": "helyezz le 1 katonát abba a városba",
    "do.place-unit.other-player.settler": "válassz egy másik játékost, aki lehelyez 1 telepest egy saját városába",
    "do.place-unit.other-player.soldier": "válassz egy másik játékost, aki lehelyez 1 katonát egy saját városába",
    "do.launch-ship": "helyezz le 1 ingyenes hajót e város kikötőjének mezőjére",
    "do.move-ship": "mozgathatod 1 hajódat",
    "do.march-to-war":
      "azonnal hajts végre egységmozgatást; az első harcban, amelyet ezzel kezdesz, minden körben +{cv} a harcértéked",
    "do.explore": "fedj fel egy felfedezetlen térséget valamelyik városod mellett",
    "do.expedition":
      "felfedhetsz egy felfedezetlen térséget egy olyan térség mellett, ahol van városod; ezután {cost} kifizetésével telepes nélkül várost alapíthatsz ott",
    "do.one-or-both": "az egyik vagy mindkettő: {first}; {second}",
  },
});

export const placeUnitSpeech: Speech<PlaceUnit> = {
  says: ({ unit, where }) => say(`do.place-unit.${where}.${unit}`),
  worth: ({ where }) => (where === "other-player" ? -0.1 : WORTH.unit),
  words,
};
export const launchShipSpeech: Speech<LaunchShip> = { says: () => say("do.launch-ship"), worth: () => 0.4, words };
export const moveShipSpeech: Speech<MoveShip> = { says: () => say("do.move-ship"), worth: () => 0.15, words };
export const marchToWarSpeech: Speech<MarchToWar> = {
  says: ({ cv }) => say("do.march-to-war", { cv }),
  worth: () => 0.5,
  words,
};
export const exploreSpeech: Speech<Explore> = { says: () => say("do.explore"), worth: () => 0.2, words };
export const expeditionSpeech: Speech<Expedition> = {
  says: ({ cost }) => say("do.expedition", { cost: sayGoods(cost) }),
  worth: () => 1,
  words,
};
export const oneOrBothSpeech = <V>(): Speech<OneOrBoth<V>, V> => ({
  says: ({ these: [first, second] }, inner) =>
    say("do.one-or-both", { first: inner([first]), second: inner([second]) }),
  worth: ({ these }, inner) => inner(these),
  words,
});
