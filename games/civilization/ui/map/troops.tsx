import type { Ref, Seat } from "@civitas/kernel";
import { Piece, translate } from "@civitas/table-kit";
import { memo } from "react";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { FigureStack } from "./figures.tsx";
import { middleOf, type SquareScene, type StandingFigure } from "./squares.ts";

/** Figures of one nation on one square. */
interface Troop {
  readonly seat: Seat;
  readonly armies: readonly StandingFigure[];
  readonly scouts: readonly StandingFigure[];
}

function troopsOn({ figures }: SquareScene): Troop[] {
  const seats = [...new Set(figures.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const mine = figures.filter((figure) => figure.seat === seat);
    return {
      seat,
      armies: mine.filter(({ kind }) => kind === "army"),
      scouts: mine.filter(({ kind }) => kind === "scout"),
    };
  });
}

const countOf = (figures: readonly StandingFigure[]): number => figures.reduce((sum, { n }) => sum + n, 0);

/** All figures of the map; each nation's on a square are one piece. */
export const Troops = memo(function Troops({ squares }: { readonly squares: readonly SquareScene[] }) {
  return squares.flatMap((square) =>
    troopsOn(square).map((troop, i, all) => (
      <TroopPiece
        key={`${square.id} ${troop.seat}`}
        square={square}
        troop={troop}
        place={all.length > 1 ? i : undefined}
      />
    )),
  );
});

function TroopPiece(props: { square: SquareScene; troop: Troop; place: number | undefined }) {
  const { square, troop, place } = props;
  const { seat, armies, scouts } = troop;
  const at: Ref = ref.figures(seat, square.id);
  const [a, s] = [countOf(armies), countOf(scouts)];
  const both = a > 0 && s > 0;
  const r = both || place !== undefined ? 9 : 10.5;
  const y = place === undefined ? -6.5 : place === 0 ? -9 : 8;
  const left = square.marker !== null || square.resource !== null ? -8 : 0;
  const moved = [...armies, ...scouts].every((figure) => figure.moved);
  return (
    <Piece
      as="g"
      at={at}
      label={say("ui.troop", { who: { seat }, armies: a, scouts: s })}
      transform={translate(middleOf(square))}
      className="cv-troop"
    >
      {a > 0 && (
        <g transform={`translate(${both ? -10 : left} ${y})`}>
          <FigureStack seat={seat} kind="army" n={a} r={r} pale={moved} />
        </g>
      )}
      {s > 0 && (
        <g transform={`translate(${both ? 10 : left} ${y})`}>
          <FigureStack seat={seat} kind="scout" n={s} r={r} pale={moved} />
        </g>
      )}
    </Piece>
  );
}
