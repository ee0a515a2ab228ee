import type { Ref, Seat } from "@civitas/kernel";
import type { MarketResource, Terrain } from "../../src/content/ids.ts";
import { landscape } from "../../src/landscape.ts";
import { ref } from "../../src/refs.ts";
import type { CivilizationView, FigureView, MarkerView } from "../../src/view.ts";
import type { Cell } from "./cells.ts";
import type { Yields } from "./tokens.tsx";

/** A square of the map with everything that is to be seen on it. */
export interface SquareScene {
  readonly at: Ref;
  /** As players read it, "G2"; `id` as refs spell it. */
  readonly name: string;
  readonly id: string;
  readonly cell: Cell;
  /** Nothing where nobody has looked. */
  readonly terrain: Terrain | null;
  readonly yields: Yields;
  readonly combat: number;
  readonly resource: MarketResource | null;
  readonly marker: MarkerView | null;
  readonly disaster: boolean;
  readonly locked: boolean;
  /** The city whose centre or outskirts this is. */
  readonly city: { readonly seat: Seat; readonly at: string } | null;
  readonly centre: boolean;
  readonly blockaded: boolean;
  readonly figures: readonly Standing[];
}

export interface Standing extends FigureView {
  readonly seat: Seat;
}

const NAME = /^([a-z]+)(\d+)$/;

/** Where a square lies by its name: "c5" is the third column, the fifth row. */
export function cellNamed(name: string): Cell {
  const [, letters = "a", number = "1"] = NAME.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [column, Number(number) - 1];
}

/** All squares of the map as they lie now. */
export function squaresOf(view: CivilizationView): SquareScene[] {
  const marker = new Map(view.map.markers.map((one) => [one.square, one]));
  const disasters = new Set(view.map.disasters.map(({ square }) => square));
  const locked = new Set(view.map.locked);
  const cities = citiesByArea(view);
  const figures = figuresBySquare(view);
  return landscape(view).map(({ name, column, row, terrain, icons, resource }): SquareScene => {
    const lies = marker.get(name) ?? null;
    const city = cities.get(name) ?? null;
    return {
      at: ref.square(name),
      name: name.toUpperCase(),
      id: name,
      cell: [column, row],
      terrain,
      yields: icons,
      combat: icons.combat,
      resource,
      marker: lies,
      disaster: disasters.has(name),
      locked: locked.has(name),
      city: city && { seat: city.seat, at: city.at },
      centre: city?.centre ?? false,
      blockaded: city?.blockaded ?? false,
      figures: figures.get(name) ?? [],
    };
  });
}

interface Area {
  readonly seat: Seat;
  readonly at: string;
  readonly centre: boolean;
  readonly blockaded: boolean;
}

function citiesByArea({ realms }: CivilizationView): ReadonlyMap<string, Area> {
  const areas = new Map<string, Area>();
  for (const { seat, cities } of realms) {
    for (const { at, second, outskirts, blockaded } of cities) {
      for (const name of outskirts) areas.set(name, { seat, at, centre: false, blockaded: blockaded.includes(name) });
      for (const name of second === null ? [at] : [at, second]) {
        areas.set(name, { seat, at, centre: true, blockaded: false });
      }
    }
  }
  return areas;
}

function figuresBySquare({ realms }: CivilizationView): ReadonlyMap<string, Standing[]> {
  const squares = new Map<string, Standing[]>();
  for (const { seat, figures } of realms) {
    for (const figure of figures) {
      const known = squares.get(figure.at);
      if (known === undefined) squares.set(figure.at, [{ ...figure, seat }]);
      else known.push({ ...figure, seat });
    }
  }
  return squares;
}
