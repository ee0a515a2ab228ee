import { Glyph } from "@civitas/table-kit";
import { CombatShield, oneByOne, Token, TokenRow, type Yields } from "./tokens.tsx";

export type Plate = "building" | "wonder" | "person";

interface MarkerProps {
  readonly kind: Plate;
  readonly icon: string;
  readonly yields: Yields;
  readonly combat: number;
  /** A figure stands on it: the picture makes room. */
  readonly crowded: boolean;
}

/** A building is a paper plate, a wonder a golden octagon, a great person an arch: told apart without colour. */
export function MarkerPlate({ kind, icon, yields, combat, crowded }: MarkerProps) {
  const list = oneByOne(yields);
  return (
    <g className={`cv-marker cv-marker-${kind}`}>
      <Outline kind={kind} />
      {list.length > 3 ? (
        <>
          <Glyph name={icon} x={-8.5} y={kind === "person" ? -7 : -9} size={16} />
          {list.slice(0, 4).map((one, i) => (
            <Token key={i} kind={one} x={i % 2 === 0 ? 1.5 : 13.2} y={i < 2 ? 1.5 : 13.2} size={10.8} />
          ))}
        </>
      ) : (
        <>
          <Picture icon={icon} kind={kind} crowded={crowded} aside={combat > 0 && list.length > 0} />
          <TokenRow
            yields={yields}
            size={list.length === 3 ? 11.4 : 12.4}
            gap={list.length === 3 ? 0.9 : 1.6}
            y={11.2}
          />
        </>
      )}
      {combat > 0 && <CombatShield n={combat} x={list.length > 0 ? 9.5 : 0} y={list.length > 0 ? -10 : 10} />}
    </g>
  );
}

function Picture(props: { icon: string; kind: Plate; crowded: boolean; aside: boolean }) {
  const { icon, kind, crowded, aside } = props;
  const size = crowded ? 16 : aside ? 18 : 21;
  const x = crowded ? 10 : aside ? -8.5 : 0;
  return <Glyph name={icon} x={x} y={kind === "person" ? -5 : -6.5} size={size} />;
}

function Outline({ kind }: { readonly kind: Plate }) {
  if (kind === "building") {
    return (
      <>
        <rect x={-19} y={-19} width={38} height={38} rx={4} className="cv-plate" />
        <rect x={-17} y={-17} width={34} height={34} rx={2.5} className="cv-plate-line" />
      </>
    );
  }
  if (kind === "wonder") {
    return (
      <>
        <path d="M-13 -19h26l6 6v26l-6 6h-26l-6 -6v-26z" className="cv-plate" />
        <path d="M-12 -16.8h24l4.8 4.8v24l-4.8 4.8h-24l-4.8 -4.8v-24z" className="cv-plate-line" />
      </>
    );
  }
  return (
    <>
      <path d="M-18 19v-19a18 19 0 0 1 36 0v19z" className="cv-plate" />
      <path d="M-15.8 17v-17a15.8 17 0 0 1 31.6 0v17z" className="cv-plate-line" />
    </>
  );
}

/** A hut is a brown disc, a village a black shield, a relic a golden star. */
export function Site({ kind }: { readonly kind: "hut" | "village" | "relic" }) {
  if (kind === "hut") {
    return (
      <g className="cv-site">
        <circle r={13} className="cv-hut" />
        <circle r={10.6} className="cv-hut-line" />
        <Glyph name="hut" size={17} y={-0.5} fill="#fff3dc" />
      </g>
    );
  }
  if (kind === "village") {
    return (
      <g className="cv-site">
        <path d="M-13 -12h26v14q0 9 -13 13q-13 -4 -13 -13z" className="cv-village" />
        <Glyph name="village" size={18} y={-1.5} fill="#f0c9a0" />
      </g>
    );
  }
  return (
    <g className="cv-site">
      <path d={STAR} className="cv-relic" />
      <circle r={9.5} className="cv-relic-heart" />
      <Glyph name="relic" size={14} fill="#5b3f02" />
    </g>
  );
}

const STAR = `M${Array.from({ length: 16 }, (_, i) => {
  const angle = (Math.PI * i) / 8 - Math.PI / 2;
  const r = i % 2 === 1 ? 11.5 : 15.5;
  return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
}).join("L")}Z`;
