import type { Nearness } from "@civitas/table-kit";
import { COINS_TO_WIN } from "../src/content/constants.ts";
import { VICTORY_SPACE } from "../src/content/track.ts";
import type { CivilizationView } from "../src/view.ts";
import "./style/index.css";
import { icons } from "./icons.ts";
import { placesOf } from "./places.ts";
import { CivilizationTable } from "./table.tsx";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { CivilizationTable as Table, icons, placesOf, tutorial, zones };

/** The words of this table, beside those of the game. */
export const words = {
  en: () => import("./text/en.ts"),
  ru: () => import("./text/ru.ts"),
  hu: () => import("./text/hu.ts"),
};

/** What brings each nation nearest to winning: coins or the culture track. */
export const nearest = ({ realms }: CivilizationView): readonly Nearness[] =>
  realms.map(({ coins, track }) =>
    coins / COINS_TO_WIN > track / VICTORY_SPACE
      ? { icon: "coin", n: coins, of: COINS_TO_WIN }
      : { icon: "culture", n: track, of: VICTORY_SPACE },
  );
