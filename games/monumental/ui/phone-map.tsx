import { useMedia, Words } from "@civitas/table-kit";
import { LevyPanel } from "./levy/panel.tsx";
import { Picked } from "./levy/picked.tsx";
import { useAskedConquest } from "./levy/use-levy.ts";
import { useLookedConquest } from "./map/conquest.ts";
import { describeSpace } from "./map/describe.ts";
import { useSceneOfAction } from "./map/in-sight.ts";
import { MapKey } from "./map/key.tsx";
import { WorldMap } from "./map/map.tsx";
import { useNames } from "./names.ts";
import { useMine, useMonumental } from "./seats.ts";
import { Tokens } from "./supply.tsx";

const UPRIGHT = "(orientation: portrait)";
/** How near it goes to where something happens. */
const NEAR = 1.5;

/** The map on a phone: turned a quarter, so that its hexes are larger; below it what was touched, in a sentence. */
export function PhoneMap() {
  const mine = useMine();
  return (
    <div className="mo-phone-map">
      <div className="mo-slab mo-map-slab">
        <WorldMap turned={useMedia(UPRIGHT, true)} least={37} show={useSceneOfAction()} showNear={NEAR} />
        <Said />
      </div>
      <LevyPanel />
      <Picked />
      <MapKey />
      <Tokens owner={mine} />
    </div>
  );
}

function Said() {
  const view = useMonumental();
  const conquest = useLookedConquest();
  const asked = useAskedConquest();
  const nameOf = useNames();
  // While its units are named the panel below says what it is about.
  const space = asked === undefined ? view.map.spaces.find(({ name }) => name === conquest?.space) : undefined;
  return (
    <p className="mo-said" aria-live="polite">
      {space !== undefined && <Words message={describeSpace(view, space, nameOf)} />}
    </p>
  );
}
