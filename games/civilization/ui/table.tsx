import { Drawers } from "./drawers.tsx";
import { WorldMap } from "./map/map.tsx";
import { Market } from "./market.tsx";
import { Nations } from "./nations.tsx";
import { Realm } from "./realm.tsx";
import { useCivilization } from "./seats.ts";
import { Stage } from "./stage.tsx";
import { Techs } from "./techs/pyramid.tsx";
import { Track } from "./track.tsx";

/** From this proportion on the map takes the whole width, and everything else lies below it. */
const BROAD = 1.4;

/** The whole table: nations, realm, techs and market beside the map, or below a broad one. */
export function CivilizationTable() {
  const { map, battle } = useCivilization();
  return (
    <div
      className="cv-table"
      data-broad={map.width / map.height > BROAD || undefined}
      data-battle={battle !== null || undefined}
    >
      <Nations />
      <Stage map={<WorldMap least={16} />} />
      <Track />
      <Drawers realm={<Realm />} techs={<Techs />} market={<Market />} />
    </div>
  );
}
