import { useSay, ZoneBox } from "@civitas/table-kit";
import { AdvantageCard } from "./advantage.tsx";
import { MyCity } from "./city.tsx";
import { Development } from "./development.tsx";
import { FreeCities } from "./free-cities.tsx";
import { Race } from "./race.tsx";
import { Aside, Construction, Leaders, OwnCities, Policies, Provinces } from "./realm.tsx";
import { Rival } from "./rival.tsx";
import { say } from "./say.ts";
import { useDuel, useMine } from "./seats.ts";
import { MySupply } from "./supply.tsx";

/** Policies and provinces of the viewer, the free cities he controls and the cards he has drawn. */
export function MyRealm() {
  const seat = useMine();
  const words = useSay();
  return (
    <ZoneBox title={words.plain(say("ui.realm"))} className="md-realm">
      <Aside seat={seat} />
      <Policies seat={seat} />
      <Provinces seat={seat} />
      <OwnCities seat={seat} />
    </ZoneBox>
  );
}

/** The viewer's warlord and scout, and the wonder under construction. */
export function MyCourt() {
  const seat = useMine();
  return (
    <div className="md-court">
      <Leaders seat={seat} />
      <Construction seat={seat} />
    </div>
  );
}

/** The whole table: the row above, one's own realm and city below it, and beside them the rival and what both share. */
export function DuelTable() {
  const { trade } = useDuel();
  return (
    <div className="md-table" data-trade={trade || undefined}>
      <Development />
      <MyRealm />
      <div className="md-front">
        <div className="md-means">
          <MySupply />
          <AdvantageCard />
        </div>
        <MyCity />
        <MyCourt />
      </div>
      <div className="md-across">
        <Rival />
        <div className="md-shared">
          {trade && <FreeCities />}
          <Race />
        </div>
      </div>
    </div>
  );
}
