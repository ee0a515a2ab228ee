import type { Seat } from "@civitas/kernel";
import { Changing, Emblem, Icon, Piece, useSay, useSeats, useSight } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say as nations } from "../src/say.ts";
import type { NationsView } from "../src/view.ts";
import { PurseRow, Unused, Used } from "./holdings.tsx";
import { PaymentSlip } from "./payment.tsx";
import { say } from "./say.ts";
import { AdvisorSpace, BesideBoard, BuildingSpaces, WonderSpace } from "./spaces.tsx";

/** The seat whose board lies in front: the viewer's, or the first one for those who only watch. */
export function useMine(): Seat {
  const { viewer } = useSight<NationsView>();
  return viewer === "audience" ? 0 : viewer;
}

/** The others, from the left of the viewer around the table. */
export function useRivals(): readonly Seat[] {
  const mine = useMine();
  const { view } = useSight<NationsView>();
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (mine + 1 + i) % n);
}

/** The head of a board: nation, order card, points and books. */
function BoardHead({ seat }: { readonly seat: Seat }) {
  const { view, waiting } = useSight<NationsView>();
  const words = useSay();
  const seats = useSeats();
  const player = view.players[seat];
  if (player === undefined) return null;
  const card = player.order;
  return (
    <header className="nd-board-head">
      <Piece at={ref.board(seat)} label={nations(`nation.${player.nation}`)} className="nd-nation">
        <Emblem seat={seat} />
        <h2>
          <Icon name={player.nation} /> {words.plain(nations(`nation.${player.nation}`))}
        </h2>
        <span className="nd-player-name">{seats[seat]?.name ?? words.nameOf(seat)}</span>
      </Piece>
      {waiting.includes(seat) && <span className="nd-turn">{words.plain(say("ui.decides"))}</span>}
      <Piece at={ref.order(seat)} label={say("ui.order-card", { n: card })} className="nd-order">
        <span data-passed={player.passed || undefined}>
          <Icon name={player.passed ? "tick" : "order"} />
          <b>{card}</b>
          {player.passed && <em>{words.plain(say("ui.passed"))}</em>}
        </span>
      </Piece>
      <span className="nd-board-figures">
        <Icon name="book" label={words.plain(say("ui.books"))} />
        <Changing value={player.books} />
        <Icon name="points" label={words.plain(say("ui.points"))} />
        <Changing value={player.total} />
      </span>
    </header>
  );
}

/** The dice and chits of a player: still to be used, what they add up to, and used. */
function Tray({ seat, own, large }: Required<BoardProps>) {
  return (
    <div className="nd-tray">
      {own && <PaymentSlip />}
      <Unused seat={seat} size={large ? undefined : "small"} />
      <PurseRow seat={seat} />
      <Used seat={seat} />
    </div>
  );
}

/** The viewer's tray alone, for a phone. */
export function MyTray() {
  return (
    <div className="nd-board nd-pocket-tray" data-large>
      <Tray seat={useMine()} own large />
    </div>
  );
}

interface BoardProps {
  readonly seat: Seat;
  readonly own: boolean;
  /** Drawn with all its names: the viewer's own, and a rival's that has a screen to itself. */
  readonly large?: boolean;
}

/** A player's board with everything around it. */
export function PlayerBoard({ seat, own, large = own }: BoardProps) {
  const { view, waiting } = useSight<NationsView>();
  const words = useSay();
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <section
      className="nd-leather nd-board"
      data-large={large || undefined}
      data-nation={player.nation}
      data-waiting={waiting.includes(seat) || undefined}
      aria-label={words.plain(nations(`nation.${player.nation}`))}
    >
      <BoardHead seat={seat} />
      <Tray seat={seat} own={own} large={large} />
      <div className="nd-holdings">
        <BuildingSpaces seat={seat} />
        <div className="nd-slots">
          <AdvisorSpace seat={seat} />
          <WonderSpace seat={seat} />
        </div>
        <BesideBoard seat={seat} />
      </div>
    </section>
  );
}
