import type { DuelView } from "../src/view.ts";
import "./table.css";
import { icons } from "./icons.ts";
import { DuelTable } from "./table.tsx";
import { words as en } from "./text/en.ts";
import { words as hu } from "./text/hu.ts";
import { words as ru } from "./text/ru.ts";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { DuelTable as Table, icons, tutorial, zones };

/** The words of this table, beside those of the game. */
export const words = { en, ru, hu };

export const scores = (view: DuelView): readonly number[] => view.players.map(({ points }) => points);
