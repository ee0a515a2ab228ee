import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface CardProps {
  /** The colour band: the resource whose colour it takes, or a kind (`building`, `wonder`, `province`, …). */
  readonly tone: string;
  readonly icon: string;
  readonly name: ReactNode;
  /** Top right: what it gives, as `<Resource>`s. */
  readonly gives?: ReactNode;
  /** Bottom left, over the edge: what it costs. */
  readonly cost?: ReactNode;
  /** Bottom right, over the edge: how many are left, what is laid on it. */
  readonly mark?: ReactNode;
  /** One or two short lines: what it does. */
  readonly children?: ReactNode;
  /** activated: turned a few degrees · used: faded, with a tick · expiring: hatched edge. */
  readonly state?: "activated" | "used" | "expiring" | undefined;
  readonly size?: "small" | "large" | undefined;
}

/** A card, from far to near: colour band and icon, name, what it gives, what it does, what it costs. */
export function Card({ tone, icon, name, gives, cost, mark, children, state, size }: CardProps) {
  return (
    <div className="card" data-tone={tone} data-state={state} data-size={size}>
      <div className="card-band">
        <Icon name={icon} />
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

/** The back of a deck. */
export function CardBack({ children }: { readonly children?: ReactNode }) {
  return <div className="card card-back">{children}</div>;
}
