import type { GameTable } from "@civitas/table-kit";
import { tableOf as tableOfTheHouse } from "../../src/catalogue/folders.ts";

export { iconsOf, overviewOf, rulebookOf } from "../../src/catalogue/folders.ts";

const [caravans] = Object.values(import.meta.glob<GameTable>("../../../docs/example-game/ui/index.tsx"));

export function tableOf(game: string): (() => Promise<GameTable>) | undefined {
  return game === "caravans" ? caravans : tableOfTheHouse(game);
}
