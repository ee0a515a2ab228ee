import type { DuelView } from "../src/view.ts";
import "./table.css";
import { icons } from "./icons.ts";
import { DuelTable } from "./table.tsx";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { DuelTable as Table, icons, tutorial, zones };

export const scores = (view: DuelView): readonly number[] => view.players.map(({ points }) => points);
