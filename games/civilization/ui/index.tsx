import type { Nearness, WayToWin } from "@civitas/table-kit";
import type { CivilizationView } from "../src/view/view.ts";
import "./style/index.css";
import { icons } from "./icons.ts";
import { Phases } from "./phases.tsx";
import { placesOf } from "./places.ts";
import { CivilizationTable } from "./table.tsx";
import { tutorial } from "./tutorial.ts";
import { nearestOf, waysOf } from "./victories.ts";
import { zones } from "./zones.tsx";

export { CivilizationTable as Table, icons, Phases as TurnStanding, placesOf, tutorial, zones };

/** What brings each nation nearest to winning. */
export const nearest = ({ realms }: CivilizationView): readonly Nearness[] => realms.map(nearestOf);

/** CV-31: the four victories. */
export const ways = (view: CivilizationView): readonly (readonly WayToWin[])[] =>
  view.realms.map((realm) => waysOf(view, realm));
