import type { Ref } from "@civitas/kernel";
import {
  Board,
  BoardSpace,
  Lights,
  type Plan,
  Spaces,
  seatLook,
  translate,
  useAt,
  useBoard,
  useQuestion,
  useSay,
  ZoneBox,
} from "@civitas/table-kit";
import { useMemo } from "react";
import type { Owner } from "../../src/state.ts";
import type { MonumentalView } from "../../src/view.ts";
import { LevyPanel } from "../levy/panel.tsx";
import { Picked } from "../levy/picked.tsx";
import { useRecruits } from "../levy/use-draft.ts";
import { useAskedConquest } from "../levy/use-levy.ts";
import { useNames } from "../names.ts";
import { say } from "../say.ts";
import { useMine, useMonumental, useRealm } from "../seats.ts";
import { useLookedRealm } from "../stance.ts";
import { useIsServed, useLookedConquest, usePart } from "./conquest.ts";
import { Contents } from "./contents.tsx";
import { describeSpace } from "./describe.ts";
import { useLeviedSpaces } from "./in-sight.ts";
import { MapKey } from "./key.tsx";
import { metricsFor } from "./metrics.ts";
import { Lacquers } from "./pieces.tsx";
import { Plaque } from "./plaque.tsx";
import { layoutOf, type Province, provincesOnMap } from "./province.ts";
import { Ribbon } from "./ribbons.tsx";
import { Arrivals, Routes } from "./route.tsx";
import { SpaceCloseUp } from "./space-close-up.tsx";
import { Stones } from "./stones.tsx";

const LARGE = 30;

/** The map with its key above it. */
export function MapZone() {
  const { map } = useMonumental();
  const words = useSay();
  return (
    <ZoneBox
      // A large map leaves its corners free: name and key lie there, and its hexes get the height.
      className={`mo-slab mo-map-zone ${map.spaces.length > LARGE ? "mo-corners" : ""}`}
      title={words.plain(say(`ui.map.${mapName(map.id)}`))}
      aside={<MapKey />}
    >
      <WorldMap show={useLeviedSpaces()} />
      <LevyPanel />
      <Picked />
    </ZoneBox>
  );
}

/** "clash-of-titans-4" is the map of that scenario for four. */
const mapName = (id: MonumentalView["map"]["id"]) =>
  id.startsWith("clash-of-titans") ? ("clash-of-titans" as const) : ("quiet-pastures" as const);

interface WorldMapProps {
  /** A quarter, on a phone that is held upright. */
  readonly turned?: boolean;
  /** Hexes never get smaller than this. */
  readonly least?: number;
  /** What it brings into sight, and how much that is enlarged then, at least. */
  readonly show: readonly Ref[];
  readonly showNear?: number;
}

/** The map itself. */
export function WorldMap({ turned = false, least = 34, show, showNear }: WorldMapProps) {
  const { map } = useMonumental();
  const layout = layoutOf(map);
  // The layout says whether anything has changed.
  const provinces = useMemo(() => provincesOnMap(map), [layout]);
  return (
    <Board
      label={say("ui.map")}
      spaces={provinces}
      shape="pointy"
      turned={turned}
      margin={turned ? 10 : 12}
      least={least}
      most={150}
      className="mo-map"
      show={show}
      ground={(plan) => <Stones plan={plan} />}
      {...(showNear !== undefined && { showNear })}
    >
      {(plan) => <Layers plan={plan} />}
    </Board>
  );
}

/** Realms, what may be chosen, ways, what stands there, who would come, and what it would bring. */
function Layers({ plan }: { readonly plan: Plan<Province> }) {
  return (
    <>
      <Lacquers />
      <Realms plan={plan} />
      <Lights inset={() => plan.size * 0.15} />
      <LookedRoutes plan={plan} />
      <Spaces plan={plan}>{(space) => <ProvinceSpace key={space.at} province={space} />}</Spaces>
      {plan.spaces.map((space) => (
        <Standing key={space.at} province={space} />
      ))}
      <LookedConquest plan={plan} />
    </>
  );
}

function Realms({ plan }: { readonly plan: Plan<Province> }) {
  const { map, realms } = useMonumental();
  const looked = useLookedRealm();
  return realms.map(({ owner }) => {
    const own = map.spaces.flatMap((space, i) => (space.owner === owner ? [i] : []));
    return own.length === 0 ? null : (
      <Ribbon key={owner} plan={plan} owner={owner} spaces={own.join(" ")} looked={looked === owner} />
    );
  });
}

/** The space under what stands on it: it can be chosen, walked to, and tells everything about itself. */
function ProvinceSpace({ province }: { readonly province: Province }) {
  const view = useMonumental();
  const nameOf = useNames();
  const space = view.map.spaces[province.index];
  if (space === undefined) return null;
  const label = describeSpace(view, space, nameOf);
  const silent = space.tile === "water" && !view.monsters.some((monster) => monster.space === space.name);
  return (
    <BoardSpace
      space={province}
      label={label}
      className="mo-space"
      zoom={silent ? undefined : <SpaceCloseUp space={space} />}
    />
  );
}

function Standing({ province }: { readonly province: Province }) {
  const { map, monsters, realms } = useMonumental();
  const { plan } = useBoard();
  const { target, leaving } = usePart(map.spaces[province.index]?.name ?? "");
  const { options } = useAt(province.at);
  const served = useIsServed(map.spaces[province.index]?.name ?? "");
  const recruit = useRecruits(map.spaces[province.index]?.name ?? "");
  const space = map.spaces[province.index];
  if (space === undefined) return null;
  const capitalOf = space.tile === "capital" ? realms.find(({ capital }) => capital === space.name) : undefined;
  const price = options.find(({ id }) => id.startsWith("conquer:"))?.price;
  return (
    <g className="mo-standing-on" transform={translate(plan.centre(province))}>
      {!served && <path className="mo-unserved" d={plan.outline(plan.size * 0.1)} />}
      <Contents
        space={space}
        civilization={capitalOf?.civilization ?? undefined}
        monsters={monsters.filter((monster) => monster.space === space.name)}
        explorers={realms.flatMap(({ owner, explorers }) => standingHere(owner, explorers, space.name))}
        metrics={metricsFor(plan.size, plan.turned)}
        size={plan.size}
        price={price === undefined ? undefined : Object.entries(price)}
        target={target}
        leaving={leaving}
        recruit={recruit}
      />
    </g>
  );
}

const standingHere = (owner: Owner, explorers: readonly string[], space: string) =>
  explorers.flatMap((at, i) => (at === space ? [{ owner, n: i + 1 }] : []));

function LookedRoutes({ plan }: { readonly plan: Plan<Province> }) {
  const conquest = useLookedConquest();
  const { colour } = seatLook(useMine());
  return conquest === undefined ? null : <Routes plan={plan} groups={conquest.proposed} colour={colour} />;
}

function LookedConquest({ plan }: { readonly plan: Plan<Province> }) {
  const conquest = useLookedConquest();
  const mine = useMine();
  const { points } = useRealm(mine);
  const { question } = useQuestion();
  const asked = useAskedConquest();
  if (conquest === undefined) return null;
  const option = question?.options.find(({ id }) => id === `conquer:${conquest.space}`);
  return (
    <g className="mo-looked">
      <Arrivals plan={plan} groups={conquest.proposed} colour={seatLook(mine).colour} />
      {asked === undefined && (
        <Plaque plan={plan} conquest={conquest} points={points} price={option?.price ?? conquest.price} />
      )}
    </g>
  );
}
