import { Changing, Icon, ResourceToken, type Zone } from "@civitas/table-kit";
import { AdvantageCard } from "./advantage.tsx";
import { MyCity } from "./city.tsx";
import { Development } from "./development.tsx";
import { FreeCities } from "./free-cities.tsx";
import { Race } from "./race.tsx";
import { Rival } from "./rival.tsx";
import { say } from "./say.ts";
import { useDuel, useMine, usePlayer } from "./seats.ts";
import { MySupply } from "./supply.tsx";
import { MyCourt, MyRealm } from "./table.tsx";

function City() {
  return (
    <div className="md-zone">
      <MyCity />
      <MySupply />
      <MyCourt />
    </div>
  );
}

function Shared() {
  const { trade } = useDuel();
  return (
    <div className="md-zone">
      <AdvantageCard />
      {trade && <FreeCities />}
      <Race />
    </div>
  );
}

function Row() {
  return (
    <div className="md-zone">
      <Development />
    </div>
  );
}

function Realm() {
  return (
    <div className="md-zone">
      <MyRealm />
    </div>
  );
}

function Across() {
  return (
    <div className="md-zone">
      <Rival />
    </div>
  );
}

function Production() {
  return <ResourceToken kind="production" n={usePlayer(useMine()).supply.production} size="small" />;
}

function Gold() {
  return <ResourceToken kind="gold" n={usePlayer(useMine()).supply.gold} size="small" />;
}

function Culture() {
  return <ResourceToken kind="culture" n={usePlayer(useMine()).supply.culture} size="small" />;
}

function RivalPoints() {
  return (
    <>
      <Icon name="points" /> <Changing value={usePlayer(1 - useMine()).points} />
    </>
  );
}

/** The table in parts, for a phone. */
export const zones: readonly Zone[] = [
  { id: "city", label: say("ui.tab.city"), component: City, summary: Production },
  { id: "row", label: say("ui.tab.row"), component: Row },
  { id: "realm", label: say("ui.tab.realm"), component: Realm, summary: Culture },
  { id: "shared", label: say("ui.tab.shared"), component: Shared, summary: Gold },
  { id: "rival", label: say("ui.tab.rival"), component: Across, summary: RivalPoints },
];
