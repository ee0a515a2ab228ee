import { Changing, type Zone } from "@civitas/table-kit";
import { CityZone } from "./city.tsx";
import { Display } from "./display.tsx";
import { Peoples } from "./peoples.tsx";
import { PhoneMap } from "./phone-map.tsx";
import { RealmZone } from "./realm.tsx";
import { say } from "./say.ts";
import { useMine, useMonumental, useRealm } from "./seats.ts";
import { SupplyZone, Tokens } from "./supply.tsx";

function City() {
  return (
    <>
      <CityZone />
      <SupplyZone />
    </>
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
  { id: "map", label: say("ui.part-of.map"), component: PhoneMap, summary: Provinces },
  { id: "city", label: say("ui.tab.city"), component: City },
  { id: "display", label: say("ui.display"), component: Display, summary: Era },
  { id: "realm", label: say("ui.realm"), component: RealmZone },
  { id: "peoples", label: say("ui.part-of.peoples"), component: Peoples },
];

export { Tokens };
