import type { GameTable } from "@civitas/table-kit";
import { tableOf as tableOfTheHouse } from "../../src/catalogue/folders.ts";

export { iconsOf, overviewOf, pictureOf, rulebookOf } from "../../src/catalogue/folders.ts";

const [caravans] = Object.values(import.meta.glob<GameTable>("../../../docs/example-game/ui/index.tsx"));
const [bazaar] = Object.values(import.meta.glob<GameTable>("./bazaar/table.tsx"));

export function tableOf(game: string): (() => Promise<GameTable>) | undefined {
  if (game === "caravans") return caravans;
  return game === "bazaar" ? bazaar : tableOfTheHouse(game);
}
