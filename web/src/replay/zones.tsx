import { useSay, type Zone } from "@civitas/table-kit";

/** All zones of a table below one another, for a narrow screen. */
export function Zones({ zones }: { readonly zones: readonly Zone[] }) {
  const say = useSay();
  return zones.map((zone) => (
    <section key={zone.id} aria-label={say.plain(zone.label)} className="zone-stacked">
      <zone.component />
    </section>
  ));
}
