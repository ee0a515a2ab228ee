import { choose, no, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { announce } from "../announcing/announce.ts";
import { passives } from "../cards/passives.ts";
import type { MarketResource } from "../content/ids.ts";
import { squareName } from "../map/grid.ts";
import { resourceAt } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, realmOf, type SquareNumber, spendAction, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { resourceSquares } from "./gathering.ts";

interface Crop extends Option {
  readonly square?: SquareNumber;
}

const isLeft = (w: World, resource: MarketResource, taken?: MarketResource | null): boolean =>
  w.market.resources[resource] > (taken === resource ? 1 : 0);

/** CV-11.14: kinds of resources that the city shows and the market has; `taken` is on its way already. */
export function crops(w: World, seat: Seat, city: City, taken?: MarketResource | null): Crop[] {
  const kinds = new Map<MarketResource, SquareNumber>();
  for (const square of resourceSquares(w, seat, city)) {
    const resource = resourceAt(w, square);
    if (resource === null || kinds.has(resource)) continue;
    if (isLeft(w, resource, taken)) kinds.set(resource, square);
  }
  return [...kinds].map(([resource, square]) => ({
    id: `harvest:${resource}`,
    label: say(`resource.${resource}`),
    refs: [ref.square(squareName(w, square)), ref.marketResource(resource)],
    square,
  }));
}

export function harvestEntries(w: World, table: GameTable, seat: Seat, city: City): Verdict<Entry>[] {
  const squares = resourceSquares(w, seat, city);
  if (squares.length === 0) return [];
  const name = squareName(w, city.at);
  const entry: Entry = {
    id: `harvest:${name}`,
    label: say("choice.harvest"),
    refs: [ref.city(name)],
    group: say("group.city", { place: sayPlace(w, city.at) }),
    act: () => harvest(w, table, seat, city),
  };
  const inMarket = squares.some((square) => {
    const resource = resourceAt(w, square);
    return resource !== null && isLeft(w, resource);
  });
  return [inMarket ? entry : no(entry, say("why.market-empty"), "CV-11.14")];
}

function* harvest(w: World, table: GameTable, seat: Seat, city: City): Rules {
  const prompt = say("ask.harvest");
  const { square } = yield* choose(seat, prompt, crops(w, seat, city), { clause: "CV-11.14" });
  if (square === undefined) return;
  const squares = [square];
  const second = yield* secondCrop(w, seat, city, square);
  if (second !== undefined) squares.push(second);
  const cancellable = spendAction(city);
  if (second !== undefined) realmOf(w, seat).used.push("harvestTokens"); // CV-11.5: used up with the announcement
  announce(w, table, { kind: "action", seat, city: city.at, action: { do: "harvest", squares }, cancellable });
}

/** CV-11.15: Angkor Wat, once a round. */
function* secondCrop(w: World, seat: Seat, city: City, first: SquareNumber): Rules<SquareNumber | undefined> {
  if (realmOf(w, seat).used.includes("harvestTokens") || !passives.has(w, seat, "harvestTokens")) return undefined;
  const more = crops(w, seat, city, resourceAt(w, first));
  const enough: Crop = { id: "enough", label: say("choice.enough"), apart: "end" };
  return (yield* choose(seat, say("ask.harvest-again"), [...more, enough], { clause: "CV-11.15" })).square;
}

/** Takes the tokens, after the window. */
export function takeCrops(
  w: World,
  table: GameTable,
  seat: Seat,
  squares: readonly SquareNumber[],
  clause: string,
): void {
  for (const square of squares) {
    const resource = resourceAt(w, square);
    if (resource !== null) takeResource(w, table, seat, resource, clause);
  }
}

/** A token from the market. */
export function takeResource(w: World, table: GameTable, seat: Seat, resource: MarketResource, clause: string): void {
  if (w.market.resources[resource] === 0) return;
  w.market.resources[resource] -= 1;
  realmOf(w, seat).resources[resource] += 1;
  table.tell(() => ({
    what: say("log.takes-resource", { who: { seat }, resource: say(`resource.${resource}`) }),
    seat,
    clause,
    moves: [{ piece: resource, from: ref.marketResource(resource), to: ref.resource(seat, resource) }],
  }));
}
