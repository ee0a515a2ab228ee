import { useLookedAt, useQuestion, useSay } from "@civitas/table-kit";
import type { CSSProperties } from "react";
import { oddsWith } from "../../src/battle/chances.ts";
import { ACTION_CARDS } from "../../src/content/action-cards.ts";
import type { ActionCardId, CombatId } from "../../src/content/ids.ts";
import { hitsOf, type Odds } from "../../src/odds.ts";
import { ref } from "../../src/refs.ts";
import type { BattleView } from "../../src/view.ts";
import { colourOf } from "../pieces/owner.ts";
import { say } from "../say.ts";
import { useMine, usePlayer } from "../seats.ts";
import { forceOf, otherSide, type Side, useOwnSide } from "./forces.ts";

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
function Endings({ battle, side }: { readonly battle: BattleView; readonly side: Side }) {
  const words = useSay();
  const cards = useLayableCards();
  const looked = useLookedAt();
  const rows = [
    ...cards.map(({ id, combat, option }) => ({ key: id, combat, option })),
    { key: "none", combat: undefined, option: undefined },
  ];
  return (
    <div className="cc-endings">
      <h4>{words.plain(say("ui.to-the-end"))}</h4>
      {rows.map(({ key, combat, option }) => (
        <EndingBar
          key={key}
          name={combat === undefined ? words.plain(say("ui.no-card")) : words.plain({ say: `combat.${combat}` })}
          odds={oddsWith(side, forceOf(battle, side), forceOf(battle, otherSide(side)), combat)}
          looked={option !== undefined && looked.includes(option)}
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

/** The cards of the viewer's hand that may be laid now. */
function useLayableCards(): Layable[] {
  const { hand } = usePlayer(useMine());
  const { question } = useQuestion();
  return (hand?.actionCards ?? []).flatMap((id) => {
    const option = question?.options.find(({ refs = [] }) => refs.includes(ref.actionCard(id)));
    return option === undefined ? [] : [{ id, combat: ACTION_CARDS[id].combat, option: option.id }];
  });
}

function EndingBar(props: {
  readonly name: string;
  readonly odds: Odds | undefined;
  readonly looked: boolean;
  readonly battle: BattleView;
  readonly side: Side;
}) {
  const { name, odds, looked, battle, side } = props;
  const words = useSay();
  const colours: CSSProperties & Record<"--mine" | "--theirs", string> = {
    "--mine": colourOf(battle[side].owner),
    "--theirs": colourOf(battle[otherSide(side)].owner),
  };
  return (
    <div className="cc-ending" data-looked={looked || undefined} style={colours}>
      <span className="cc-ending-name">{name}</span>
      {odds === undefined ? (
        <span className="quiet">{words.plain(say("ui.depends"))}</span>
      ) : (
        <span
          className="cc-ending-bar"
          role="img"
          aria-label={words.plain(
            say("ui.odds", { win: percent(odds.win), draw: percent(odds.draw), lose: percent(odds.lose) }),
          )}
        >
          {(["win", "draw", "lose"] as const).map((end) => (
            <i key={end} data-end={end} style={{ flexGrow: odds[end] }}>
              {odds[end] >= 0.16 && end !== "draw" ? `${percent(odds[end])}%` : ""}
            </i>
          ))}
        </span>
      )}
    </div>
  );
}
