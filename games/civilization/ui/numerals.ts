const NUMERALS = ["I", "II", "III", "IV", "V"] as const;

/** Levels, ranks and sections are counted in Roman numerals. */
export const numeral = (n: number): string => NUMERALS[n - 1] ?? String(n);
