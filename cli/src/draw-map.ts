import type { TextMap, TextSpace } from "@civitas/games";

/** Letters of a space beside its frame; longer lines are cut. */
const WIDE = 9;

/**
 * A map in text. Squares are boxes that share their sides; hexes are boxes, too, with every other row half a box further
 * right, so that neighbours touch; hexes that stand in columns have every other column half a box lower. The name of a space stands in its first line, as the table calls it. The legend stands below.
 */
export function drawMap({ shape, spaces, legend }: TextMap): string[] {
  const top = Math.min(...spaces.map(({ row }) => row));
  const bottom = Math.max(...spaces.map(({ row }) => row));
  const left = Math.min(...spaces.map(({ column }) => column));
  const high = 1 + Math.max(...spaces.map(({ lines }) => lines.length));
  const half = Math.floor((high + 1) / 2);
  const canvas = new Canvas();
  for (const space of spaces) {
    const shifted = shape === "hexes" && (space.row - top) % 2 !== 0;
    const lowered = shape === "hexes in columns" && space.column % 2 !== 0;
    const x = (space.column - left) * (WIDE + 1) + (shifted ? (WIDE + 1) / 2 : 0);
    drawBox(canvas, space, x, (space.row - top) * (high + 1) + (lowered ? half : 0), high);
  }
  const lines = (bottom - top + 1) * (high + 1) + 1 + (shape === "hexes in columns" ? half : 0);
  return [...canvas.lines(lines), ...(legend === undefined ? [] : [legend]), ""];
}

function drawBox(canvas: Canvas, { name, lines }: TextSpace, x: number, y: number, high: number): void {
  const side = `+${"-".repeat(WIDE)}+`;
  canvas.write(x, y, side);
  [name, ...lines].forEach((line, i) => {
    canvas.write(x + 1, y + 1 + i, line.slice(0, WIDE).padEnd(WIDE));
  });
  for (let row = 1; row <= high; row++) {
    canvas.write(x, y + row, "|");
    canvas.write(x + WIDE + 1, y + row, "|");
  }
  canvas.write(x, y + high + 1, side);
}

/** Letters by place. A corner stays a corner, whatever line runs through it. */
class Canvas {
  readonly #rows = new Map<number, string[]>();

  write(x: number, y: number, text: string): void {
    const row = this.#rows.get(y) ?? [];
    this.#rows.set(y, row);
    [...text].forEach((letter, i) => {
      if (row[x + i] !== "+") row[x + i] = letter;
    });
  }

  lines(count: number): string[] {
    return Array.from({ length: count }, (_, y) =>
      Array.from(this.#rows.get(y) ?? [], (letter) => letter ?? " ")
        .join("")
        .trimEnd(),
    );
  }
}
