import { Icon, Piece, useSay } from "@civitas/table-kit";
import type { Clash } from "../../src/battle/clash.ts";
import { UNITS } from "../../src/content/units.ts";
import { ref } from "../../src/refs.ts";
import type { FighterView } from "../../src/view/view.ts";
import { unitName } from "../names.ts";
import { say } from "../say.ts";
import { type Outlook, useOutlook, useRank } from "./outlook.ts";
import { nationOf, type Position } from "./sides.ts";
import { UnitCard } from "./unit-card.tsx";

/** The fronts: each unit in play stands alone on its own, and one is free for the next. */
export function Field({ position }: { readonly position: Position }) {
  const { battle, below } = position;
  const words = useSay();
  const outlook = useOutlook(battle);
  const next = Math.max(0, ...battle.fronts.map(({ front }) => front)) + 1;
  return (
    <div className="cv-fronts">
      {battle.fronts.map((fighter, i) => (
        <div key={fighter.front} className="cv-front">
          <Fighter position={position} fighter={fighter} met={outlook?.clashes.get(fighter.front)} />
          <span className="cv-front-number">{i + 1}</span>
          {fighter.side === below ? null : outlook?.front === fighter.front ? (
            <Newcomer position={position} outlook={outlook} />
          ) : (
            <span className="cv-front-empty" />
          )}
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

/** The card that is held over a front, as it would stand there. */
function Newcomer({ position, outlook }: { readonly position: Position; readonly outlook: Outlook }) {
  const { unit, side, strength, front, clashes } = outlook;
  const rank = useRank(position.battle, side, unit);
  const met = front === "new" || front === undefined ? undefined : clashes.get(front);
  const after = met && { wounds: met.newcomer, falls: met.newcomerDies };
  const seat = nationOf(position.battle, side);
  return (
    <span className="cv-newcomer">
      <UnitCard type={UNITS[unit].type} rank={rank} strength={strength} wounds={0} seat={seat} after={after} />
    </span>
  );
}

function Fighter(props: {
  readonly position: Position;
  readonly fighter: FighterView;
  readonly met: Clash | undefined;
}) {
  const { position, fighter, met } = props;
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
        <UnitCard
          type={type}
          rank={rank}
          strength={strength}
          wounds={wounds}
          seat={nationOf(battle, side)}
          after={met && { wounds: met.waiting, falls: met.waitingDies }}
        />
      </Piece>
    </>
  );
}
