import type { Seat } from "@civitas/kernel";
import { Icon, IconScene, Name, Piece, useSay, useSight } from "@civitas/table-kit";
import { isTile } from "../src/buildings.ts";
import { type TileId, tileOf } from "../src/content/tiles.ts";
import { tileName } from "../src/names.ts";
import { ref } from "../src/refs.ts";
import type { BuildingId } from "../src/state.ts";
import type { NationsView } from "../src/view.ts";
import { say } from "./say.ts";
import { groundOf } from "./scenes.ts";
import { BigTile, Gives, Points, printedOn, TileFace, TONES } from "./tile.tsx";

/** A building seen from the front: a bought one lies on the printed one, so it looks like a small stack. */
function BuildingFace({ id }: { readonly id: BuildingId }) {
  const printed = printedOn(id);
  return (
    <span className="nd-building" data-bought={isTile(id) || undefined}>
      <span className="nd-building-picture" data-tone="building">
        {isTile(id) ? <IconScene icon={id} ground={groundOf(id)} /> : <Icon name={id} />}
      </span>
      <span className="nd-building-name name-room">
        <Name message={tileName(id)} />
      </span>
      <span className="nd-foot">
        <Gives dice={printed.dice} chits={{}} />
        {printed.vp > 0 && <Points n={printed.vp} />}
      </span>
    </span>
  );
}

/** ND-1.9: the five building spaces. */
export function BuildingSpaces({ seat }: { readonly seat: Seat }) {
  const { view } = useSight<NationsView>();
  const spaces = view.players[seat]?.spaces ?? [];
  return (
    <div className="nd-spaces">
      {spaces.map((id, i) => (
        <Piece
          key={i}
          at={ref.space(seat, i + 1)}
          label={tileName(id)}
          className="nd-space"
          zoom={isTile(id) ? <BigTile id={id} /> : undefined}
        >
          <BuildingFace id={id} />
        </Piece>
      ))}
    </div>
  );
}

/** ND-12.1: at most one advisor. */
export function AdvisorSpace({ seat }: { readonly seat: Seat }) {
  const { view } = useSight<NationsView>();
  const advisor = view.players[seat]?.advisor ?? null;
  return (
    <Piece
      at={ref.advisor(seat)}
      label={advisor === null ? say("ui.no-advisor") : tileName(advisor)}
      className="nd-slot"
      zoom={advisor === null ? undefined : <BigTile id={advisor} />}
    >
      {advisor === null ? <EmptySlot icon="advisor" words={say("ui.kind.advisor")} /> : <TileFace id={advisor} />}
    </Piece>
  );
}

/** ND-2.6: the wonder under construction. It can be built, so it answers under its own name. */
export function WonderSpace({ seat }: { readonly seat: Seat }) {
  const { view } = useSight<NationsView>();
  const wonder = view.players[seat]?.wonder ?? null;
  if (wonder === null) {
    return (
      <Piece at={ref.wonder(seat)} label={say("ui.no-wonder")} className="nd-slot">
        <EmptySlot icon="wonder" words={say("ui.kind.wonder")} />
      </Piece>
    );
  }
  return (
    <Piece at={ref.tile(wonder)} label={tileName(wonder)} zoom={<BigTile id={wonder} />} className="nd-slot nd-unbuilt">
      <TileFace id={wonder} />
    </Piece>
  );
}

function EmptySlot({ icon, words }: { readonly icon: string; readonly words: ReturnType<typeof say> }) {
  return (
    <span className="nd-empty-slot">
      <Icon name={icon} />
      <span>{useSay().plain(words)}</span>
    </span>
  );
}

/** ND-13.1, ND-14.7: colonies and completed wonders lie beside the board. */
export function BesideBoard({ seat }: { readonly seat: Seat }) {
  const { view } = useSight<NationsView>();
  const player = view.players[seat];
  const owned = [...(player?.colonies ?? []), ...(player?.wonders ?? [])];
  return (
    <div className="nd-beside">
      <Piece at={ref.beside(seat)} label={say("ui.beside")} className="nd-beside-mark">
        <Icon name="colony" />
        <Icon name="wonder" />
        <b>{owned.length}</b>
      </Piece>
      {owned.map((id) => (
        <Piece key={id} at={ref.tile(id)} label={tileName(id)} zoom={<BigTile id={id} />} className="nd-owned">
          <OwnedFace id={id} />
        </Piece>
      ))}
    </div>
  );
}

function OwnedFace({ id }: { readonly id: TileId }) {
  const { kind, vp, chits } = tileOf(id);
  return (
    <span className="nd-owned-face" data-tone={TONES[kind]}>
      <Icon name={id} />
      <span className="nd-owned-name">{useSay().plain(tileName(id))}</span>
      <Gives dice={{}} chits={chits} />
      {vp > 0 && <Points n={vp} />}
    </span>
  );
}
