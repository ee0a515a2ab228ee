import type { Message } from "@civitas/kernel";
import type { Icons } from "../content/icons.ts";
import { say } from "../say.ts";
import type { CityView, CivilizationView, MarkerView } from "../view/view.ts";
import { type LandSquare, landscape } from "./landscape.ts";

/** Says a message in the reader's language. */
type Plain = (message: Message) => string;

const isView = (view: unknown): view is CivilizationView =>
  typeof view === "object" && view !== null && "map" in view && "realms" in view && "market" in view;

/** The map for plain text: every square with all that stands on it, in signs that the legend explains. */
export function textMap(view: unknown, plain: Plain) {
  if (!isView(view)) return undefined;
  const markers = new Map(view.map.markers.map((marker) => [marker.square, marker]));
  return {
    shape: "squares" as const,
    shows: ["map"],
    legend: plain(say("map.legend")),
    spaces: landscape(view).map((square) => ({
      row: square.row,
      column: square.column,
      name: `${square.name.toUpperCase()} ${yieldSigns(square.icons)}`.trimEnd(),
      lines: [
        land(square, plain),
        cityOn(view, square.name) ?? markerSign(markers.get(square.name), plain),
        figureSigns(view, square.name),
      ],
    })),
  };
}

/** "forest i": a forest with iron. */
function land({ terrain, resource }: LandSquare, plain: Plain): string {
  if (terrain === null) return "?";
  return `${plain(say(`terrain.${terrain}`))}${resource === null ? "" : ` ${resource.slice(0, 2)}`}`;
}

/** "2p1t": two production and one trade. */
const yieldSigns = ({ production, trade, culture, coin, combat }: Icons): string =>
  [
    [production, "p"],
    [trade, "t"],
    [culture, "c"],
    [coin, "$"],
    [combat, "+"],
  ]
    .filter(([n]) => n !== 0)
    .join("")
    .replaceAll(",", "");

/** "1:CITY#": a city of the first player, with walls. */
function cityOn({ realms }: CivilizationView, square: string): string | undefined {
  for (const { seat, cities } of realms) {
    for (const city of cities) if (city.at === square || city.second === square) return citySign(seat, city);
  }
  return undefined;
}

const POSTS = { fortification: "F", caravan: "K" } as const;

const citySign = (seat: number, { capital, walls, post }: CityView): string =>
  `${seat + 1}:${capital ? "CAP" : "CITY"}${walls ? "#" : ""}${post === null ? "" : POSTS[post]}`;

function markerSign(marker: MarkerView | undefined, plain: Plain): string {
  if (marker === undefined) return "";
  switch (marker.kind) {
    case "building":
      return `${marker.owner + 1}:${plain(say(`building.${marker.id}`))}`;
    case "wonder":
      return `${marker.owner + 1}*${plain(say(`wonder.${marker.id}`))}`;
    case "great-person":
      return `${marker.owner + 1}:${plain(say(`great-person.${marker.id}`))}`;
    case "relic":
      return plain(say(`relic.${marker.id}`));
    default:
      return marker.kind === "hut" ? "(h)" : "(v)";
  }
}

/** "1 A2 S1": two armies and a scout of the first player. */
function figureSigns({ realms }: CivilizationView, square: string): string {
  return realms
    .flatMap(({ seat, figures }) => {
      const here = figures.filter(({ at }) => at === square);
      const count = (kind: "army" | "scout"): number =>
        here.reduce((sum, figure) => sum + (figure.kind === kind ? figure.n : 0), 0);
      if (here.length === 0) return [];
      return [
        [
          `${seat + 1}`,
          ...(count("army") > 0 ? [`A${count("army")}`] : []),
          ...(count("scout") > 0 ? [`S${count("scout")}`] : []),
        ].join(" "),
      ];
    })
    .join(" ");
}
