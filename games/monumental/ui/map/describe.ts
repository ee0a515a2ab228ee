import type { Message } from "@civitas/kernel";
import { coastalSeen, defencePartsSeen, defenceSeen, type MonumentalView, type SpaceView } from "../../src/view.ts";
import { say } from "../say.ts";

/** Somebody at the table: a player by name, or the automa. */
export type NameOf = (owner: number) => Message | { readonly seat: number };

/** Several sentences, one after the other. */
export function sentences(all: readonly Message[]): Message {
  const [first = say("ui.nothing"), ...rest] = all;
  return rest.reduce((before, next) => say("ui.then", { before, next }), first);
}

/** Everything about a space in words, for ears and for who taps it: place, terrain, who stands there, its defence. */
export function describeSpace({ map, monsters, realms }: MonumentalView, space: SpaceView, nameOf: NameOf): Message {
  const place = say(coastalSeen(map, space) ? "ui.space.coastal" : "ui.space", {
    name: space.name.toUpperCase(),
    tile: { say: `tile.${space.tile}` },
  });
  return sentences([
    place,
    ...holder(space, nameOf),
    ...realms.flatMap(({ owner, explorers }) => {
      const n = explorers.filter((at) => at === space.name).length;
      return n === 0 ? [] : [say("ui.explorers", { n, who: nameOf(owner) })];
    }),
    ...monsters
      .filter((monster) => monster.space === space.name)
      .map(({ id, turns }) => say("ui.monster", { monster: { say: `monster.${id}` }, n: turns })),
    ...lying(space),
    ...(space.tile === "capital" || space.tile === "water"
      ? []
      : [say("ui.defence", { n: Math.max(1, defenceSeen(space)), parts: partsOf(space) })]),
  ]);
}

function holder({ owner, soldiers = 0, warlord, hero, outpost }: SpaceView, nameOf: NameOf): Message[] {
  if (owner === undefined) return [];
  const units = [
    ...(warlord ? [say("ui.warlord")] : []),
    ...(hero === undefined ? [] : [{ say: `hero.${hero}` }]),
    ...(soldiers > 0 ? [say("ui.soldiers", { n: soldiers })] : []),
    ...(outpost ? [say("ui.outpost")] : []),
  ];
  return [
    units.length === 0 ? say("ui.held", { who: nameOf(owner) }) : say("ui.held-by", { who: nameOf(owner), units }),
  ];
}

function lying({ barbarians, town, market, pile = 0, production, wonder }: SpaceView): Message[] {
  return [
    ...(barbarians === undefined ? [] : [say("ui.barbarians", { n: barbarians })]),
    ...(town === undefined ? [] : [say("ui.town")]),
    ...(market === undefined ? [] : [say("ui.market", { market: { say: `market.${market}` }, n: pile })]),
    ...(production ? [say("ui.production-token")] : []),
    ...(wonder === undefined ? [] : [say("ui.wonder-token", { wonder: { say: `card.${wonder}` } })]),
  ];
}

/** "swamp 2, warlord 2, soldiers 1". */
export function partsOf(space: SpaceView): Message[] {
  const terrain = { say: `tile.${space.tile}` };
  const parts = defencePartsSeen(space);
  if (parts.length === 0) return [say("ui.part", { what: terrain, n: 0 })];
  return parts.map(([part, n]) => say("ui.part", { what: part === "terrain" ? terrain : say(`ui.part.${part}`), n }));
}
