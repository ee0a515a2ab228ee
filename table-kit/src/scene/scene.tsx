import { memo } from "react";
import { Icon } from "../icon.tsx";
import { chanceOf } from "./chance.ts";
import { GROUNDS, type Ground, OUTDOORS, SHEET, sky } from "./grounds.ts";

export interface SceneProps {
  /** What it shows: a name from the game's icons. It also decides the details, so that no two pictures are alike. */
  readonly icon: string;
  /** Where it stands. */
  readonly ground: Ground;
}

/** A plant or a ship beside it. */
const BESIDE: Readonly<Partial<Record<Ground, string>>> = {
  mountains: "pine",
  sea: "sail",
  desert: "palm",
  fields: "tree",
};

/**
 * A picture made from an icon: the thing large in front, a landscape or a hall behind it, all in a few tones of
 * `--tone`. It fills its room, whatever the shape.
 */
export const IconScene = memo(function IconScene({ icon, ground }: SceneProps) {
  const chance = chanceOf(icon);
  const strokes = [...(OUTDOORS.has(ground) ? sky(chance) : []), ...GROUNDS[ground](chance)];
  const beside = BESIDE[ground];
  const things = [chance(6, 40), chance(168, 204)].map((x) => ({ x, size: chance(26, 40) }));
  return (
    <span className="scene">
      <svg
        className="scene-ground"
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        {strokes.map(({ tone, d }, i) => (
          <path key={i} className={`scene-${tone}`} d={d} />
        ))}
        {beside !== undefined &&
          things.map(({ x, size }) => (
            <g key={x} className="scene-beside" fontSize={size} transform={`translate(${x} ${100 - size})`}>
              <Icon name={beside} />
            </g>
          ))}
      </svg>
      <Icon name={icon} />
    </span>
  );
});
