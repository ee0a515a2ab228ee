import { type CSSProperties, useRef } from "react";
import { Drawers } from "./drawers.tsx";
import { useFold } from "./fold.ts";
import { WorldMap } from "./map/map.tsx";
import { MarketZone } from "./market.tsx";
import { Nations } from "./nations.tsx";
import { RealmZone } from "./realm.tsx";
import { useCivilization } from "./seats.ts";
import { MiddleOfTable } from "./stage.tsx";
import { Techs } from "./techs/pyramid.tsx";
import { Track } from "./track.tsx";

/** How high the map is for its width: a style sheet may leave it just the room that it fills. */
const proportionOf = (map: { width: number; height: number }): CSSProperties & Record<"--map", number> => ({
  "--map": map.height / map.width,
});

/** The whole table: the map with the culture track, and nations, realm, techs and market around it. */
export function CivilizationTable() {
  const { map } = useCivilization();
  const table = useRef<HTMLDivElement>(null);
  const fold = useFold(table, map);
  return (
    <div ref={table} className="cv-table" data-fold={fold} style={proportionOf(map)}>
      {/* Laid out only once it is known how: the first layout is the dearest. */}
      {fold !== undefined && (
        <>
          <Nations />
          <MiddleOfTable map={(covered) => <WorldMap least={16} covered={covered} />} />
          <Track />
          <Drawers realm={<RealmZone />} techs={<Techs />} market={<MarketZone />} />
        </>
      )}
    </div>
  );
}
