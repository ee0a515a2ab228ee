import { translate } from "@civitas/table-kit";
import { memo } from "react";
import { MarkerPlate, Site } from "./plates.tsx";
import { middleOf, type SquareScene } from "./squares.ts";
import { Medallion, TokenRow } from "./tokens.tsx";

/** How much of a square is drawn: under 30 px only tints, borders and figures. */
export type Detail = "far" | "usual" | "near";

interface ContentsProps {
  readonly square: SquareScene;
  readonly detail: Detail;
  /** A scout gathers here for a city: it produces though it lies outside. */
  readonly gathered: boolean;
}

/** What lies on a square beside figures and city centres, around its middle. */
export const Contents = memo(function Contents({ square, detail, gathered }: ContentsProps) {
  const { marker, centre, terrain, blockaded, locked, disaster } = square;
  if (terrain === null || centre) return null;
  return (
    <g className="cv-lying" transform={translate(middleOf(square))}>
      {disaster && <rect x={-20.5} y={-20.5} width={41} height={41} rx={5} className="cv-disaster" />}
      <g className={blockaded ? "cv-blockaded" : undefined}>
        {marker === null ? (
          detail !== "far" && <Land square={square} gathered={gathered} />
        ) : (
          <Lying square={square} marker={marker} detail={detail} />
        )}
      </g>
      {(blockaded || locked) && <rect x={-21} y={-21} width={42} height={42} className="cv-blockade" />}
    </g>
  );
});

/** Free land: what it gives in coloured tokens where it produces, elsewhere in quiet ink. */
function Land({ square: { yields, resource, city }, gathered }: { square: SquareScene; gathered: boolean }) {
  const lit = city !== null || gathered;
  return (
    <>
      <TokenRow yields={yields} size={lit ? 13.5 : 13} gap={2} y={10.5} left={-17} quiet={!lit} />
      {resource !== null && <Medallion resource={resource} x={11} y={-11} r={8.5} />}
    </>
  );
}

function Lying(props: { square: SquareScene; marker: NonNullable<SquareScene["marker"]>; detail: Detail }) {
  const { square, marker, detail } = props;
  if (marker.kind === "hut" || marker.kind === "village" || marker.kind === "relic") {
    const aside = square.figures.length > 0;
    return (
      <>
        {detail !== "far" && <TokenRow yields={square.yields} size={12} gap={2} y={13} left={-18} quiet />}
        <g transform={aside ? "translate(9 4) scale(.8)" : "translate(0 -4)"}>
          <Site kind={marker.kind} />
        </g>
      </>
    );
  }
  const kind = marker.kind === "great-person" ? "person" : marker.kind;
  return (
    <MarkerPlate
      kind={kind}
      icon={marker.id}
      yields={detail === "far" ? {} : square.yields}
      combat={square.combat}
      crowded={square.figures.length > 0}
    />
  );
}
