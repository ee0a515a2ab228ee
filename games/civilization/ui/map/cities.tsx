import type { Seat } from "@civitas/kernel";
import { Piece, seatLook, useAt, useLit, useSay } from "@civitas/table-kit";
import { memo, useMemo } from "react";
import { ref } from "../../src/refs.ts";
import type { CityView, RealmView } from "../../src/view/view.ts";
import { useCityNames } from "../city-names.ts";
import { useCivilization } from "../seats.ts";
import { keyOf, ringsOf } from "./cells.ts";
import { CityPlate } from "./city-plate.tsx";
import { ruled, SQUARE } from "./pen.ts";
import { cellNamed } from "./squares.ts";

/** Everything that belongs to a city: its centre and its outskirts. */
const areaOf = ({ at, second, outskirts }: CityView): string[] => [
  at,
  ...(second === null ? [] : [second]),
  ...outskirts,
];

/** The borders of the cities, washed by hand in the colours of their nations. */
export function Borders() {
  const { realms } = useCivilization();
  return (
    <g className="cv-borders">
      {realms.flatMap(({ seat, cities }) =>
        cities.map((city) => <Border key={city.at} seat={seat} area={areaOf(city).join(" ")} id={city.at} />),
      )}
    </g>
  );
}

const Border = memo(function Border({ seat, area, id }: { seat: Seat; area: string; id: string }) {
  const d = useMemo(() => borderOf(area.split(" ")), [area]);
  const { colour } = seatLook(seat);
  return (
    <>
      <clipPath id={`cv-area-${id}`}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#cv-area-${id})`} stroke={colour}>
        <path d={d} fill={colour} className="cv-border-tint" />
        <path d={d} className="cv-border-wash" />
        <path d={d} className="cv-border-line" />
      </g>
    </>
  );
});

/** The outline of an area, a little inside of its squares. */
function borderOf(names: readonly string[], inset = 1.4): string {
  const cells = new Set(names.map((name) => keyOf(...cellNamed(name))));
  return ruled(ringsOf(cells), 7, inset);
}

/** The centres of all cities. */
export function Centres({ named, counted }: { readonly named: boolean; readonly counted: boolean }) {
  const { realms, phase } = useCivilization();
  return (
    <g>
      {realms.flatMap((realm) =>
        realm.cities.map((city) => (
          <Centre
            key={city.at}
            realm={realm}
            city={city}
            named={named}
            counted={counted}
            acting={phase === "city-management"}
          />
        )),
      )}
    </g>
  );
}

function Centre(props: { realm: RealmView; city: CityView; named: boolean; counted: boolean; acting: boolean }) {
  const { realm, city, named, counted, acting } = props;
  const words = useSay();
  const nameOf = useCityNames();
  const [x, y] = cellNamed(city.at);
  const [x2, y2] = city.second === null ? [x, y] : cellNamed(city.second);
  const name = nameOf(realm.seat, city.at);
  return (
    <Piece
      as="g"
      at={ref.city(city.at)}
      label={name}
      transform={`translate(${Math.min(x, x2) * SQUARE} ${Math.min(y, y2) * SQUARE})`}
      className="cv-city-piece"
    >
      <CityPlate
        seat={realm.seat}
        name={words.plain(name)}
        wide={x === x2 ? 1 : 2}
        high={y === y2 ? 1 : 2}
        production={city.production}
        capital={city.capital}
        walls={city.walls}
        post={city.post}
        acted={acting && city.actions === 0}
        named={named}
        counted={counted}
      />
    </Piece>
  );
}

/** A glow around the area of every city that may be chosen. */
export function LitCities() {
  const { realms } = useCivilization();
  return realms.flatMap(({ cities }) => cities.map((city) => <LitCity key={city.at} city={city} />));
}

function LitCity({ city }: { readonly city: CityView }) {
  const { options, source, picked } = useAt(ref.city(city.at));
  const { locked } = useLit();
  if (locked || (options.length === 0 && source === undefined && picked !== true)) return null;
  return <path d={borderOf(areaOf(city), -1.5)} className="cv-lit-area" data-picked={picked || undefined} />;
}
