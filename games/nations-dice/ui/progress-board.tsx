import { Icon, Piece, useSay, useSight, Words } from "@civitas/table-kit";
import { rows } from "../src/content/boards.ts";
import { tileName } from "../src/names.ts";
import { ref } from "../src/refs.ts";
import type { CellView, NationsView } from "../src/view.ts";
import { say } from "./say.ts";
import { SoloDie } from "./solo.tsx";
import { BigTile, TileFace } from "./tile.tsx";

/** ND-1.12: three rows, the cheapest at the bottom; a row's number is what its tiles cost. */
export function ProgressBoard() {
  const { view } = useSight<NationsView>();
  const words = useSay();
  const topDown = Array.from({ length: rows }, (_, i) => rows - i);
  return (
    <section
      className="nd-leather nd-progress"
      data-columns={view.columns}
      aria-label={words.plain(say("ui.progress"))}
    >
      <header className="nd-board-head">
        <h2>{words.plain(say("ui.progress"))}</h2>
        {view.opponentBooks !== null && <SoloDie />}
        <Piece at={ref.stack} label={say("ui.stack")} zoom={<Undealt />} className="nd-stack">
          {words.plain(say("ui.age", { age: view.round }))}
        </Piece>
      </header>
      {topDown.map((row) => (
        <div key={row} className="nd-row">
          <RowPrice row={row} />
          {view.progress
            .filter((cell) => cell.row === row)
            .map((cell) => (
              <Cell key={cell.column} cell={cell} />
            ))}
        </div>
      ))}
    </section>
  );
}

/** ND-3.2: the tiles of this age that were not dealt are no secret. */
function Undealt() {
  const { view } = useSight<NationsView>();
  return (
    <>
      <h3>
        <Words message={say("ui.undealt", { age: view.round })} />
      </h3>
      <ul className="pile-list">
        {view.undealt.map((id) => (
          <li key={id}>
            <Icon name={id} /> <Words message={tileName(id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a tile of this row costs: so much gold, or strength for a colony (ND-10.2). */
function RowPrice({ row }: { readonly row: number }) {
  const words = useSay();
  return (
    <span className="nd-row-price" role="img" aria-label={words.plain(say("ui.row-price", { n: row }))}>
      <b>{row}</b>
      <Icon name="gold" />
      <Icon name="strength" />
    </span>
  );
}

function Cell({ cell: { row, column, tile, price } }: { readonly cell: CellView }) {
  if (tile === null) {
    const label = say("ui.empty-cell", { row, column });
    return <Piece at={ref.cell(row, column)} label={label} className="nd-cell nd-pocket" />;
  }
  return (
    <Piece at={ref.tile(tile)} label={tileName(tile)} zoom={<BigTile id={tile} />} className="nd-cell">
      <TileFace id={tile} {...(price === null ? {} : { price })} />
    </Piece>
  );
}
