import { spoken } from "@civitas/words/spoken";
import type { Goods } from "../content/goods.ts";
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

/** CC-23.19: a region beside one with an own city; then a city may be founded there for this price. */
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
    "verb.place-unit.own-city.settler": "place 1 settler in one of your cities",
    "verb.place-unit.own-city.soldier": "place 1 soldier in one of your cities",
    "verb.place-unit.here.settler": "place 1 settler in that city",
    "verb.place-unit.here.soldier": "place 1 soldier in that city",
    "verb.place-unit.other-player.settler": "choose another player, who places 1 settler in one of their cities",
    "verb.place-unit.other-player.soldier": "choose another player, who places 1 soldier in one of their cities",
    "verb.launch-ship": "place 1 free ship on this city's Port hex",
    "verb.move-ship": "you may move 1 of your ships",
    "verb.march-to-war":
      "take a Move action at once; in the first battle you start with it you have +{cv} combat value in every round",
    "verb.explore": "reveal an unexplored region next to one of your cities",
    "verb.expedition":
      "you may reveal an unexplored region next to a region in which you have a city; then you may pay {cost} to found a city there without a settler",
    "verb.one-or-both": "do one or both: {first}; {second}",
  },
  ru: {
    "verb.place-unit.own-city.settler": "разместите 1 поселенца в одном из своих городов",
    "verb.place-unit.own-city.soldier": "разместите 1 солдата в одном из своих городов",
    "verb.place-unit.here.settler": "разместите 1 поселенца в этом городе",
    "verb.place-unit.here.soldier": "разместите 1 солдата в этом городе",
    "verb.place-unit.other-player.settler":
      "выберите другого игрока: он размещает 1 поселенца в одном из своих городов",
    "verb.place-unit.other-player.soldier": "выберите другого игрока: он размещает 1 солдата в одном из своих городов",
    "verb.launch-ship": "разместите 1 бесплатный корабль на области порта этого города",
    "verb.move-ship": "можете переместить 1 свой корабль",
    "verb.march-to-war":
      "сразу выполните «Движение юнитов»; в первом сражении, которое вы этим начнёте, у вас +{cv} к боевому значению в каждом раунде",
    "verb.explore": "откройте неисследованный регион рядом с одним из своих городов",
    "verb.expedition":
      "можете открыть неисследованный регион рядом с регионом, где у вас есть город; затем можете заплатить {cost}, чтобы основать там город без поселенца",
    "verb.one-or-both": "выполните одно или оба: {first}; {second}",
  },
  hu: {
    "verb.place-unit.own-city.settler": "helyezz le 1 telepest egy városodba",
    "verb.place-unit.own-city.soldier": "helyezz le 1 katonát egy városodba",
    "verb.place-unit.here.settler": "helyezz le 1 telepest abba a városba",
    "verb.place-unit.here.soldier": "helyezz le 1 katonát abba a városba",
    "verb.place-unit.other-player.settler": "válassz egy másik játékost, aki lehelyez 1 telepest egy saját városába",
    "verb.place-unit.other-player.soldier": "válassz egy másik játékost, aki lehelyez 1 katonát egy saját városába",
    "verb.launch-ship": "helyezz le 1 ingyenes hajót e város kikötőjének mezőjére",
    "verb.move-ship": "mozgathatod 1 hajódat",
    "verb.march-to-war":
      "azonnal hajts végre egységmozgatást; az első harcban, amelyet ezzel kezdesz, minden körben +{cv} a harcértéked",
    "verb.explore": "fedj fel egy felfedezetlen térséget valamelyik városod mellett",
    "verb.expedition":
      "felfedhetsz egy felfedezetlen térséget egy olyan térség mellett, ahol van városod; ezután {cost} kifizetésével telepes nélkül várost alapíthatsz ott",
    "verb.one-or-both": "az egyik vagy mindkettő: {first}; {second}",
  },
});

export const placeUnitSpeech: Speech<PlaceUnit> = {
  says: ({ unit, where }) => say(`verb.place-unit.${where}.${unit}`),
  worth: ({ where }) => (where === "other-player" ? -0.1 : WORTH.unit),
  words,
};
export const launchShipSpeech: Speech<LaunchShip> = { says: () => say("verb.launch-ship"), worth: () => 0.4, words };
export const moveShipSpeech: Speech<MoveShip> = { says: () => say("verb.move-ship"), worth: () => 0.15, words };
export const marchToWarSpeech: Speech<MarchToWar> = {
  says: ({ cv }) => say("verb.march-to-war", { cv }),
  worth: () => 0.5,
  words,
};
export const exploreSpeech: Speech<Explore> = { says: () => say("verb.explore"), worth: () => 0.2, words };
export const expeditionSpeech: Speech<Expedition> = {
  says: ({ cost }) => say("verb.expedition", { cost: sayGoods(cost) }),
  worth: () => 1,
  words,
};
export const oneOrBothSpeech = <V>(): Speech<OneOrBoth<V>, V> => ({
  says: ({ these: [first, second] }, inner) =>
    say("verb.one-or-both", { first: inner([first]), second: inner([second]) }),
  worth: ({ these }, inner) => inner(these),
  words,
});
