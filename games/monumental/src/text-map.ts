import type { Message } from "@civitas/kernel";
import { RESOURCES, type Resources } from "@civitas/monumental-family";
import { say } from "./say.ts";
import type { Owner } from "./state.ts";
import type { MonumentalView, SpaceView } from "./view.ts";

/** How the reader's language says something. */
type Plain = (message: Message) => string;

const isView = (view: unknown): view is MonumentalView =>
  typeof view === "object" && view !== null && "map" in view && "realms" in view;

/** The map for plain text: every space with all that stands on it, in signs that the legend explains. */
export function textMap(view: unknown, plain: Plain) {
  if (!isView(view)) return undefined;
  const { spaces } = view.map;
  const top = Math.min(...spaces.map(({ r }) => r));
  return {
    shape: "hexes" as const,
    shows: ["map"],
    legend: plain(say("map.legend")),
    spaces: spaces.map((space) => ({
      row: space.r,
      // Going down a row in axial coordinates goes half a space to the right.
      column: space.q + Math.floor((space.r - top) / 2),
      name: space.defence > 0 ? `${space.name.toUpperCase()} (${space.defence})` : space.name.toUpperCase(),
      lines: linesOf(view, space, plain),
    })),
  };
}

function linesOf(view: MonumentalView, space: SpaceView, plain: Plain): string[] {
  const monster = view.monsters.some((here) => here.space === space.name);
  return [
    `${plain(say(`tile.${space.tile}`))}${space.production ? "+" : ""}`,
    [...heldBy(view, space), ...(monster ? ["X"] : [])].join(" "),
    [...guards(space), ...explorers(view, space)].join(" "),
    ...(space.market === null ? [] : [`${plain(say(`market.${space.market}`))} ${space.pile}`]),
  ];
}

/** "1:3 W O": the first player has three soldiers, the warlord and an outpost here. */
function heldBy(view: MonumentalView, { owner, soldiers, warlord, hero, outpost, wonder }: SpaceView): string[] {
  const signs = [warlord && "W", hero !== null && "H", outpost && "O", wonder !== null && "*"];
  const figures = signs.filter((sign) => sign !== false);
  return owner === null ? figures : [`${signOf(view, owner)}:${soldiers}`, ...figures];
}

/** "Ba2" for barbarians of value 2, "To2s" for a free town that asks for 2 science. */
function guards({ barbarians, town }: SpaceView): string[] {
  return [...(barbarians === null ? [] : [`Ba${barbarians}`]), ...(town === null ? [] : [`To${priceSigns(town)}`])];
}

const priceSigns = (price: Resources): string =>
  RESOURCES.flatMap((resource) => (price[resource] === undefined ? [] : [`${price[resource]}${resource[0]}`])).join("");

const explorers = (view: MonumentalView, space: SpaceView): string[] =>
  space.explorers.flatMap(([owner, n]) => Array<string>(n).fill(`Ex${signOf(view, owner)}`));

const signOf = (view: MonumentalView, owner: Owner): string =>
  view.realms.some((realm) => realm.owner === owner && realm.automa) ? "A" : String(owner + 1);
