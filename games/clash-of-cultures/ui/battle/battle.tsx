import { Icon, useLog, useSay, useSight, Words } from "@civitas/table-kit";
import { lazy, Suspense } from "react";
import { ACTION_CARDS } from "../../src/content/action-cards.ts";
import { ref } from "../../src/refs.ts";
import type { BattleView, ClashView } from "../../src/view.ts";
import { lowerHalf } from "../map/halves.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";
import { combatTexts } from "../texts.ts";
import { Camp } from "./camp.tsx";
import type { Side } from "./forces.ts";
import { lastBattle, rollIn } from "./report.ts";
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
      <PastRounds />
      {battle.attacker.units > 0 && battle.defender.units > 0 && (
        <Suspense>
          <Chances battle={battle} />
        </Suspense>
      )}
    </section>
  );
}

/** The dice of the rounds before; those of the last one lie in the camps. */
function PastRounds() {
  const lines = lastBattle(useLog());
  const rolls = lines.filter((line) => rollIn(line) !== undefined);
  const last = rolls.at(-2);
  const past = last === undefined ? [] : lines.slice(0, lines.indexOf(last));
  return past.length === 0 ? null : <Rolls lines={past} />;
}

const STEPS = ["siege", "cards", "roll", "on"] as const;

/** Where the round stands. */
function Steps({ battle }: { readonly battle: BattleView }) {
  const words = useSay();
  const { attacker, defender } = battle;
  const now =
    battle.round === 0
      ? "siege"
      : attacker.dice.length + defender.dice.length > 0
        ? "on"
        : attacker.decided && defender.decided
          ? "roll"
          : "cards";
  return (
    <ol className="cc-steps">
      {STEPS.map((step) => (
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
function Laid({ battle, side }: { readonly battle: BattleView; readonly side: Side }) {
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
              {combatTexts(combat).map((sentence, i) => (
                <Words key={i} message={sentence} />
              ))}
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
