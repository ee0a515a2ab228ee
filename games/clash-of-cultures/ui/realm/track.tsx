import type { Seat } from "@civitas/kernel";
import { Piece, ResourceToken, useSay } from "@civitas/table-kit";
import type { Good, Token } from "../../src/content/ids.ts";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { usePlayer } from "../seats.ts";

const isToken = (kind: Good): kind is Token => kind === "mood" || kind === "culture";

const NOTCHES = [1, 2, 3, 4, 5, 6, 7, 8];

/** One kind of goods: its token with the number, eight notches, and the limit. `could` more are shown as possible. */
export function Track({
  seat,
  kind,
  could = 0,
}: {
  readonly seat: Seat;
  readonly kind: Good;
  readonly could?: number | undefined;
}) {
  const words = useSay();
  const { goods, limits } = usePlayer(seat);
  const [n, limit] = [goods[kind], limits[kind]];
  const kept = Math.max(0, Math.min(could, limit - n));
  const state = (notch: number) =>
    notch <= n ? "full" : notch > limit ? "shut" : notch <= n + could ? "could" : "free";
  return (
    <Piece
      at={ref.goods(seat, kind)}
      label={say("ui.goods", { what: { say: `icon.${kind}` }, n, limit })}
      className="cc-track"
    >
      <span className="cc-track-token">
        <ResourceToken kind={kind} n={n} />
        {could > 0 && (
          <span className="cc-could" data-lost={kept < could || undefined}>
            +{kept}
          </span>
        )}
      </span>
      <span className="cc-notches" data-kind={kind} aria-hidden="true">
        {NOTCHES.map((notch) => (
          <i key={notch} data-notch={state(notch)} />
        ))}
      </span>
      <small>
        {words.plain(isToken(kind) ? say(`ui.track.${kind}`) : { say: `icon.${kind}` })}
        {limit < NOTCHES.length && ` ${n}/${limit}`}
      </small>
    </Piece>
  );
}
