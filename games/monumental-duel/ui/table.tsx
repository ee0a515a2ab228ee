import { useSay, ZoneBox } from "@civitas/table-kit";
import { Advantage } from "./advantage.tsx";
import { MyCity } from "./city.tsx";
import { Development } from "./development.tsx";
import { FreeCities } from "./free-cities.tsx";
import { Race } from "./race.tsx";
import { Aside, Construction, Leaders, OwnCities, Policies, Provinces } from "./realm.tsx";
import { Rival } from "./rival.tsx";
import { say } from "./say.ts";
import { useDuel, useMine } from "./seats.ts";
import { MySupply } from "./supply.tsx";

/** Policies, provinces, leaders and the wonder under construction of the viewer. */
export function MyRealm() {
  const seat = useMine();
  const words = useSay();
  return (
    <ZoneBox title={words.plain(say("ui.realm"))} className="md-realm">
      <Leaders seat={seat} />
      <Construction seat={seat} />
      <Aside seat={seat} />
      <Policies seat={seat} />
      <Provinces seat={seat} />
      <OwnCities seat={seat} />
    </ZoneBox>
  );
}

/** The whole table: the row above, the rival over one's own city, and beside them what both share. */
export function DuelTable() {
  const { trade } = useDuel();
  return (
    <div className="md-table">
      <Development />
      <Rival />
      <div className="md-front">
        <MyRealm />
        <MyCity />
      </div>
      <div className="md-side-column">
        <MySupply />
        <Advantage />
        {trade && <FreeCities />}
        <Race />
      </div>
    </div>
  );
}
