import { WorldMap } from "./map/map.tsx";
import { useCivilization } from "./seats.ts";

/** A map of few rows has room for larger squares. */
const FEW_ROWS = 8;

/** The map on a phone: squares large enough for a finger, panned and pinched; it turns to what may be chosen. */
export function PhoneMap() {
  const { map } = useCivilization();
  return (
    <div className="cv-phone-map">
      <WorldMap least={map.height > FEW_ROWS ? 34 : 46} near />
    </div>
  );
}
