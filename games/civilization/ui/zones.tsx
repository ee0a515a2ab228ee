import { Changing, Icon, type Zone } from "@civitas/table-kit";
import type { FC } from "react";
import { BattleSheet } from "./battle/sheet.tsx";
import { MarketZone } from "./market.tsx";
import { Nations } from "./nations.tsx";
import { PhoneMap } from "./phone-map.tsx";
import { RealmZone } from "./realm.tsx";
import { say } from "./say.ts";
import { useCivilization, useMine, useRealm } from "./seats.ts";
import { Sheets, useSheets } from "./sheets.tsx";
import { useLearnable } from "./techs/learnable.ts";
import { Techs } from "./techs/pyramid.tsx";
import { Study } from "./techs/study.tsx";
import { Track } from "./track.tsx";

/** One part of the table, in the measures of a phone. */
function part(...parts: readonly FC[]): FC {
  return () => (
    <div className="cv-zone">
      {parts.map((Part, i) => (
        <Part key={i} />
      ))}
    </div>
  );
}

/** While a battle lasts it lies on the map. */
function MapOrBattle() {
  const { battle } = useCivilization();
  return battle === null ? <PhoneMap /> : <BattleSheet />;
}

function StudyBelow() {
  return useLearnable().length > 0 ? <Study /> : null;
}

/** Before anybody has a nation, there are those to choose from. */
function NationsOrSheets() {
  return useSheets().length > 0 ? <Sheets /> : <Nations />;
}

function Armies() {
  const { figures } = useRealm(useMine());
  return (
    <>
      <Icon name="army" />{" "}
      <Changing value={figures.filter(({ kind }) => kind === "army").reduce((sum, { n }) => sum + n, 0)} />
    </>
  );
}

function Trade() {
  return (
    <>
      <Icon name="trade" /> <Changing value={useRealm(useMine()).trade} />
    </>
  );
}

function Culture() {
  return (
    <>
      <Icon name="culture" /> <Changing value={useRealm(useMine()).culture} />
    </>
  );
}

function Coins() {
  return (
    <>
      <Icon name="coin" /> <Changing value={useRealm(useMine()).coins} />
    </>
  );
}

/** The table in parts, for a phone. */
export const zones: readonly Zone[] = [
  { id: "map", label: say("ui.tab.map"), component: part(MapOrBattle), summary: Armies },
  { id: "techs", label: say("ui.tab.techs"), component: part(Techs, StudyBelow), summary: Trade },
  { id: "realm", label: say("ui.tab.realm"), component: part(RealmZone, Track), summary: Culture },
  { id: "market", label: say("ui.tab.market"), component: part(MarketZone) },
  { id: "nations", label: say("ui.tab.nations"), component: part(NationsOrSheets), summary: Coins },
];
