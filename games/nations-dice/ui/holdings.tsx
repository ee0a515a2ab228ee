import type { Seat } from "@civitas/kernel";
import { Changing, Icon, Piece, useSay, useSight } from "@civitas/table-kit";
import { resources } from "../src/content/dice.ts";
import { chitName } from "../src/names.ts";
import { ref } from "../src/refs.ts";
import type { DieView, NationsView } from "../src/view.ts";
import { type DieSize, dieLabel, WoodenDie } from "./die.tsx";
import { laidDice } from "./laid.ts";
import { say } from "./say.ts";
import { Chit } from "./tile.tsx";

interface Props {
  readonly seat: Seat;
  readonly size?: DieSize | undefined;
}

/** A die with its place in the list, by which its ref counts. */
interface Held {
  readonly die: DieView;
  readonly i: number;
}

const held = (dice: readonly DieView[]): Held[] => dice.map((die, i) => ({ die, i }));

function OneDie({ seat, die, i, size, laid = false }: Props & Held & { readonly laid?: boolean }) {
  const at = ref.die(seat, i);
  return (
    <Piece at={at} label={dieLabel(die)} className={laid ? "nd-held nd-laid" : "nd-held"}>
      <WoodenDie die={die} at={at} place={i} size={size} />
      {laid && <Icon name="tick" />}
    </Piece>
  );
}

/** ND-2.2: what is still to be used lies beside the board. What is being put into a payment stands a step ahead. */
export function Unused({ seat, size }: Props) {
  const { view, question } = useSight<NationsView>();
  const player = view.players[seat];
  if (player === undefined) return null;
  const laid = laidDice(question, seat, player.dice);
  return (
    <div className="nd-unused">
      {held(player.dice)
        .filter(({ die }) => !die.used)
        .map(({ die, i }) => (
          <OneDie key={i} seat={seat} die={die} i={i} laid={laid.has(i)} size={size} />
        ))}
      {player.chits
        .filter(({ unused }) => unused > 0)
        .map(({ kind, unused }) => (
          <Piece key={kind} at={ref.chit(seat, kind)} label={chitName(kind)} className="nd-held">
            <Chit kind={kind} n={unused} />
          </Piece>
        ))}
    </div>
  );
}

/** The used area: dice and chits rest here until the next round. */
export function Used({ seat }: Props) {
  const { view } = useSight<NationsView>();
  const words = useSay();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <div className="nd-used">
      <Piece at={ref.used(seat)} label={say("ui.used-area")} className="nd-used-mark">
        <Icon name="tick" />
        <span>{words.plain(say("ui.used"))}</span>
      </Piece>
      {held(player.dice)
        .filter(({ die }) => die.used)
        .map(({ die, i }) => (
          <OneDie key={i} seat={seat} die={die} i={i} size="small" />
        ))}
      {player.chits
        .filter(({ used }) => used > 0)
        .map(({ kind, unused, used }) =>
          unused > 0 ? (
            // The ref belongs to the chits that are still to be used.
            <span key={kind} className="nd-held">
              <Chit kind={kind} n={used} />
            </span>
          ) : (
            <Piece key={kind} at={ref.chit(seat, kind)} label={chitName(kind)} className="nd-held">
              <Chit kind={kind} n={used} />
            </Piece>
          ),
        )}
    </div>
  );
}

/** ND-2.3: how much of each resource is available now. */
export function PurseRow({ seat }: Props) {
  const { view } = useSight<NationsView>();
  const words = useSay();
  const available = view.players[seat]?.available;
  if (available === undefined) return null;
  return (
    <ul className="nd-purse" aria-label={words.plain(say("ui.available"))}>
      {resources.map((resource) => (
        <li key={resource} className="nd-have" data-kind={resource} data-none={available[resource] === 0 || undefined}>
          <Icon name={resource} label={words.plain({ say: `icon.${resource}` })} />
          <Changing value={available[resource]} />
        </li>
      ))}
    </ul>
  );
}
