import { useQuestion, useTable } from "@civitas/table-kit";
import { useMemo } from "react";
import { ref } from "../../src/refs.ts";
import { BattleScene } from "../battle/battle.tsx";
import { BattleReport } from "../battle/battle-report.tsx";
import { LayCards } from "../battle/lay-cards.tsx";
import { EventScene } from "../events.tsx";
import { SpiedHand } from "../hand/spied.tsx";
import { useClash, useMine, usePlayer } from "../seats.ts";
import { Tray } from "../tray/tray.tsx";
import { WorldMap } from "./map.tsx";

/** The map on a phone: large enough to touch, around what can be chosen; a battle fills it. */
export function PhoneMap() {
  const { battle } = useClash();
  const show = useInSight();
  return (
    <div className="cc-phone-map">
      {battle === null ? (
        <>
          <WorldMap least={40} show={show} />
          <EventScene />
          <Tray />
          <SpiedHand />
          <BattleReport />
        </>
      ) : (
        <>
          <BattleScene />
          <LayCards />
        </>
      )}
    </div>
  );
}

/** Where to look: at the hexes that can be chosen, otherwise at one's own first city. */
function useInSight(): readonly string[] {
  const { at } = useTable();
  const { question } = useQuestion();
  const { startHex } = usePlayer(useMine());
  const { hexes } = useClash();
  return useMemo(() => {
    const lit =
      question === undefined
        ? []
        : hexes.map(({ name }) => ref.hex(name)).filter((hex) => (at.get(hex)?.options.length ?? 0) > 0);
    return lit.length > 0 && lit.length <= 8 ? lit : [ref.hex(startHex)];
  }, [at, question, hexes, startHex]);
}
