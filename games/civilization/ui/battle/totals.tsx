import { Changing, Icon, Piece, useSay } from "@civitas/table-kit";
import { UNITS } from "../../src/content/units.ts";
import { ref } from "../../src/refs.ts";
import { picture } from "../pictures.ts";
import { say } from "../say.ts";
import { nationOf, type Position, type SideName } from "./sides.ts";
import { toneOf } from "./unit-card.tsx";

/** What each side has: units in play and bonus, who wins a tie, who beats whom, and the fallen. */
export function Totals({ position }: { readonly position: Position }) {
  return (
    <aside className="cv-totals">
      <Side position={position} side={position.above} />
      <TrumpCircle />
      <Side position={position} side={position.below} />
    </aside>
  );
}

function Side({ position: { battle }, side }: { readonly position: Position; readonly side: SideName }) {
  const words = useSay();
  const { bonus, total, fallen } = battle.sides[side];
  return (
    <Piece at={ref.side(side)} label={say("ui.battle.total", { n: total })} className="cv-total">
      <div style={toneOf(nationOf(battle, side))}>
        <span className="cv-sum">
          {total - bonus} + {bonus}
        </span>
        <span className="cv-total-number">
          <Changing value={total} />
        </span>
        {side === "defender" && <small>{words.plain(say("ui.battle.wins-tie"))}</small>}
        {battle.winner === side && <b className="cv-winner">{words.plain(say("ui.battle.wins"))}</b>}
        {fallen.length > 0 && (
          <span className="cv-fallen" title={words.plain(say("ui.battle.fallen", { n: fallen.length }))}>
            <Icon name="skull" label={words.plain(say("ui.battle.fallen", { n: fallen.length }))} />
            {fallen.map((id, i) => (
              <Icon key={i} name={picture.unit(UNITS[id].type, 1)} />
            ))}
          </span>
        )}
      </div>
    </Piece>
  );
}

/** Infantry strikes mounted units first, those artillery, and artillery infantry. */
function TrumpCircle() {
  const words = useSay();
  return (
    <div className="cv-trump-circle" role="img" aria-label={words.plain(say("ui.battle.circle"))}>
      <Icon name="spearman" />
      <span>→</span>
      <Icon name="horseman" />
      <span>→</span>
      <Icon name="archer" />
      <span>→</span>
      <Icon name="spearman" />
    </div>
  );
}
