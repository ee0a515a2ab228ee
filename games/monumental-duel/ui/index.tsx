import type { DuelView } from "../src/view.ts";
import "./table.css";
import { icons } from "./icons.ts";
import { DuelTable } from "./table.tsx";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { DuelTable as Table, icons, tutorial, zones };

/** The words of this table, beside those of the game. */
export const words = {
  en: () => import("./text/en.ts"),
  ru: () => import("./text/ru.ts"),
  hu: () => import("./text/hu.ts"),
};

export const scores = (view: DuelView): readonly number[] => view.players.map(({ points }) => points);
