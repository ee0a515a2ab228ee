import { Glyph, type Plan, translate } from "@civitas/table-kit";
import type { Good } from "../../src/content/goods.ts";
import { SIDE } from "../woodcut/cut.ts";
import { sharedOut, useCollecting } from "./collecting.ts";
import type { HexLook, HexSpace } from "./hex.ts";

const STEP = 23;
const R = 11;

/** While a Collect is looked at: the token of what each hex would give, several where there is a choice. */
export function YieldTokens({ plan, looks }: { readonly plan: Plan<HexSpace>; readonly looks: readonly HexLook[] }) {
  const collecting = useCollecting();
  if (collecting === undefined) return null;
  const shared = sharedOut(collecting);
  return (
    <g className="cc-yields">
      {plan.spaces.map((hex, i) => {
        const goods = collecting.sources.get(hex.name);
        if (goods === undefined) return null;
        const crowded = looks[i]?.city !== undefined || looks[i]?.stack !== undefined || looks[i]?.exhausted;
        return (
          <g key={hex.at} transform={`${translate(plan.centre(hex))} scale(${plan.size / SIDE})`}>
            <g transform={`translate(0 ${crowded ? -24 : 0})`}>
              {goods.length === 0 ? <Struck /> : <Tokens goods={goods} taken={shared?.get(hex.name)} all={!shared} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The tokens of a hex side by side; of a chosen yield only what it takes here is bright. */
function Tokens(props: { readonly goods: readonly Good[]; readonly taken: Good | undefined; readonly all: boolean }) {
  const { goods, taken, all } = props;
  return goods.map((good, i) => (
    <g
      key={good}
      data-kind={good}
      data-left={(!all && good !== taken) || undefined}
      transform={`translate(${(i - (goods.length - 1) / 2) * STEP} 0)`}
    >
      <circle r={R} />
      <Glyph name={good} size={15} />
    </g>
  ));
}

/** Something is in the way. */
function Struck() {
  return (
    <g className="cc-struck">
      <circle r={R} />
      <path d={`M${-R * 0.7} ${R * 0.7}L${R * 0.7} ${-R * 0.7}`} />
    </g>
  );
}
