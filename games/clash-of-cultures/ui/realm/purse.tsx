import { Piece, ResourceToken } from "@civitas/table-kit";
import { GOODS } from "../../src/content/goods.ts";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { useMine, usePlayer } from "../seats.ts";

/** What one holds in one line: on a phone it stays below every part of the table. */
export function Purse() {
  const mine = useMine();
  const { goods, limits } = usePlayer(mine);
  return (
    <div className="cc-purse">
      {GOODS.map((kind) => (
        <Piece
          key={kind}
          at={ref.goods(mine, kind)}
          label={say("ui.goods", { what: { say: `icon.${kind}` }, n: goods[kind], limit: limits[kind] })}
        >
          <ResourceToken kind={kind} n={goods[kind]} />
        </Piece>
      ))}
    </div>
  );
}
