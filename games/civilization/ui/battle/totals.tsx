import { Changing, Icon, Piece, useSay } from "@civitas/table-kit";
import type { SideName } from "../../src/battle/state.ts";
import { UNITS } from "../../src/content/units.ts";
import { ref } from "../../src/refs.ts";
import { picture } from "../pictures.ts";
import { say } from "../say.ts";
import { totalsAfter, useOutlook } from "./outlook.ts";
import { nationOf, type Position } from "./sides.ts";
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
  const after = totalsAfter(battle, useOutlook(battle))?.[side];
  const { bonus, total, fallen } = battle.sides[side];
  return (
    <Piece at={ref.side(side)} label={say("ui.battle.total", { n: total })} className="cv-total">
      <div style={toneOf(nationOf(battle, side))}>
        <span className="cv-sum">
          {total - bonus} + {bonus}
        </span>
        <span className="cv-total-number">
          <Changing value={total} />
          {after !== undefined && after !== total && <small>→ {after}</small>}
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
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g className="cv-trump-arrows">
          <path d="M69 22 A40 40 0 0 1 87 52" />
          <path d="M68 82 A40 40 0 0 1 32 82" />
          <path d="M13 52 A40 40 0 0 1 31 22" />
          <path d="M93 46 L87 53 L81 46 M40 77 L31 81 L34 90 M22 19 L31 21 L29 30" />
        </g>
      </svg>
      <Icon name="spearman" />
      <Icon name="horseman" />
      <Icon name="archer" />
    </div>
  );
}
