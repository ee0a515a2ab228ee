import type { NationsView } from "../src/view.ts";
import "./table.css";
import { icons } from "./icons.ts";
import { NationsTable } from "./table.tsx";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { icons, NationsTable as Table, tutorial, zones };

export const scores = (view: NationsView): readonly number[] => view.players.map(({ total }) => total);
