import { Board, BoardSpace, Lights, type Plan, Spaces, useSight } from "@civitas/table-kit";
import { useMemo } from "react";
import type { ClashView } from "../../src/view.ts";
import { Samples } from "../pieces/samples.tsx";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import { SIDE } from "../woodcut/cut.ts";
import { Blocks } from "../woodcut/terrains.tsx";
import { Battlefield } from "./battlefield.tsx";
import { describeHex } from "./describe.ts";
import { AtlasFrame } from "./frame.tsx";
import { Compasses, HexGround } from "./ground.tsx";
import type { HexLook, HexSpace } from "./hex.ts";
import { HexCloseUp } from "./hex-close-up.tsx";
import { Lines } from "./lines.tsx";
import { hexSpaces, looksOf } from "./looks.ts";
import { Regions } from "./regions.tsx";
import { StandingOnHex } from "./standing.tsx";
import { useTurned } from "./turning.ts";
import { YieldTokens } from "./yield-tokens.tsx";

/** The board: as large as its room allows, its hexes never smaller than `least`. */
export function WorldMap({ least, show }: { readonly least: number; readonly show?: readonly string[] }) {
  const view = useClash();
  const board = view.hexes.map(({ name }) => name).join(" ");
  // The names of its hexes say which board it is.
  const hexes = useMemo(() => hexSpaces(view), [board]);
  return (
    <Board
      label={say("ui.map")}
      spaces={hexes}
      shape="flat"
      margin={18}
      least={least}
      most={110}
      className="cc-map"
      {...(show === undefined ? {} : { show })}
      ground={(plan) => <Ground plan={plan} />}
    >
      {(plan) => <Layers plan={plan} />}
    </Board>
  );
}

function useLooks(): readonly HexLook[] {
  const { view } = useSight<ClashView>();
  const shown = useTurned(view);
  return useMemo(() => looksOf(shown), [shown]);
}

/** The atlas: land and sea, their lines, and what nobody has seen. */
function Ground({ plan }: { readonly plan: Plan<HexSpace> }) {
  const looks = useLooks();
  return (
    <>
      <Blocks />
      <AtlasFrame plan={plan} />
      <HexGround plan={plan} looks={looks} />
      <Lines plan={plan} looks={looks} />
      <Compasses plan={plan} looks={looks} />
    </>
  );
}

/** What may be chosen, what stands there, and what would happen. */
function Layers({ plan }: { readonly plan: Plan<HexSpace> }) {
  const { players } = useClash();
  const looks = useLooks();
  return (
    <>
      <Samples seats={players.length} scale={plan.size / SIDE} />
      <Lights inset={() => 2.2} />
      <Spaces plan={plan}>{(hex) => <HexOnMap key={hex.at} hex={hex} />}</Spaces>
      <Regions plan={plan} />
      {plan.spaces.map((hex, i) => {
        const look = looks[i];
        return look === undefined ? null : <StandingOnHex key={hex.at} plan={plan} hex={hex} look={look} />;
      })}
      <YieldTokens plan={plan} looks={looks} />
      <Battlefield plan={plan} />
    </>
  );
}

/** A hex under what stands on it: it can be chosen, walked to, and tells everything about itself. */
function HexOnMap({ hex }: { readonly hex: HexSpace }) {
  const view = useClash();
  const shown = view.hexes.find(({ name }) => name === hex.name);
  if (shown === undefined) return null;
  return <BoardSpace space={hex} label={describeHex(shown, view)} zoom={<HexCloseUp hex={shown} />} />;
}
