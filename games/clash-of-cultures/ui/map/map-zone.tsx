import { BattleScene } from "../battle/battle.tsx";
import { BattleReport } from "../battle/battle-report.tsx";
import { EventScene } from "../events.tsx";
import { SpiedHand } from "../hand/spied.tsx";
import { Banner } from "../realm/banner.tsx";
import { cornersOf } from "../realm/corners.ts";
import { Piles } from "../realm/piles.tsx";
import { useClash, useRivals } from "../seats.ts";
import { Tray } from "../tray/tray.tsx";
import { WorldMap } from "./map.tsx";

/** The map on its leaf, the rivals' banners in its corners, and over it whatever happens now. */
export function MapZone() {
  const view = useClash();
  const rivals = useRivals().map(({ seat }) => seat);
  const corners = cornersOf(view, rivals);
  return (
    <section className="cc-map-zone" data-players={view.players.length} data-piles={corners.piles}>
      <WorldMap least={16} />
      {[...corners.rivals].map(([seat, corner]) => (
        <Banner key={seat} seat={seat} corner={corner} />
      ))}
      <Piles corner={corners.piles} />
      <EventScene />
      <Tray />
      <SpiedHand />
      <BattleReport />
      <BattleScene />
    </section>
  );
}
