import { Changing, Icon, type Zone } from "@civitas/table-kit";
import type { FC } from "react";
import { AdvanceTiles } from "./advances/tiles.tsx";
import { Hand } from "./hand/hand.tsx";
import { PhoneMap } from "./map/phone-map.tsx";
import { Purse } from "./realm/purse.tsx";
import { RivalTable } from "./realm/rival-table.tsx";
import { say } from "./say.ts";
import { pointsOf, useClash, useMine, usePlayer, useRivals } from "./seats.ts";
import { Wonders } from "./wonders.tsx";

/** One part of the table, in the measures of a phone, with the purse always below it. */
function part(...parts: readonly FC[]): FC {
  return () => (
    <div className="cc-zone">
      <div className="cc-zone-parts">
        {parts.map((Part, i) => (
          <Part key={i} />
        ))}
      </div>
      <Purse />
    </div>
  );
}

function Cities() {
  const mine = useMine();
  const n = useClash().cities.filter(({ owner }) => owner === mine).length;
  return (
    <>
      <Icon name="city" /> <Changing value={n} />
    </>
  );
}

function Advances() {
  return <Changing value={usePlayer(useMine()).advances.length} />;
}

function Cards() {
  const { actionCards, objectiveCards, greatPersons } = usePlayer(useMine());
  return (
    <>
      {actionCards + greatPersons.length} + {objectiveCards}
    </>
  );
}

function Best() {
  return pointsOf(Math.max(0, ...useRivals().map(({ score }) => score.total)));
}

/** The table in parts, for a phone. */
export const zones: readonly Zone[] = [
  { id: "map", label: say("ui.map"), component: part(PhoneMap), summary: Cities },
  { id: "advances", label: say("ui.advances"), component: part(AdvanceTiles), summary: Advances },
  { id: "hand", label: say("ui.tab.hand"), component: part(Hand, Wonders), summary: Cards },
  { id: "rivals", label: say("ui.tab.rivals"), component: part(RivalTable), summary: Best },
];
