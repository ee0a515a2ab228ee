import { Icon, Piece, useSay } from "@civitas/table-kit";
import { ref } from "../../src/refs.ts";
import type { FighterView } from "../../src/view.ts";
import { unitName } from "../names.ts";
import { say } from "../say.ts";
import { nationOf, type Position } from "./sides.ts";
import { UnitCard } from "./unit-card.tsx";

/** The fronts: each unit in play stands alone on its own, and one is free for the next. */
export function Field({ position }: { readonly position: Position }) {
  const { battle, below } = position;
  const words = useSay();
  const next = Math.max(0, ...battle.fronts.map(({ front }) => front)) + 1;
  return (
    <div className="cv-fronts">
      {battle.fronts.map((fighter, i) => (
        <div key={fighter.front} className="cv-front">
          <Fighter position={position} fighter={fighter} />
          <span className="cv-front-number">{i + 1}</span>
          {fighter.side === below ? null : <span className="cv-front-empty" />}
        </div>
      ))}
      {battle.step === "fight" && (
        <div className="cv-front" key={next}>
          <span className="cv-front-empty" />
          <span className="cv-front-number">{battle.fronts.length + 1}</span>
          <Piece at={ref.newFront} label={say("ui.battle.new-front")} className="cv-new-front">
            <span>
              <Icon name="plus" />
              <span>{words.plain(say("ui.battle.new-front"))}</span>
            </span>
          </Piece>
        </div>
      )}
    </div>
  );
}

function Fighter({ position, fighter }: { readonly position: Position; readonly fighter: FighterView }) {
  const { battle, below } = position;
  const { front, side, type, rank, strength, wounds } = fighter;
  return (
    <>
      {side === below && <span className="cv-front-empty" />}
      <Piece
        at={ref.front(front)}
        label={say("ui.battle.fighter", { front, unit: unitName(type, rank), strength, wounds })}
        className="cv-fighter"
        style={{ order: side === below ? 3 : 1 }}
      >
        <UnitCard type={type} rank={rank} strength={strength} wounds={wounds} seat={nationOf(battle, side)} />
      </Piece>
    </>
  );
}
