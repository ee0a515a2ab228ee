import type { Ref } from "@civitas/kernel";
import type { ReactNode } from "react";

/** A drawing that stands for several things of the table at once. */
export function Marked({ at, children }: { readonly at: readonly Ref[]; readonly children: ReactNode }) {
  return at.reduceRight<ReactNode>((inside, ref) => <g data-ref={ref}>{inside}</g>, children);
}
