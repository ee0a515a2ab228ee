import { Emblem, Icon, Piece, useSay } from "@civitas/table-kit";
import type { SideName } from "../../src/battle/state.ts";
import { UNIT_TYPES, type UnitId } from "../../src/content/ids.ts";
import { UNITS } from "../../src/content/units.ts";
import { ref } from "../../src/refs.ts";
import { unitName } from "../names.ts";
import { say } from "../say.ts";
import { strengthInPlay, useRank } from "./outlook.ts";
import { nationOf, type Position } from "./sides.ts";
import { UnitBack, UnitCard } from "./unit-card.tsx";

/** The cards a side still holds: open to its owner, backs with their types to others. */
export function Hand({ position, side, place }: { position: Position; side: SideName; place: "above" | "below" }) {
  const { battle } = position;
  const words = useSay();
  const nation = nationOf(battle, side);
  const { hand, types, parts } = battle.sides[side];
  const left = UNIT_TYPES.reduce((sum, type) => sum + types[type], 0);
  return (
    <div
      className="cv-hand"
      data-place={place}
      data-plays={battle.step === "fight" && battle.turn === side ? "" : undefined}
    >
      <div className="cv-hand-owner">
        {nation === null ? <Icon name="village" /> : <Emblem seat={nation} />}
        <span>
          <b>{nation === null ? words.plain(say("ui.battle.barbarians")) : words.nameOf(nation)}</b>
          <small>{words.plain(say("ui.battle.left", { n: left }))}</small>
        </span>
      </div>
      <div className="cv-hand-cards">
        {hand === null
          ? UNIT_TYPES.map(
              (type) => types[type] > 0 && <UnitBack key={type} type={type} seat={nation} n={types[type]} />,
            )
          : [...new Set(hand)].map((id) => (
              <HeldUnit key={id} id={id} n={hand.filter((one) => one === id).length} position={position} side={side} />
            ))}
      </div>
      <ul className="cv-bonus">
        {parts.map(([part, n]) => (
          <li key={part}>
            {words.plain(say(`ui.bonus.${part}`))} +{n}
          </li>
        ))}
      </ul>
    </div>
  );
}

function HeldUnit({ id, n, position, side }: { id: UnitId; n: number; position: Position; side: SideName }) {
  const { battle } = position;
  const nation = nationOf(battle, side);
  const { type } = UNITS[id];
  const rank = useRank(battle, side, id);
  const strength = strengthInPlay(id, rank, battle.sides[side]);
  return (
    <Piece at={ref.unit(id)} label={unitName(type, rank)} className="cv-unit-piece">
      <UnitCard type={type} rank={rank} strength={strength} wounds={0} seat={nation} n={n} />
    </Piece>
  );
}
