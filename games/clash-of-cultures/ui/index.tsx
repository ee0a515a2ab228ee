import type { ClashView } from "../src/view.ts";
import "./style/index.css";
import { icons } from "./icons.ts";
import { placesOf } from "./map/looks.ts";
import { ClashTable } from "./table.tsx";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";
import { zones } from "./zones.tsx";

export { ClashTable as Table, icons, placesOf, zones };

/** The words of this table, beside those of the game. */
export const words = { en, ru, hu };

/** The points so far; they are kept in halves. */
export const scores = (view: ClashView): readonly number[] => view.players.map(({ score }) => score.total / 2);
