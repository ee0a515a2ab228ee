import { useSay } from "@civitas/table-kit";
import { RESEARCH_PRICE, TRADE_LIMIT } from "../../src/content/constants.ts";
import type { Level } from "../../src/state.ts";
import { numeral } from "../numerals.ts";
import { say } from "../say.ts";

export const LEVELS_FROM_TOP: readonly Level[] = [5, 4, 3, 2, 1];

/** How high the rows of the pyramid are to each other, from level V down to I. */
export type Heights = readonly number[];

export const rowsOf = (heights: Heights): string =>
  heights.map((height) => `minmax(var(--row-least, 0px), ${height}fr)`).join(" ");

/** How high the mercury stands, in hundredths: each price stands level with the middle of its row. */
function mercury(trade: number, heights: Heights): number {
  const whole = heights.reduce((sum, height) => sum + height, 0);
  let below = 0;
  const marks: (readonly [price: number, height: number])[] = [[0, 0]];
  for (const level of [...LEVELS_FROM_TOP].reverse()) {
    const height = heights[LEVELS_FROM_TOP.indexOf(level)] ?? 0;
    marks.push([RESEARCH_PRICE[level], (100 * (below + height / 2)) / whole]);
    below += height;
  }
  marks.push([TRADE_LIMIT, 99]);
  const next = marks.findIndex(([price]) => price >= trade);
  const [price, top] = marks[next] ?? [TRADE_LIMIT, 99];
  const [under, bottom] = marks[next - 1] ?? [price, top];
  return price === under ? top : bottom + ((top - bottom) * (trade - under)) / (price - under);
}

/** The trade gauge beside the pyramid: what lies below the mercury can be paid. */
export function Gauge({ trade, heights }: { readonly trade: number; readonly heights: Heights }) {
  const words = useSay();
  return (
    <div className="cv-gauge" role="img" aria-label={words.plain(say("ui.gauge", { n: trade }))}>
      <ol aria-hidden="true" style={{ gridTemplateRows: rowsOf(heights) }}>
        {LEVELS_FROM_TOP.map((level) => (
          <li key={level} data-reached={RESEARCH_PRICE[level] <= trade || undefined}>
            <span>{numeral(level)}</span> <b>{RESEARCH_PRICE[level]}</b>
          </li>
        ))}
      </ol>
      <span className="cv-tube">
        <i style={{ height: `${mercury(trade, heights)}%` }} />
      </span>
    </div>
  );
}
