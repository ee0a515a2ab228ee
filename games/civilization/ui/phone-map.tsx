import { WorldMap } from "./map/map.tsx";

/** The map on a phone: squares large enough for a finger, panned and pinched; it turns to what may be chosen. */
export function PhoneMap() {
  return (
    <div className="cv-phone-map">
      <WorldMap least={34} near />
    </div>
  );
}
