/** The picture is drawn on a sheet of this size; what does not fit into its room is cut off. */
export const SHEET = { width: 240, height: 120 };
const { width: W, height: H } = SHEET;

type Chance = (from: number, to: number) => number;

/** A part of a picture; its fill or stroke is one of the few tones of its colour. */
export interface PicturePart {
  readonly tone: "light" | "far" | "near" | "hatch" | "gleam";
  readonly d: string;
}

const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
const closed = (points: readonly string[]): string => `M${points.join("L")}Z`;
const steps = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A line of hills from edge to edge, filled down to the bottom. */
function hills(chance: Chance, base: number, swing: number, waves: number): string {
  let d = `M0 ${H}V${Math.round(base)}`;
  const step = W / waves;
  for (const i of steps(waves)) {
    const up = base - chance(0.3, 1) * swing;
    d += `Q${at((i + 0.5) * step, up)} ${at((i + 1) * step, base + chance(-0.2, 0.2) * swing)}`;
  }
  return `${d}V${H}Z`;
}

/** Peaks with a lit and a hatched side, as a woodcut has them. */
function mountains(chance: Chance): PicturePart[] {
  const peaks = steps(5).map((i) => ({ x: (i + chance(0.2, 0.8)) * 48, y: chance(22, 52) }));
  const ridge = peaks.flatMap(({ x, y }, i) => [at(x, y), at(x + 24, i === 4 ? 70 : chance(58, 76))]);
  const hatch = peaks.flatMap(({ x, y }) =>
    steps(4).map((i) => `M${at(x + 2 + i * 5, y + 5 + i * 7)}L${at(x + 4 + i * 2, y + 26 + i * 8)}`),
  );
  return [
    { tone: "far", d: closed([at(0, 66), ...ridge, at(W, 74), at(W, H), at(0, H)]) },
    { tone: "hatch", d: hatch.join("") },
    { tone: "near", d: hills(chance, 92, 12, 3) },
  ];
}

function sea(chance: Chance): PicturePart[] {
  const waves = steps(5).map((row) => {
    const shift = chance(-14, 0);
    return `M${at(shift, 78 + row * 9)}${"q6-5 12 0t12 0".repeat(11)}`;
  });
  return [
    { tone: "far", d: hills(chance, 66, 22, 4) },
    { tone: "near", d: `M0 70H${W}V${H}H0Z` },
    { tone: "hatch", d: waves.join("") },
  ];
}

function desert(chance: Chance): PicturePart[] {
  const ripples = steps(4).map((i) => `M${at(chance(0, 120), 92 + i * 7)}q30-8 ${Math.round(chance(60, 110))} 0`);
  return [
    { tone: "far", d: hills(chance, 70, 34, 2) },
    { tone: "near", d: hills(chance, 88, 26, 2) },
    { tone: "hatch", d: ripples.join("") },
  ];
}

/** Furrows that run to one point. */
function fields(chance: Chance): PicturePart[] {
  const point = chance(90, 150);
  const furrows = steps(13).map((i) => `M${at(point + (i - 6) * 7, 76)}L${at(point + (i - 6) * 42, H)}`);
  return [
    { tone: "far", d: hills(chance, 72, 24, 3) },
    { tone: "near", d: `M0 76H${W}V${H}H0Z` },
    { tone: "hatch", d: furrows.join("") },
  ];
}

/** Roofs against the sky. */
function town(chance: Chance): PicturePart[] {
  let x = 0;
  let roofs = `M0 ${H}V80`;
  let windows = "";
  while (x < W) {
    const wide = Math.round(chance(12, 26));
    const top = Math.round(chance(46, 76));
    const roof = Math.round(chance(0, 12));
    roofs += `V${top}l${wide / 2}-${roof} ${wide / 2} ${roof}`;
    windows += `M${at(x + wide / 2, top + 8)}v5`;
    x += wide;
  }
  return [
    { tone: "far", d: `${roofs}V${H}Z` },
    { tone: "hatch", d: windows },
    { tone: "near", d: `M0 94H${W}V${H}H0Z` },
  ];
}

/** Inside: columns on both sides, a floor of slabs. */
function hall(chance: Chance): PicturePart[] {
  const slant = chance(-8, 8);
  const columns = [6, 46, 180, 220].map((x) => `M${x} 96V24h-3v-7h20v7h-3v72Z`);
  const slabs = steps(11).map((i) => `M${at(120 + slant + (i - 5) * 12, 96)}L${at(120 + (i - 5) * 44, H)}`);
  return [
    { tone: "far", d: columns.join("") },
    { tone: "near", d: `M0 96H${W}V${H}H0Z` },
    { tone: "hatch", d: `${slabs.join("")}M0 106H${W}` },
  ];
}

/** Light that goes out from the middle. */
function rays(chance: Chance): PicturePart[] {
  const turn = chance(0, 0.3);
  const wedges = steps(14).map((i) => {
    const [a, b] = [turn + (i * Math.PI) / 7, turn + ((i + 0.5) * Math.PI) / 7];
    return closed([
      at(120, 62),
      at(120 + 190 * Math.cos(a), 62 + 190 * Math.sin(a)),
      at(120 + 190 * Math.cos(b), 62 + 190 * Math.sin(b)),
    ]);
  });
  return [
    { tone: "light", d: wedges.join("") },
    { tone: "near", d: hills(chance, 108, 10, 2) },
  ];
}

/** A written page: lines of different lengths. */
function page(chance: Chance): PicturePart[] {
  const lines = steps(9).flatMap((i) => {
    const [left, right] = [chance(18, 70), chance(22, 78)];
    return [`M14 ${16 + i * 12}h${Math.round(left)}`, `M${W - 14} ${16 + i * 12}h-${Math.round(right)}`];
  });
  return [{ tone: "hatch", d: lines.join("") }];
}

/** A hung cloth with folds and a fringe. */
function cloth(chance: Chance): PicturePart[] {
  const folds = steps(9).map((i) => `M${at(i * 30 + chance(-6, 6), 0)}q${at(chance(-8, 8), 50)} 0 ${H}`);
  const fringe = steps(21).map((i) => `M${at(i * 12, H)}v-10l6-6 6 6v10Z`);
  return [
    { tone: "hatch", d: folds.join("") },
    { tone: "near", d: fringe.join("") },
  ];
}

/** What may lie behind and below the thing in a picture. */
export const GROUNDS = { mountains, sea, desert, fields, town, hall, rays, page, cloth } as const;

export type Ground = keyof typeof GROUNDS;

/** The sun or the moon, and strokes of cloud. */
export function sky(chance: Chance): PicturePart[] {
  const [x, y, r] = [chance(0, 1) < 0.5 ? chance(40, 84) : chance(156, 200), chance(22, 40), chance(11, 17)].map(
    Math.round,
  );
  if (x === undefined || y === undefined || r === undefined) return [];
  const clouds = steps(4).map((i) => `M${at(chance(0, 190), 12 + i * 11)}h${Math.round(chance(24, 64))}`);
  return [
    { tone: "gleam", d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z` },
    { tone: "hatch", d: clouds.join("") },
  ];
}

/** Grounds under an open sky. */
export const OUTDOORS: ReadonlySet<Ground> = new Set(["mountains", "sea", "desert", "fields", "town"]);
