import { Icon, useLog, useQuestion, useSay, useSight, Words } from "@civitas/table-kit";
import { lazy, Suspense } from "react";
import type { SideName } from "../../src/agenda.ts";
import { ACTION_CARDS } from "../../src/content/action-cards.ts";
import { COMBAT_EFFECTS } from "../../src/content/combat-effects.ts";
import { ref } from "../../src/refs.ts";
import { sayCombatVerbs } from "../../src/verbs/combat.ts";
import type { BattleView, ClashView } from "../../src/view.ts";
import { lowerHalf } from "../map/halves.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import { Camp } from "./camp.tsx";
import { isRolled } from "./forces.ts";
import { Pointer } from "./pointer.tsx";
import { lastBattle, pastRounds } from "./report.ts";
import { Rolls } from "./rolls.tsx";

/** What a battle may come to is worked out by the cards' own verbs: loaded with the first battle. */
const Chances = lazy(async () => ({ default: (await import("./chances.tsx")).Chances }));

/** The battle that is being fought, as a sheet over the half of the map that does not hold its hex. */
export function BattleScene() {
  const { battle } = useClash();
  return battle === null ? null : <OpenBattle battle={battle} />;
}

function OpenBattle({ battle }: { readonly battle: BattleView }) {
  const words = useSay();
  const low = lowerHalf(useClash(), battle.hex);
  return (
    <>
      <section
        className="cc-battle"
        data-at={low ? "top" : "bottom"}
        aria-label={words.plain(say("ui.battle", { hex: battle.hex }))}
        data-ref={ref.battle}
      >
        <header>
          <h2>
            <Icon name="military" />{" "}
            {words.plain(say(battle.kind === "raid" ? "ui.raid" : "ui.battle", { hex: battle.hex }))}
          </h2>
          <Steps battle={battle} />
        </header>
        <div className="cc-front">
          <Camp battle={battle} side="attacker" />
          <div className="cc-laid-cards">
            <b>{words.plain(say("ui.round", { n: Math.max(1, battle.round) }))}</b>
            <Laid battle={battle} side="attacker" />
            <Laid battle={battle} side="defender" />
          </div>
          <Camp battle={battle} side="defender" />
        </div>
        <PastRounds battle={battle} />
        {isOpen(battle) && (
          <Suspense>
            <Chances battle={battle} />
          </Suspense>
        )}
      </section>
      <Pointer from={low ? "top" : "bottom"} hex={battle.hex} />
    </>
  );
}

/** Both sides can still win: with units, or behind a Fortress in round 1. */
const isOpen = ({ round, attacker, defender, city }: BattleView): boolean =>
  attacker.units > 0 && (defender.units > 0 || (round <= 1 && city?.die === true));

/** The dice of the rounds before: this round's lie in the camps, and its cards in their places. */
function PastRounds({ battle }: { readonly battle: BattleView }) {
  const past = pastRounds(lastBattle(useLog()), isRolled(battle));
  return past.length === 0 ? null : <Rolls lines={past} />;
}

const STEPS = ["siege", "cards", "roll", "losses", "on"] as const;

/** Where the round stands: once the dice lie, who has still to choose losses, or whether it goes on. */
function useStep(battle: BattleView): (typeof STEPS)[number] {
  const { question } = useQuestion();
  const { kind, round, attacker, defender } = battle;
  if (round === 0) return "siege";
  if (isRolled(battle)) return kind === "land" || question?.prompt.say === "ask.continue" ? "on" : "losses";
  return attacker.decided && defender.decided ? "roll" : "cards";
}

/** The steps of a round; a raid has no siege and only one round. */
function Steps({ battle }: { readonly battle: BattleView }) {
  const words = useSay();
  const now = useStep(battle);
  const steps = STEPS.filter((step) => battle.kind !== "raid" || (step !== "siege" && step !== "on"));
  return (
    <ol className="cc-steps">
      {steps.map((step) => (
        <li
          key={step}
          data-now={step === now || undefined}
          data-done={STEPS.indexOf(step) < STEPS.indexOf(now) || undefined}
        >
          {words.plain(say(`ui.step.${step}`))}
        </li>
      ))}
    </ol>
  );
}

/** A side's place for its card: empty, face down, or open once both have decided. */
function Laid({ battle, side }: { readonly battle: BattleView; readonly side: SideName }) {
  const words = useSay();
  const { viewer } = useSight<ClashView>();
  const { card, committed, decided, owner, cancelled } = battle[side];
  const combat = card === null ? undefined : ACTION_CARDS[card].combat;
  const who = owner === viewer ? words.plain(say("ui.you")) : owner === "barbarians" ? "" : words.nameOf(owner);
  return (
    <span className="cc-laid-place">
      <span
        className="cc-laid"
        data-ref={ref.battleCard(side)}
        data-card={combat !== undefined ? "open" : committed ? "down" : "none"}
        data-cancelled={cancelled || undefined}
      >
        {combat !== undefined ? (
          <>
            <b>{words.plain({ say: `combat.${combat}` })}</b>
            <small>
              <Words message={sayCombatVerbs(COMBAT_EFFECTS[combat].does)} />
            </small>
          </>
        ) : committed ? (
          <Icon name="card" label={words.plain(say("ui.face-down"))} />
        ) : (
          <small>{decided ? words.plain(say("ui.no-card")) : "…"}</small>
        )}
      </span>
      <small>{who}</small>
    </span>
  );
}
