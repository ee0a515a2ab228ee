import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { buildableTypes, buildUnit } from "../battle/units.ts";
import { type HiddenMarker, hidden, isHut } from "../content/huts.ts";
import { type HutId, UNIT_TYPES, type UnitType, type VillageId } from "../content/ids.ts";
import { stackingLimit } from "../limits.ts";
import { squareName } from "../map/grid.ts";
import { markerAt } from "../map/land.ts";
import { figuresInSupply, newFigure, standingAt } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Kept, realmOf, type SquareNumber, type World } from "../state.ts";
import { gainCulture } from "../stock.ts";

export const contentOf = (marker: Pick<Kept, "kind" | "id">): HiddenMarker => hidden(marker.id);

/** A kept marker is used and leaves the game. */
export function revealMarker(w: World, table: GameTable, seat: Seat, id: HutId | VillageId, clause: string): void {
  const realm = realmOf(w, seat);
  const index = realm.kept.findIndex((marker) => marker.id === id);
  const [marker] = index < 0 ? [] : realm.kept.splice(index, 1);
  if (marker === undefined) return;
  leaveGame(w, marker);
  table.tell(() => ({
    what: say("log.reveals", { who: { seat }, marker: say(`marker.${hidden(id).content}`) }),
    seat,
    clause,
    // By its kind: nobody can tell two equal markers apart.
    moves: [{ piece: ref.kept(seat, marker.kind), from: ref.kept(seat, marker.kind), to: ref.box }],
  }));
}

function leaveGame(w: World, marker: Pick<Kept, "id">): void {
  const { id } = marker;
  if (isHut(id)) w.gone.huts.push(id);
  else w.gone.villages.push(id);
}

/** CV-16.8, CV-16.9: the marker is taken, looked at, and kept or resolved (CV-16.10). */
export function* tellTakeMarker(w: World, table: GameTable, { seat, square }: Stories["takeMarker"]): Rules {
  const marker = markerAt(w, square);
  if (marker?.kind !== "hut" && marker?.kind !== "village") return;
  w.markers[square] = null;
  const { kind, id } = marker;
  const { content, keep, amount } = hidden(id);
  const place = sayPlace(w, square);
  const clause = kind === "hut" ? "CV-16.8" : "CV-16.9";
  const found = say("log.finds", { who: { seat }, marker: say(`marker.${content}`), place });
  const moves = [
    { piece: ref.marker(squareName(w, square)), from: ref.square(squareName(w, square)), to: ref.kept(seat, kind) },
  ];
  occasion(w, table, [seat], "exploreSite", { seat, square });
  if (kind === "village") occasion(w, table, [seat], "glory", { seat, square });
  if (keep) {
    realmOf(w, seat).kept.push({ ...marker, seen: [] });
    table.tell(() => ({
      what: found,
      only: [seat],
      others: say(`log.takes-${kind}`, { who: { seat }, place }),
      seat,
      clause,
      moves,
    }));
    return;
  }
  leaveGame(w, marker);
  table.tell(() => ({ what: found, seat, clause, moves }));
  switch (content) {
    case "native-art":
      return gainCulture(w, seat, amount);
    case "wealth":
      realmOf(w, seat).sheet += 1;
      return;
    case "great-person":
      return table.next("greatPerson", { seat });
    default:
      return yield* befriend(w, table, seat, square);
  }
}

interface Friend extends Option {
  readonly unit?: UnitType;
  readonly figure?: "army" | "scout";
}

/** CV-16.11, CV-16.16: friendly barbarians become a unit, or a figure on the square. */
function* befriend(w: World, table: GameTable, seat: Seat, square: SquareNumber): Rules {
  const realm = realmOf(w, seat);
  const here = realm.figures.filter(({ at }) => at === square).length;
  const room = Math.max(here, standingAt(w, seat, square)) < stackingLimit(w, seat);
  const options: Friend[] = UNIT_TYPES.filter((type) => buildableTypes(w, seat).includes(type)).map((unit) => ({
    id: `unit:${unit}`,
    label: say(`unit-type.${unit}`),
    refs: [ref.unitDeck(unit)],
    unit,
  }));
  for (const figure of ["army", "scout"] as const) {
    if (!room || figuresInSupply(w, seat, figure) === 0) continue;
    options.push({ id: figure, label: say(`figure.${figure}`), refs: [ref.square(squareName(w, square))], figure });
  }
  if (options.length === 0) return;
  const { unit, figure } = yield* choose(seat, say("ask.friendly-barbarians"), options, { clause: "CV-16.11" });
  if (unit !== undefined) {
    buildUnit(w, table.random, seat, unit);
    table.tell(() => ({
      what: say("log.builds-unit", { who: { seat }, unit: say(`unit-type.${unit}`) }),
      seat,
      clause: "CV-16.11",
    }));
  }
  if (figure !== undefined) {
    realm.figures.push({ ...newFigure(figure, square), moved: true });
    table.tell(() => ({
      what: say("log.builds-figure", { who: { seat }, figure: say(`figure.${figure}`), place: sayPlace(w, square) }),
      seat,
      clause: "CV-16.11",
    }));
  }
}
