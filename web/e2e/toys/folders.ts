import type { GameUi } from "@civitas/table-kit";
import { tableOf as tableOfTheHouse } from "../../src/catalogue/folders.ts";

export { iconsOf, overviewOf, pictureOf, rulebookOf, tableWordsOf } from "../../src/catalogue/folders.ts";

const [caravans] = Object.values(import.meta.glob<GameUi>("../../../docs/example-game/ui/index.tsx"));
const [bazaar] = Object.values(import.meta.glob<GameUi>("./bazaar/table.tsx"));

export function tableOf(game: string): (() => Promise<GameUi>) | undefined {
  if (game === "caravans") return caravans;
  return game === "bazaar" ? bazaar : tableOfTheHouse(game);
}
