import { useSay } from "@civitas/table-kit";
import { RESEARCH_PRICE } from "../../src/content/constants.ts";
import { numeral } from "../numerals.ts";
import { say } from "../say.ts";

export const LEVELS = [5, 4, 3, 2, 1] as const;
export type Level = (typeof LEVELS)[number];

const PAID = [...LEVELS].reverse().map((level) => ({ level, price: RESEARCH_PRICE[level] }));

/** How high the mercury stands, in hundredths: each price stands level with the middle of its row. */
export function mercury(trade: number): number {
  const marks: (readonly [price: number, height: number])[] = [
    [0, 0],
    ...PAID.map(({ price }, i): readonly [number, number] => [price, 10 + i * 20]),
    [27, 98],
  ];
  for (const [i, [price, height]] of marks.entries()) {
    const [next, higher] = marks[i + 1] ?? [price, height];
    if (trade <= next || i === marks.length - 1) {
      return next === price ? height : height + ((higher - height) * (trade - price)) / (next - price);
    }
  }
  return 0;
}

/** The trade gauge beside the pyramid: what lies below the mercury can be paid. */
export function Gauge({ trade }: { readonly trade: number }) {
  const words = useSay();
  return (
    <div className="cv-gauge" role="img" aria-label={words.plain(say("ui.gauge", { n: trade }))}>
      <ol aria-hidden="true">
        {LEVELS.map((level) => (
          <li key={level} data-reached={RESEARCH_PRICE[level] <= trade || undefined}>
            <span>{numeral(level)}</span> <b>{RESEARCH_PRICE[level]}</b>
          </li>
        ))}
      </ol>
      <span className="cv-tube">
        <i style={{ height: `${mercury(trade)}%` }} />
      </span>
    </div>
  );
}
