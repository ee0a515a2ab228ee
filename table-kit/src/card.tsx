import type { CSSProperties, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { Ground } from "./scene/grounds.ts";
import { IconScene } from "./scene/scene.tsx";

export interface CardProps {
  /** The colour band: the resource whose colour it takes, or a kind (`building`, `wonder`, `province`, …). */
  readonly tone: string;
  readonly icon: string;
  /** Where the thing stands in its picture; without it, only the icon is shown. */
  readonly ground?: Ground | undefined;
  readonly name: ReactNode;
  /** Top right: what it gives, as `<Resource>`s. */
  readonly gives?: ReactNode;
  /** Bottom left, over the edge: what it costs. */
  readonly cost?: ReactNode;
  /** Bottom right, over the edge: how many are left, what is laid on it. */
  readonly mark?: ReactNode;
  /** One or two short lines: what it does. */
  readonly children?: ReactNode;
  /** How long that text is: a long one is set smaller and leaves the picture less room, and is never cut. */
  readonly letters?: number;
  /** activated: turned a few degrees · used: faded, with a tick · expiring: hatched edge. */
  readonly state?: "activated" | "used" | "expiring" | undefined;
  readonly size?: "small" | "large" | undefined;
}

/** A card, from far to near: colour band and icon, name, what it gives, what it does, what it costs. */
export function PlayingCard({
  tone,
  icon,
  ground,
  name,
  gives,
  cost,
  mark,
  children,
  letters = 60,
  state,
  size,
}: CardProps) {
  return (
    <div
      className="card"
      data-tone={tone}
      data-state={state}
      data-size={size}
      style={children === undefined ? undefined : lettersOf(letters)}
    >
      <div className="card-band">
        {ground === undefined ? <Icon name={icon} /> : <IconScene icon={icon} ground={ground} />}
        {gives !== undefined && <span className="card-gives">{gives}</span>}
      </div>
      <div className="card-name name-room">{name}</div>
      {children !== undefined && <div className="card-text">{children}</div>}
      {cost !== undefined && <span className="card-cost">{cost}</span>}
      {mark !== undefined && <span className="card-mark">{mark}</span>}
      {state === "used" && (
        <span className="card-tick">
          <Icon name="tick" />
        </span>
      )}
    </div>
  );
}

function lettersOf(n: number): CSSProperties & Record<"--letters", number> {
  return { "--letters": Math.max(1, n) };
}

/** The back of a deck. */
export function CardBack({ children }: { readonly children?: ReactNode }) {
  return <div className="card card-back">{children}</div>;
}
