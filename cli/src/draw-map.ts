import type { TextMap, TextSpace } from "@civitas/games";

/** Characters of a space inside its frame; longer lines are cut. */
const WIDE = 9;

/**
 * A map in text, no wider than the terminal: what does not fit beside the rest comes below it. The legend comes last.
 */
export function drawMap({ shape, spaces, legend }: TextMap, wide = Number.POSITIVE_INFINITY): string[] {
  const columns = [...new Set(spaces.map(({ column }) => column))].sort((a, b) => a - b);
  const shift = shape === "hexes" ? (WIDE + 1) / 2 : 0;
  const fitting = Math.max(1, Math.floor((wide - 1 - shift) / (WIDE + 1)));
  const parts = Math.max(1, Math.ceil(columns.length / fitting));
  const each = Math.ceil(columns.length / parts);
  const drawn = Array.from({ length: parts }, (_, n) => {
    const part = new Set(columns.slice(n * each, (n + 1) * each));
    return drawPart(
      shape,
      spaces.filter(({ column }) => part.has(column)),
      spaces,
    );
  });
  return [...drawn.flatMap((lines, n) => (n === 0 ? lines : ["", ...lines])), ...(legend ? [legend] : []), ""];
}

/**
 * Squares are boxes that share their sides. Hexes are boxes, too: every other row is half a box further right, so that
 * neighbours touch, or every other column half a box lower. The first line of a box is the name of its space.
 */
function drawPart(shape: TextMap["shape"], spaces: readonly TextSpace[], all: readonly TextSpace[]): string[] {
  const top = Math.min(...all.map(({ row }) => row));
  const bottom = Math.max(...all.map(({ row }) => row));
  const left = Math.min(...spaces.map(({ column }) => column));
  const high = 1 + Math.max(...all.map(({ lines }) => lines.length));
  const half = Math.floor((high + 1) / 2);
  const canvas = new Canvas();
  for (const space of spaces) {
    const shifted = shape === "hexes" && (space.row - top) % 2 !== 0;
    const lowered = shape === "hexes in columns" && space.column % 2 !== 0;
    const x = (space.column - left) * (WIDE + 1) + (shifted ? (WIDE + 1) / 2 : 0);
    drawBox(canvas, space, x, (space.row - top) * (high + 1) + (lowered ? half : 0), high);
  }
  const lines = (bottom - top + 1) * (high + 1) + 1 + (shape === "hexes in columns" ? half : 0);
  return canvas.lines(lines);
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

/** Characters by place. A corner stays a corner, whatever line runs through it. */
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
