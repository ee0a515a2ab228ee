import { useLookedAt, useQuestion, useSay } from "@civitas/table-kit";
import type { CSSProperties } from "react";
import type { SideName } from "../../src/agenda.ts";
import { type Foreseen, foresee, percentages } from "../../src/battle/chances.ts";
import { otherSide } from "../../src/battle/sides.ts";
import { ACTION_CARDS } from "../../src/content/action-cards.ts";
import type { ActionCardId, CombatId } from "../../src/content/ids.ts";
import { hitsOf } from "../../src/odds.ts";
import type { BattleView } from "../../src/view.ts";
import { colourOf } from "../pieces/owner.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import { forceOf, useOwnSide } from "./forces.ts";
import { COMMIT } from "./lay-cards.tsx";

const percent = (share: number): number => Math.round(share * 100);

/** Hits to deal and to take in the coming roll, and how the battle would end with each card. */
export function Chances({ battle }: { readonly battle: BattleView }) {
  const words = useSay();
  const side = useOwnSide(battle);
  const [mine, theirs] = [forceOf(battle, side), forceOf(battle, otherSide(side))];
  return (
    <div className="cc-chances">
      <Hits title={words.plain(say("ui.hits-dealt"))} spread={hitsOf(mine, theirs.cancels)} />
      {battle.kind !== "raid" && <Endings battle={battle} side={side} />}
      <Hits title={words.plain(say("ui.hits-taken"))} spread={hitsOf(theirs, mine.cancels)} />
    </div>
  );
}

function Hits({ title, spread }: { readonly title: string; readonly spread: ReadonlyMap<number, number> }) {
  const share = (n: number): number =>
    [...spread].reduce((sum, [hits, chance]) => sum + ((n < 2 ? hits === n : hits >= 2) ? chance : 0), 0);
  return (
    <div className="cc-hits">
      <h4>{title}</h4>
      <div>
        {[0, 1, 2].map((n) => (
          <span key={n}>
            <b>{percent(share(n))}%</b>
            <i style={{ height: `${Math.max(3, share(n) * 100)}%` }} />
            <span>{n === 2 ? "2+" : n}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Fighting on to the end: with each card that may be laid now, and without one. */
function Endings({ battle, side }: { readonly battle: BattleView; readonly side: SideName }) {
  const words = useSay();
  const cards = useLayableCards();
  const looked = useLookedAt();
  const { players } = useClash();
  const foe = otherSide(side);
  const { owner } = battle[foe];
  const purse = owner === "barbarians" ? undefined : players[owner]?.goods;
  const rows = [
    ...cards.map(({ id, combat, option }) => ({ key: id, combat, option })),
    { key: "none", combat: undefined, option: "pass" },
  ];
  return (
    <div className="cc-endings">
      <h4>{words.plain(say("ui.to-the-end"))}</h4>
      {rows.map(({ key, combat, option }) => (
        <EndingBar
          key={key}
          name={combat === undefined ? words.plain(say("ui.no-card")) : words.plain({ say: `combat.${combat}` })}
          foreseen={foresee(side, [forceOf(battle, side), forceOf(battle, foe)], combat, purse)}
          looked={looked.includes(option)}
          battle={battle}
          side={side}
        />
      ))}
    </div>
  );
}

interface Layable {
  readonly id: ActionCardId;
  readonly combat: CombatId;
  /** The option that lays it. */
  readonly option: string;
}

const isCard = (id: string): id is ActionCardId => id in ACTION_CARDS;

/** The cards that may be laid now, in the order in which they are offered. */
function useLayableCards(): Layable[] {
  const { question } = useQuestion();
  return (question?.options ?? []).flatMap(({ id: option }) => {
    const id = option.startsWith(COMMIT) ? option.slice(COMMIT.length) : "";
    return isCard(id) ? [{ id, combat: ACTION_CARDS[id].combat, option }] : [];
  });
}

function EndingBar(props: {
  readonly name: string;
  readonly foreseen: Foreseen | undefined;
  readonly looked: boolean;
  readonly battle: BattleView;
  readonly side: SideName;
}) {
  const { name, foreseen, looked, battle, side } = props;
  const words = useSay();
  const colours: CSSProperties & Record<"--mine" | "--theirs", string> = {
    "--mine": colourOf(battle[side].owner),
    "--theirs": colourOf(battle[otherSide(side)].owner),
  };
  return (
    <div className="cc-ending" data-looked={looked || undefined} style={colours}>
      <span className="cc-ending-name">{name}</span>
      {foreseen === undefined ? (
        <span className="quiet">{words.plain(say("ui.get-away"))}</span>
      ) : (
        <span className="cc-ending-bar" role="img" aria-label={words.plain(say("ui.odds", percentages(foreseen)))}>
          {partsOf(foreseen).map(([end, share]) => (
            <i key={end} data-end={end} style={{ flexGrow: share }}>
              {share >= 0.16 && (end === "win" || end === "lose") ? `${percent(share)}%` : ""}
            </i>
          ))}
        </span>
      )}
    </div>
  );
}

type Part = "win" | "perhaps" | "draw" | "lose";

/** The parts of the bar; what is won only if the other side does not pay is a part of its own. */
function partsOf({ odds, paid = odds }: Foreseen): readonly (readonly [Part, number])[] {
  return [
    ["win", paid.win],
    ["perhaps", odds.win - paid.win],
    ["draw", odds.draw],
    ["lose", odds.lose],
  ];
}
