import type { Message } from "@civitas/kernel";
import { useSay } from "@civitas/table-kit";
import type { ReactNode } from "react";
import { lowerHalf } from "../map/halves.ts";
import { useClash } from "../seats.ts";

/** A tray over the half of the map that does not hold the hex in question. */
export function Sheet(props: {
  readonly prompt: Message;
  readonly hex: string | undefined;
  readonly children: ReactNode;
}) {
  const { prompt, hex, children } = props;
  const words = useSay();
  const view = useClash();
  const low = hex !== undefined && lowerHalf(view, hex);
  return (
    <section className="cc-tray" data-at={low ? "top" : "bottom"} aria-label={words.plain(prompt)}>
      <h2>{words.plain(prompt)}</h2>
      {children}
    </section>
  );
}
