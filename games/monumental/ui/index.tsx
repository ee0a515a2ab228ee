import type { MonumentalView } from "../src/view.ts";
import "./style/index.css";
import { icons } from "./icons.ts";
import { MonumentalTable } from "./table.tsx";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { icons, MonumentalTable as Table, tutorial, zones };

/** The words of this table, beside those of the game. */
export const words = { en, ru, hu };

export const scores = (view: MonumentalView): readonly number[] => view.realms.map(({ points }) => points);
