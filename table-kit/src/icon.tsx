import { createContext, useContext } from "react";
import type { IconSet } from "./contract.ts";
import { icons as SEAT_SIGNS } from "./seat-signs/icons.ts";

/** Further icons that can be drawn below, beside the kit's own: the frame fills it with the game's. */
export const MoreIcons = createContext<IconSet>({});

/** The kit's own icons: every table has them, and pages without a table do not load them. */
export const KitIcons = createContext<IconSet>({});

export interface IconProps {
  /** A name from the game's icons.txt or the kit's. */
  readonly name: string;
  /** Its name for screen readers; absent if words beside it say the same. */
  readonly label?: string;
  /** Whether it stands in a line of words, in the colour of what it means. */
  readonly inline?: boolean;
}

/** Icons are drawn on a square of this size: game-icons has 512, make-icons.mjs takes every third step of it. */
export const ICON_FIELD = 512 / 3;
const WHOLE_FIELD = `0 0 ${ICON_FIELD} ${ICON_FIELD}`;

/** The path of an icon on its field; undefined for an unknown icon. */
export function useIconPath(name: string): string | undefined {
  const more = useContext(MoreIcons);
  const kit = useContext(KitIcons);
  const seats: IconSet = SEAT_SIGNS;
  return more[name] ?? kit[name] ?? seats[name];
}

/** An icon, as tall as the text around it, in its colour. */
export function Icon({ name, label, inline = false }: IconProps) {
  const path = useIconPath(name);
  if (path === undefined) return <span className="icon-missing">{label ?? name}</span>;
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label
    <svg className="icon" data-inline={inline || undefined} data-kind={name} viewBox={WHOLE_FIELD} {...naming}>
      <path fill="currentColor" d={path} />
    </svg>
  );
}
