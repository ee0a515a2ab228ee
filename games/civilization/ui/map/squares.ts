import type { Message, Ref, Seat } from "@civitas/kernel";
import type { Cell, Point } from "@civitas/table-kit";
import type { MarketResource, Terrain } from "../../src/content/ids.ts";
import { landscape } from "../../src/map/landscape.ts";
import { ref } from "../../src/refs.ts";
import type { CivilizationView, FigureView, MarkerView } from "../../src/view/view.ts";
import { cityName } from "../city-names.ts";
import { SQUARE } from "./pen.ts";
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
  readonly city: { readonly seat: Seat; readonly name: Message } | null;
  readonly centre: boolean;
  readonly blockaded: boolean;
  readonly figures: readonly StandingFigure[];
}

export interface StandingFigure extends FigureView {
  readonly seat: Seat;
}

/** The middle of a square on the sheet. */
export const middleOf = ({ cell: [column, row] }: SquareScene): Point => [
  (column + 0.5) * SQUARE,
  (row + 0.5) * SQUARE,
];

const NAME = /^([a-z]+)(\d+)$/;

/** Where a square lies by its name: "c5" is the third column, the fifth row. */
export function cellNamed(name: string): Cell {
  const [, letters = "a", number = "1"] = NAME.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [column, Number(number) - 1];
}

/** All squares of the map as they lie now; `land` is what the map alone tells. */
export function squaresOf(view: CivilizationView, land = landscape(view)): SquareScene[] {
  const marker = new Map(view.map.markers.map((one) => [one.square, one]));
  const disasters = new Set(view.map.disasters.map(({ square }) => square));
  const locked = new Set(view.map.locked);
  const cities = citiesByArea(view);
  const figures = figuresBySquare(view);
  return land.map(({ name, column, row, terrain, icons, resource }): SquareScene => {
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
      city: city && { seat: city.seat, name: city.name },
      centre: city?.centre ?? false,
      blockaded: city?.blockaded ?? false,
      figures: figures.get(name) ?? [],
    };
  });
}

interface Area {
  readonly seat: Seat;
  readonly name: Message;
  readonly centre: boolean;
  readonly blockaded: boolean;
}

function citiesByArea({ realms }: CivilizationView): ReadonlyMap<string, Area> {
  const areas = new Map<string, Area>();
  for (const realm of realms) {
    for (const { at, second, outskirts, blockaded } of realm.cities) {
      const city = { seat: realm.seat, name: cityName(realm, at) };
      for (const square of outskirts) {
        areas.set(square, { ...city, centre: false, blockaded: blockaded.includes(square) });
      }
      for (const square of second === null ? [at] : [at, second]) {
        areas.set(square, { ...city, centre: true, blockaded: false });
      }
    }
  }
  return areas;
}

function figuresBySquare({ realms }: CivilizationView): ReadonlyMap<string, StandingFigure[]> {
  const squares = new Map<string, StandingFigure[]>();
  for (const { seat, figures } of realms) {
    for (const figure of figures) {
      const known = squares.get(figure.at);
      if (known === undefined) squares.set(figure.at, [{ ...figure, seat }]);
      else known.push({ ...figure, seat });
    }
  }
  return squares;
}
