import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** WCAG AA for text of any size. */
const ENOUGH = 4.5;

type Colour = readonly [red: number, green: number, blue: number];
type Palette = ReadonlyMap<string, string>;

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The variables that rules with this selector set. */
function variables(css: string, selector: string): [string, string][] {
  const rules = css.replace(/\/\*.*?\*\/|@import[^;]*;/gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selectors = "", body = ""]) =>
    selectors.split(",").some((one) => one.trim() === selector)
      ? [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]): [string, string] => [
          name,
          value,
        ])
      : [],
  );
}

const SHEETS = ["table-kit/src/palette.css", "games/nations-dice/ui/ground.css", "games/monumental-duel/ui/table.css"]
  .map(read)
  .join("\n");
const DARK = ':root[data-theme="dark"]';
const PALETTES: Readonly<Record<"light" | "dark", Palette>> = {
  light: new Map(variables(SHEETS, ":root")),
  dark: new Map([...variables(SHEETS, ":root"), ...variables(SHEETS, DARK)]),
};

function solid(value: string): Colour {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex === null) throw new Error(`${value} is no solid colour`);
  return [Number.parseInt(hex[1] ?? "", 16), Number.parseInt(hex[2] ?? "", 16), Number.parseInt(hex[3] ?? "", 16)];
}

/** A colour of the palette; a see-through one as it looks on what lies below it. */
function colour(palette: Palette, name: string, below = "--table"): Colour {
  const value = palette.get(name) ?? name;
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1).map(Number);
  if (parts === undefined) return solid(value);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const ground = colour(palette, below);
  const mixed = [red, green, blue].map((part, i) => alpha * part + (1 - alpha) * (ground[i] ?? 0));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
}

function luminance(parts: Colour): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05);
}

const MEANINGS = ["production", "science", "military", "culture", "gold", "nature", "stone", "sea"];
const SHEETS_OF_PAPER = ["--paper", "--paper-high", "--paper-low", "--sheet"];

/** Every text colour with every ground it is written on. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...MEANINGS.map((meaning) => ["--on-colour", `--${meaning}`] as const),
  ...[0, 1, 2, 3, 4].map((seat) => ["#ffffff", `--seat-${seat}`] as const),
  ...["--ink", "--ink-soft", "--warn", "--link"].flatMap((ink) =>
    SHEETS_OF_PAPER.map((paper) => [ink, paper] as const),
  ),
  ["--ink", "--table"],
  ["--ink", "--glow-low"],
  ["--link", "--glow-low"],
  ["--on-head", "--head"],
  ["--on-head", "#7a4a1c"],
  ...["--nd-leather", "--nd-leather-deep", "--nd-felt"].flatMap((hide) =>
    ["--nd-on-leather", "--nd-on-leather-soft"].map((ink) => [ink, hide] as const),
  ),
  ["--md-on-lapis", "--md-lapis"],
  ["--md-on-lapis", "--md-lapis-deep"],
  ["--ink", "--md-stone"],
];

describe.each(["light", "dark"] as const)("in %s", (theme) => {
  const palette = PALETTES[theme];
  test.each(PAIRS)("%s can be read on %s", (text, ground) => {
    expect(contrast(colour(palette, text), colour(palette, ground))).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(["rome", "egypt", "persia", "greece"])("words can be read on the leather of %s", (nation) => {
    const selector = `.nd-board[data-nation="${nation}"]`;
    const css = read("games/nations-dice/ui/player-board.css");
    const leather = new Map(variables(css, theme === "dark" ? `${DARK} ${selector}` : selector)).get("--nd-leather");
    const ground = solid(leather ?? "");
    for (const ink of ["--nd-on-leather", "--nd-on-leather-soft"]) {
      expect(contrast(colour(palette, ink), ground)).toBeGreaterThanOrEqual(ENOUGH);
    }
  });
});

test("the measure is right: black on white is 21 to 1, and greys are told apart", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast(solid("#767676"), [255, 255, 255])).toBeGreaterThan(ENOUGH);
  expect(contrast(solid("#777777"), [255, 255, 255])).toBeLessThan(ENOUGH);
});
