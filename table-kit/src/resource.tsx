import type { ReactNode } from "react";
import { Changing } from "./changing.tsx";
import { Icon } from "./icon.tsx";
import { useSay } from "./table.tsx";

export interface ResourceProps {
  /** Icon and colour: `gold`, `production`; its word stands under `icon.KIND`. */
  readonly kind: string;
  /** How many; absent, only the icon. */
  readonly n?: number | string;
  readonly size?: "small" | "large";
}

/** A token of a resource: its icon, its number, its colour. */
export function ResourceToken({ kind, n, size }: ResourceProps) {
  const say = useSay();
  const word = say.has(`icon.${kind}`) ? say.plain({ say: `icon.${kind}` }) : kind;
  return (
    <span className="resource" data-kind={kind} data-size={size}>
      <Icon name={kind} label={word} />
      {n !== undefined && <Changing value={n} />}
    </span>
  );
}

/** A price: a token for each resource it takes. */
export function PriceTokens({ price }: { readonly price: Readonly<Record<string, number>> }): ReactNode {
  return Object.entries(price).map(([kind, n]) => <ResourceToken key={kind} kind={kind} n={n} size="small" />);
}
