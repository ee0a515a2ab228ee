import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { Ground } from "./scene/grounds.ts";
import { IconScene } from "./scene/scene.tsx";
import { Words } from "./words.tsx";

interface PortraitProps {
  /** The colour of the band, as on a card. */
  readonly tone: string;
  readonly icon: string;
  /** Where the thing stands in its picture; without it, only the icon is shown. */
  readonly ground?: Ground | undefined;
  readonly name: ReactNode;
  /** What kind of thing it is. */
  readonly kind?: ReactNode;
  /** Whether it is as printed in the box or our own design; our own is marked. */
  readonly origin?: "printed" | "ours";
  /** All that it gives, costs and does. */
  readonly children?: ReactNode;
}

/** A close-up of a thing: its picture on a band in its colour, its name and kind, and everything about it in words. */
export function Portrait({ tone, icon, ground, name, kind, origin, children }: PortraitProps) {
  return (
    <div className="portrait" data-tone={tone}>
      <div className="portrait-band">
        {ground === undefined ? <Icon name={icon} /> : <IconScene icon={icon} ground={ground} />}
      </div>
      <h3>{name}</h3>
      {kind !== undefined && <p className="portrait-kind">{kind}</p>}
      {children}
      {origin === "ours" && (
        <p className="portrait-origin">
          <Words message={{ say: "origin.ours" }} />
        </p>
      )}
    </div>
  );
}
