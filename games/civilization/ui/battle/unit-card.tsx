import type { Seat } from "@civitas/kernel";
import { Icon, Name, useSay } from "@civitas/table-kit";
import type { CSSProperties } from "react";
import type { UnitType } from "../../src/content/ids.ts";
import { TRUMPS } from "../../src/content/units.ts";
import { unitName } from "../names.ts";
import { picture } from "../pictures.ts";
import { say } from "../say.ts";

interface UnitCardProps {
  readonly type: UnitType;
  readonly rank: 1 | 2 | 3 | 4;
  readonly strength: number;
  readonly wounds: number;
  /** Whose it is; nobody's are the barbarians'. */
  readonly seat: Seat | null;
  /** So many alike lie there. */
  readonly n?: number;
  /** What it would have afterwards: more wounds, or its death. */
  readonly after?: { readonly wounds: number; readonly falls: boolean } | undefined;
}

export const toneOf = (seat: Seat | null): CSSProperties & Record<"--side", string> => ({
  "--side": seat === null ? "#3a2f2a" : `var(--seat-${seat})`,
});

/** A unit: its strength, its picture by rank, a ring for each point of strength, and whom it strikes first. */
export function UnitCard({ type, rank, strength, wounds, seat, n = 1, after }: UnitCardProps) {
  const words = useSay();
  const trumps = TRUMPS[type];
  return (
    <span className="cv-unit" style={toneOf(seat)} data-falls={after?.falls || undefined}>
      <b className="cv-unit-strength">{strength}</b>
      <i>
        <Icon name={picture.unit(type, rank)} />
      </i>
      <span className="cv-unit-name name-room">
        <Name message={unitName(type, rank)} />
      </span>
      <span className="cv-rings" role="img" aria-label={words.plain(say("ui.wounds", { n: wounds, of: strength }))}>
        {Array.from({ length: strength }, (_, i) => (
          <i key={i} data-wound={i < wounds || undefined} data-coming={i < (after?.wounds ?? 0) || undefined} />
        ))}
      </span>
      {after?.falls === true && (
        <span className="cv-falls">
          <Icon name="skull" /> {words.plain(say("ui.battle.falls"))}
        </span>
      )}
      {trumps !== null && (
        <span className="cv-trumps" title={words.plain(say("ui.trumps", { what: { say: `unit-type.${trumps}` } }))}>
          <Icon name={picture.unit(type, 1)} />→<Icon name={picture.unit(trumps, 1)} />
        </span>
      )}
      {n > 1 && <b className="cv-unit-count">×{n}</b>}
    </span>
  );
}

/** A card of a hand that is hidden from the viewer: only its type is known. */
export function UnitBack({
  type,
  seat,
  n,
}: {
  readonly type: UnitType;
  readonly seat: Seat | null;
  readonly n: number;
}) {
  const words = useSay();
  return (
    <span className="cv-unit cv-unit-back" style={toneOf(seat)} title={words.plain({ say: `unit-type.${type}` })}>
      <i>
        <Icon name={picture.unit(type, 1)} label={words.plain({ say: `unit-type.${type}` })} />
      </i>
      <b className="cv-unit-count">×{n}</b>
    </span>
  );
}
