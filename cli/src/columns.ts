/** Rows as text in columns; figures stand to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = rows.map((row) => row.map(String));
  const widths: number[] = [];
  for (const row of cells) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return cells.map((row, r) =>
    row
      .map((cell, i) =>
        typeof rows[r]?.[i] === "number" ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

/** A figure for people: 1234567.89 is "1,234,568", 12.345 is "12.3". */
export function figure(n: number): string {
  return n.toLocaleString("en", { maximumFractionDigits: Math.abs(n) >= 100 ? 0 : 1 });
}
