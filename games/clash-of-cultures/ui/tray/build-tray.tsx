import type { Message } from "@civitas/kernel";
import { PriceTokens, ResourceToken, useSay } from "@civitas/table-kit";
import { useState } from "react";
import { GOODS, type Goods } from "../../src/content/goods.ts";
import { say } from "../say.ts";
import { useMine, usePlayer } from "../seats.ts";
import { type Commission, type Counts, costOfAll, keptOf, mayAdd, picksOf, totalOf } from "./orders.ts";
import { Sheet } from "./sheet.tsx";
import { Stepper } from "./stepper.tsx";

/** What a city builds: a stepper with its price for each kind, the room as dots, the sum, and what the purse keeps. */
export function BuildTray(props: {
  readonly prompt: Message;
  readonly commission: Commission;
  readonly name: (ids: readonly string[]) => void;
}) {
  const { prompt, commission, name } = props;
  const { city, sorts, room, named } = commission;
  const words = useSay();
  const player = usePlayer(useMine());
  const [counts, setCounts] = useState<Counts>(() => new Map());
  const bill = costOfAll(commission, counts);
  const total = named + totalOf(counts);
  return (
    <Sheet prompt={prompt} hex={city.hex}>
      <p className="cc-tray-room">
        <span aria-hidden="true">
          {Array.from({ length: named + room }, (_, i) => (
            <i key={i} data-full={i < total || undefined} />
          ))}
        </span>
        {words.plain(say("ui.tray.room", { n: total, of: named + room }))}
      </p>
      {sorts.map((sort) => {
        const n = counts.get(sort.id) ?? 0;
        return (
          <Stepper
            key={sort.id}
            kind={sort.unit}
            name={words.plain({ say: sort.drafted ? "do.draft" : `unit.${sort.unit}` })}
            note={<PriceTokens price={spentOn(sort.price)} />}
            n={n}
            shown={String(n)}
            more={mayAdd(commission, counts, sort, player)}
            set={(next) => setCounts(new Map([...counts, [sort.id, next]]))}
          />
        );
      })}
      {total > 0 && (
        <p className="cc-tray-sum" role="status">
          <span>
            {words.plain(say("ui.tray.costs"))} <PriceTokens price={spentOn(bill)} />
          </span>
          <span>
            {words.plain(say("ui.tray.keeps"))} <Kept bill={bill} />
          </span>
        </p>
      )}
      <button
        type="button"
        className="primary"
        data-may={total > 0 || undefined}
        disabled={total === 0}
        onClick={() => name(picksOf(commission, counts))}
      >
        {words.plain({ say: "do.build-these" })}
      </button>
    </Sheet>
  );
}

const spentOn = (goods: Goods): Record<string, number> =>
  Object.fromEntries(GOODS.flatMap((good) => ((goods[good] ?? 0) > 0 ? [[good, goods[good] ?? 0]] : [])));

/** What is left of everything that is paid with. */
function Kept({ bill }: { readonly bill: Goods }) {
  const player = usePlayer(useMine());
  const kept = keptOf(player, bill);
  return GOODS.filter((good) => kept[good] !== player.goods[good]).map((good) => (
    <ResourceToken key={good} kind={good} n={kept[good] ?? 0} size="small" />
  ));
}
