import type { Axial } from "@civitas/hexes";
import type { Message } from "@civitas/kernel";
import { RESOURCES, type Resources } from "@civitas/monumental-family";
import { GRIDS } from "./content/maps.ts";
import { say } from "./say.ts";
import type { Owner } from "./state.ts";
import { defenceSeen, type MonumentalView, type SpaceView } from "./view.ts";

/** Says a message in the reader's language. */
type Plain = (message: Message) => string;

const isView = (view: unknown): view is MonumentalView =>
  typeof view === "object" && view !== null && "map" in view && "realms" in view;

/** The map for plain text: every space with all that stands on it, in signs that the legend explains. */
export function textMap(view: unknown, plain: Plain) {
  if (!isView(view)) return undefined;
  const { id, spaces } = view.map;
  const { at } = GRIDS[id];
  const top = Math.min(...at.map(({ r }) => r));
  return {
    shape: "hexes" as const,
    shows: ["map"],
    legend: plain(say("map.legend")),
    spaces: spaces.map((space, n) => ({
      ...cellOf(at[n], top),
      name: defenceSeen(space) > 0 ? `${space.name.toUpperCase()} (${defenceSeen(space)})` : space.name.toUpperCase(),
      lines: linesOf(view, space, plain),
    })),
  };
}

/** Going down a row in axial coordinates goes half a space to the right. */
const cellOf = ({ q, r }: Axial = { q: 0, r: 0 }, top: number) => ({ row: r, column: q + Math.floor((r - top) / 2) });

function linesOf(view: MonumentalView, space: SpaceView, plain: Plain): string[] {
  const monster = view.monsters.some((here) => here.space === space.name);
  return [
    `${plain(say(`tile.${space.tile}`))}${space.production ? "+" : ""}`,
    [...heldBy(view, space), ...(monster ? ["X"] : [])].join(" "),
    [...guards(space), ...explorers(view, space)].join(" "),
    ...(space.market === undefined ? [] : [`${plain(say(`market.${space.market}`))} ${space.pile ?? 0}`]),
  ];
}

/** "1:3 W O": the first player has three soldiers, the warlord and an outpost here. */
function heldBy(view: MonumentalView, { owner, soldiers = 0, warlord, hero, outpost, wonder }: SpaceView): string[] {
  const signs = [warlord && "W", hero && "H", outpost && "O", wonder && "*"];
  const figures = signs.filter((sign) => sign !== undefined);
  return owner === undefined ? figures : [`${signOf(view, owner)}:${soldiers}`, ...figures];
}

/** "Ba2" for barbarians of value 2, "To2s" for a free town that asks for 2 science. */
function guards({ barbarians, town }: SpaceView): string[] {
  return [
    ...(barbarians === undefined ? [] : [`Ba${barbarians}`]),
    ...(town === undefined ? [] : [`To${priceSigns(town)}`]),
  ];
}

const priceSigns = (price: Resources): string =>
  RESOURCES.flatMap((resource) => (price[resource] === undefined ? [] : [`${price[resource]}${resource[0]}`])).join("");

const explorers = (view: MonumentalView, { name }: SpaceView): string[] =>
  view.realms.flatMap(({ owner, explorers: at }) =>
    at.filter((space) => space === name).map(() => `Ex${signOf(view, owner)}`),
  );

const signOf = (view: MonumentalView, owner: Owner): string =>
  view.realms.some((realm) => realm.owner === owner && realm.automa) ? "A" : String(owner + 1);
