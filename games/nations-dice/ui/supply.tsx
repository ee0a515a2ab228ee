import { Icon, Piece, useSay, useSight } from "@civitas/table-kit";
import { chitKinds } from "../src/content/chits.ts";
import { colours } from "../src/content/dice.ts";
import { ref } from "../src/refs.ts";
import type { NationsView } from "../src/view.ts";
import { PrintedDie } from "./die.tsx";
import { say } from "./say.ts";

/** ND-2.4: what no player holds, and what is out of the game. */
export function Supply() {
  const { view } = useSight<NationsView>();
  const words = useSay();
  return (
    <section className="nd-supply" aria-label={words.plain(say("ui.supply"))}>
      <Piece at={ref.supply} label={say("ui.supply")} className="nd-supply-mark">
        <h2>{words.plain(say("ui.supply"))}</h2>
      </Piece>
      {colours.map((colour) => (
        <span key={colour} className="nd-supply-item" title={words.plain({ say: `die.${colour}` })}>
          <PrintedDie colour={colour} />
          <b>{view.supply.dice[colour]}</b>
        </span>
      ))}
      {chitKinds.map((kind) => (
        <span key={kind} className="nd-supply-item" data-kind={kind} title={words.plain({ say: `chit.${kind}` })}>
          <Icon name={kind} />
          <b>{view.supply.chits[kind]}</b>
        </span>
      ))}
      <Piece at={ref.box} label={say("ui.box", { n: view.box })} className="nd-supply-item">
        <Icon name="discard" />
        <b>{view.box}</b>
      </Piece>
    </section>
  );
}
