import type { Message } from "@civitas/kernel";
import type { Owner } from "./state.ts";
import type { CityView, ClashView, HexView } from "./view.ts";

/** Says a message in the reader's language. */
type Plain = (message: Message) => string;

const isView = (view: unknown): view is ClashView =>
  typeof view === "object" && view !== null && "hexes" in view && "cities" in view && "troops" in view;

/** The board for plain text: every hex with all that stands on it, in signs that the legend explains. */
export function textMap(view: unknown, plain: Plain) {
  if (!isView(view)) return undefined;
  return {
    shape: "hexes in columns" as const,
    shows: ["hexes", "regions", "cities", "troops", "ships"],
    legend: plain({ say: "map.legend" }),
    spaces: view.hexes.map((hex) => ({
      row: hex.r + Math.floor(hex.q / 2),
      column: hex.q,
      name: hex.name,
      lines: linesOf(view, hex, plain),
    })),
  };
}

function linesOf(view: ClashView, hex: HexView, plain: Plain): string[] {
  if (hex.terrain === null) return ["?", "", ""];
  const city = view.cities.find((one) => one.hex === hex.name);
  return [
    `${plain({ say: `terrain.${hex.terrain}` })}${hex.exhausted ? "!" : ""}`,
    city === undefined ? "" : citySigns(city),
    unitSigns(view, hex.name),
  ];
}

const signOf = (owner: Owner): string => (owner === "barbarians" ? "B" : String(owner + 1));

const MOODS = { happy: "+", neutral: "", angry: "-" } as const;

/** "1:3+ap*": the first player's city of size 3, happy, with an academy and a port and a Wonder. */
function citySigns({ owner, size, mood, buildings, wonder }: CityView): string {
  const inside = (["academy", "port", "fortress", "temple"] as const).filter((kind) => buildings[kind] !== null);
  const letters = inside.map((kind) => kind.charAt(0)).join("");
  return `${signOf(owner)}:${size}${MOODS[mood ?? "neutral"]}${letters}${wonder === null ? "" : "*"}`;
}

/** "1 S2 E1": two soldiers and a settler of the first player; "2 H1(S1)": a ship with a soldier aboard. */
function unitSigns(view: ClashView, hex: string): string {
  const troops = view.troops.filter((troop) => troop.hex === hex);
  const ships = view.ships.filter((ship) => ship.hex === hex);
  const owner = troops[0]?.owner ?? ships[0]?.owner;
  if (owner === undefined) return "";
  const count = (kind: "soldier" | "settler"): number =>
    troops.reduce((sum, troop) => sum + (troop.kind === kind ? troop.n : 0), 0);
  const aboard = ships.flatMap(({ cargo }) => cargo.map(({ kind }) => (kind === "soldier" ? "S" : "E")));
  return [
    signOf(owner),
    ...(count("soldier") > 0 ? [`S${count("soldier")}`] : []),
    ...(count("settler") > 0 ? [`E${count("settler")}`] : []),
    ...(ships.length > 0 ? [`H${ships.length}${aboard.length > 0 ? `(${aboard.join("")})` : ""}`] : []),
  ].join(" ");
}
