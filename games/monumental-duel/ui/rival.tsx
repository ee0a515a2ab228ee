import { Emblem, Icon, useSay, useSeats, ZoneBox } from "@civitas/table-kit";
import { say as duelSays } from "../src/say.ts";
import { CityGrid } from "./city.tsx";
import { Aside, Construction, Leaders, OwnCities, Policies, Provinces } from "./realm.tsx";
import { useMine, usePlayer } from "./seats.ts";
import { Piles, Tokens } from "./supply.tsx";

/** The other side of the table. */
export function Rival() {
  const seat = 1 - useMine();
  const { civilization } = usePlayer(seat);
  const words = useSay();
  const seats = useSeats();
  return (
    <ZoneBox
      className="md-rival"
      title={
        <>
          <Emblem seat={seat} /> {seats[seat]?.name ?? words.nameOf(seat)}
          {civilization !== null && (
            <>
              {" · "}
              <Icon name={civilization} label={words.plain(duelSays(`civilization.${civilization}`))} />
            </>
          )}
        </>
      }
      aside={<Tokens seat={seat} size="small" />}
    >
      <div className="md-rival-parts">
        <div className="md-rival-rest">
          <div className="md-slab md-rival-city">
            <CityGrid seat={seat} size="small" />
          </div>
          <Piles seat={seat} />
        </div>
        <div className="md-rival-rest">
          <Leaders seat={seat} />
          <Construction seat={seat} />
          <Policies seat={seat} />
        </div>
        <div className="md-rival-land">
          <Provinces seat={seat} />
          <OwnCities seat={seat} />
          <Aside seat={seat} />
        </div>
      </div>
    </ZoneBox>
  );
}
