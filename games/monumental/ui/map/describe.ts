import type { Message } from "@civitas/kernel";
import type { MonsterView, SpaceView } from "../../src/view.ts";
import { say } from "../say.ts";

/** Somebody at the table: a player by name, or the automa. */
export type NameOf = (owner: number) => Message | { readonly seat: number };

/** Several sentences, one after the other. */
export function sentences(all: readonly Message[]): Message {
  const [first = say("ui.nothing"), ...rest] = all;
  return rest.reduce((before, next) => say("ui.then", { before, next }), first);
}

/** Everything about a space in words, for ears and for who taps it: place, terrain, who stands there, its defence. */
export function describeSpace(space: SpaceView, monsters: readonly MonsterView[], nameOf: NameOf): Message {
  const place = say(space.coastal ? "ui.space.coastal" : "ui.space", {
    name: space.name.toUpperCase(),
    tile: { say: `tile.${space.tile}` },
  });
  return sentences([
    place,
    ...holder(space, nameOf),
    ...space.explorers.map(([owner, n]) => say("ui.explorers", { n, who: nameOf(owner) })),
    ...monsters.map(({ id, turns }) => say("ui.monster", { monster: { say: `monster.${id}` }, n: turns })),
    ...lying(space),
    ...(space.tile === "capital" || space.tile === "water"
      ? []
      : [say("ui.defence", { n: Math.max(1, space.defence), parts: partsOf(space) })]),
  ]);
}

function holder({ owner, soldiers, warlord, hero, outpost }: SpaceView, nameOf: NameOf): Message[] {
  if (owner === null) return [];
  const units = [
    ...(warlord ? [say("ui.warlord")] : []),
    ...(hero === null ? [] : [{ say: `hero.${hero}` }]),
    ...(soldiers > 0 ? [say("ui.soldiers", { n: soldiers })] : []),
    ...(outpost ? [say("ui.outpost")] : []),
  ];
  return [
    units.length === 0 ? say("ui.held", { who: nameOf(owner) }) : say("ui.held-by", { who: nameOf(owner), units }),
  ];
}

function lying({ barbarians, town, market, pile, production, wonder }: SpaceView): Message[] {
  return [
    ...(barbarians === null ? [] : [say("ui.barbarians", { n: barbarians })]),
    ...(town === null ? [] : [say("ui.town")]),
    ...(market === null ? [] : [say("ui.market", { market: { say: `market.${market}` }, n: pile })]),
    ...(production ? [say("ui.production-token")] : []),
    ...(wonder === null ? [] : [say("ui.wonder-token", { wonder: { say: `card.${wonder}` } })]),
  ];
}

/** "swamp 2, warlord 2, soldiers 1". */
export const partsOf = ({ parts, tile }: SpaceView): Message[] =>
  parts.length === 0
    ? [say("ui.part", { what: { say: `tile.${tile}` }, n: 0 })]
    : parts.map(([part, n]) =>
        say("ui.part", { what: part === "terrain" ? { say: `tile.${tile}` } : say(`ui.part.${part}`), n }),
      );
