import type { MonumentalView } from "../src/view.ts";
import "./style/index.css";
import { icons } from "./icons.ts";
import { MonumentalTable } from "./table.tsx";
import { tutorial } from "./tutorial.ts";
import { zones } from "./zones.tsx";

export { icons, MonumentalTable as Table, tutorial, zones };

export const scores = (view: MonumentalView): readonly number[] => view.realms.map(({ points }) => points);
