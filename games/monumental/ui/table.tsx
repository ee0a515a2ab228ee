import { CityZone } from "./city.tsx";
import { Display } from "./display.tsx";
import { MapZone } from "./map/map.tsx";
import { Peoples } from "./peoples.tsx";
import { RealmZone } from "./realm.tsx";
import { MonumentalStage } from "./stage.tsx";
import { SupplyZone } from "./supply.tsx";

/** The whole table: the display above; map and peoples at the left; city, supply and realm at the right. */
export function MonumentalTable() {
  return (
    <div className="mo-table">
      <Display />
      <MonumentalStage>
        {{
          map: <MapZone />,
          peoples: <Peoples />,
          city: <CityZone />,
          supply: <SupplyZone />,
          realm: <RealmZone />,
        }}
      </MonumentalStage>
    </div>
  );
}
