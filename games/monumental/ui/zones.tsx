import { Changing, type Zone } from "@civitas/table-kit";
import type { FC } from "react";
import { CityZone } from "./city.tsx";
import { Display } from "./display.tsx";
import { PeoplesPage } from "./peoples-page.tsx";
import { PhoneMap } from "./phone-map.tsx";
import { RealmPage } from "./realm.tsx";
import { say } from "./say.ts";
import { useMine, useMonumental, useRealm } from "./seats.ts";
import { SupplyZone } from "./supply.tsx";

/** One part of the table, in the measures of a phone. */
function part(...parts: readonly FC[]): FC {
  return () => (
    <div className="mo-zone">
      {parts.map((Part, i) => (
        <Part key={i} />
      ))}
    </div>
  );
}

function Provinces() {
  return <Changing value={useRealm(useMine()).counts.provinces} />;
}

function Era() {
  return useMonumental().display.deck;
}

/** The table in parts, for a phone. */
export const zones: readonly Zone[] = [
  { id: "map", label: say("ui.part-of.map"), component: part(PhoneMap), summary: Provinces },
  { id: "city", label: say("ui.tab.city"), component: part(CityZone, SupplyZone) },
  { id: "display", label: say("ui.display"), component: part(Display), summary: Era },
  { id: "realm", label: say("ui.realm"), component: part(RealmPage) },
  { id: "peoples", label: say("ui.part-of.peoples"), component: part(PeoplesPage) },
];
