import { Glyph, type Plan, translate } from "@civitas/table-kit";
import { type CSSProperties, memo } from "react";
import { ref } from "../../src/refs.ts";
import { Chip } from "../pieces/chip.tsx";
import { CityDrawing, Jetty } from "../pieces/city.tsx";
import { Marked } from "../pieces/marked.tsx";
import { Plate } from "../pieces/plate.tsx";
import { countsOf, OpenStack } from "../pieces/stack.tsx";
import { Badge } from "../pieces/stamp.tsx";
import { REACH, SIDE } from "../woodcut/cut.ts";
import type { HexLook, HexSpace } from "./hex.ts";

/** Below this side of a hex only signs and numbers are drawn. */
const OVERVIEW = 26;

/** Numbers are never smaller than this, in pixels, as long as a hex has this side. */
const SMALLEST = 12;
const FARTHEST = 20;

/** The same in the units that pieces are drawn in. */
const leastText = ({ size }: Plan<HexSpace>): CSSProperties & Record<"--cc-least", string> => ({
  "--cc-least": `${(SMALLEST * SIDE) / Math.max(size, FARTHEST)}px`,
});

/** What stands on a hex: its city, its units, its exhaustion. */
export const StandingOnHex = memo(function StandingOnHex(props: {
  readonly plan: Plan<HexSpace>;
  readonly hex: HexSpace;
  readonly look: HexLook;
}) {
  const { plan, hex, look } = props;
  if (look.city === undefined && look.stack === undefined && !look.exhausted) return null;
  return (
    <g
      className="cc-standing"
      style={leastText(plan)}
      transform={`${translate(plan.centre(hex))} scale(${plan.size / SIDE})`}
    >
      {look.exhausted && <Exhausted hex={hex.name} />}
      {plan.size < OVERVIEW ? <Signs hex={hex} look={look} /> : <Drawings plan={plan} hex={hex} look={look} />}
    </g>
  );
});

function Drawings({
  plan,
  hex,
  look: { city, stack },
}: {
  readonly plan: Plan<HexSpace>;
  readonly hex: HexSpace;
  readonly look: HexLook;
}) {
  if (city === undefined) return stack === undefined ? null : <OpenStack stack={stack} />;
  const sea = plan.spaces.find(({ name }) => name === city.portHex);
  return (
    <>
      {sea !== undefined && <Jetty owner={city.owner} angle={angleTo(plan, hex, sea)} reach={REACH} />}
      <g data-ref={ref.city(hex.name)}>
        <CityDrawing city={city} hex={hex.name} y={stack === undefined ? 3 : -4} />
        <Plate
          owner={city.owner}
          size={city.size}
          mood={city.mood}
          activations={city.activations}
          y={stack === undefined ? 19 : 10.5}
        />
      </g>
      {stack !== undefined && (
        <Marked at={stack.at}>
          <Chip owner={stack.owner} counts={countsOf(stack)} y={27.5} bare done={stack.done} />
        </Marked>
      )}
    </>
  );
}

function angleTo(plan: Plan<HexSpace>, from: HexSpace, to: HexSpace): number {
  const [[ax, ay], [bx, by]] = [plan.centre(from), plan.centre(to)];
  return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
}

/** Seen from far: a city is its owner's sign with its size, an army a smaller one with its number. */
function Signs({ hex, look: { city, stack } }: { readonly hex: HexSpace; readonly look: HexLook }) {
  const units = stack === undefined ? 0 : stack.ships > 0 ? stack.ships : stack.soldiers + stack.settlers;
  return (
    <>
      {city !== undefined && (
        <g data-ref={ref.city(hex.name)}>
          <Badge owner={city.owner} r={19} y={stack === undefined ? 0 : -9}>
            {city.size}
          </Badge>
        </g>
      )}
      {stack !== undefined && (
        <Marked at={stack.at}>
          <Badge owner={stack.owner} r={13} x={city === undefined ? 0 : 16} y={city === undefined ? 0 : 17}>
            {units}
          </Badge>
        </Marked>
      )}
    </>
  );
}

function Exhausted({ hex }: { readonly hex: string }) {
  return (
    <g className="cc-exhausted" data-ref={ref.exhaustion(hex)}>
      <circle r={15} />
      <Glyph name="exhaustion" size={21} />
    </g>
  );
}
