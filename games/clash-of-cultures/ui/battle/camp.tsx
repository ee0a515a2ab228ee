import { Emblem, Icon, useSay, Words } from "@civitas/table-kit";
import type { CSSProperties } from "react";
import type { SideName } from "../../src/agenda.ts";
import { ref } from "../../src/refs.ts";
import type { BattleView } from "../../src/view.ts";
import { OUTLINES } from "../pieces/outlines.ts";
import { colourOf } from "../pieces/owner.ts";
import { Stamp } from "../pieces/stamp.tsx";
import { say } from "../say.ts";
import { Die } from "./die.tsx";
import { forceOf } from "./forces.ts";

/** One side of the battle: its figures, the fallen ones crossed out, its dice, and everything that helps it. */
export function Camp({ battle, side }: { readonly battle: BattleView; readonly side: SideName }) {
  const words = useSay();
  const { owner, dice, cv, hits } = battle[side];
  const toRoll = forceOf(battle, side);
  const style: CSSProperties & Record<"--seat", string> = { "--seat": colourOf(owner) };
  const place =
    side === "attacker"
      ? battle.from === null
        ? undefined
        : say("ui.attacks-from", { hex: battle.from })
      : say("ui.defends", { hex: battle.hex });
  return (
    <div className="cc-camp" data-side={side} style={style}>
      <h3>
        {owner === "barbarians" ? <Icon name="barbarian" /> : <Emblem seat={owner} />}
        <span>{owner === "barbarians" ? words.plain(say("ui.barbarians")) : words.nameOf(owner)}</span>
        {place !== undefined && <small>{words.plain(place)}</small>}
      </h3>
      <Ranks battle={battle} side={side} />
      <p className="cc-dice" data-ref={ref.dice(side)}>
        {dice.length > 0
          ? dice.map((face, i) => <Die key={i} owner={owner} face={face} />)
          : Array.from({ length: Math.max(0, toRoll.units + toRoll.dice) }, (_, i) => <Die key={i} owner={owner} />)}
      </p>
      {dice.length > 0 && (
        <p className="cc-rolled">
          <Words message={say("ui.rolled", { cv, hits })} />
        </p>
      )}
      <ul className="cc-strengths">
        {battle[side].strengths
          .filter(({ why }) => why !== "units")
          .map(({ why, n, now }) => (
            <li key={why} data-over={!now || undefined}>
              {words.plain(say(`ui.strength.${why}`, { n }))}
              {!now && ` · ${words.plain(say("ui.round-one"))}`}
            </li>
          ))}
      </ul>
    </div>
  );
}

const STEP = 26;

/** The figures in a row; who fell is an empty outline with a cross. */
function Ranks({ battle, side }: { readonly battle: BattleView; readonly side: SideName }) {
  const words = useSay();
  const { owner, units, lost, settlers } = battle[side];
  const kind = battle.kind === "sea" ? "ship" : "soldier";
  const step = kind === "ship" ? STEP * 1.7 : STEP;
  const all = units + lost + settlers;
  const colour = colourOf(owner);
  return (
    <svg
      className="cc-ranks"
      viewBox={`0 0 ${Math.max(1, all) * step + 6} 46`}
      role="img"
      aria-label={words.plain(say(kind === "ship" ? "ui.ships-left" : "ui.soldiers-left", { n: units, lost }))}
    >
      {Array.from({ length: units }, (_, i) => (
        <Stamp key={i} kind={kind} owner={owner} x={step / 2 + 2 + i * step} y={40} scale={1.65} />
      ))}
      {Array.from({ length: settlers }, (_, i) => (
        <Stamp key={i} kind="settler" owner={owner} x={step / 2 + 2 + (units + i) * step} y={40} scale={1.5} />
      ))}
      {Array.from({ length: lost }, (_, i) => (
        <g key={i} className="cc-fallen" transform={`translate(${step / 2 + 2 + (units + settlers + i) * step} 40)`}>
          <path d={OUTLINES[kind].body} transform="scale(1.65)" stroke={colour} />
          <path d="M-8 -28L8 -4M8 -28L-8 -4" />
        </g>
      ))}
    </svg>
  );
}
