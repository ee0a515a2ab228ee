import type { ClashView } from "../src/view.ts";
import "./style/index.css";
import { icons } from "./icons.ts";
import { placesOf } from "./map/looks.ts";
import { TurnStanding } from "./realm/turn-standing.tsx";
import { ClashTable } from "./table.tsx";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { ClashTable as Table, icons, placesOf, TurnStanding, tutorial, zones };

/** The points so far; they are kept in halves. */
export const scores = (view: ClashView): readonly number[] => view.players.map(({ score }) => score.total / 2);
