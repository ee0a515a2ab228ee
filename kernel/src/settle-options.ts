import type { AnyGame, OptionKind, OptionValues } from "./game.ts";
import { Refusal } from "./refusal.ts";

/** Whether the option has any meaning with this number of seats. */
export function applies(kind: OptionKind, seats: number): boolean {
  return kind.seats === undefined || (seats >= kind.seats.min && seats <= kind.seats.max);
}

/** The options that mean something with so many seats, as the others are chosen: what a form asks for. */
export function meaningfulOptions(game: AnyGame, given: OptionValues, seats: number): [string, OptionKind][] {
  const kinds: Readonly<Record<string, OptionKind>> = game.options;
  const chosen = (name: string) => {
    const kind = kinds[name];
    return kind !== undefined && applies(kind, seats) ? (given[name] ?? kind.default) : kind?.default;
  };
  return Object.entries(kinds).filter(
    ([, kind]) =>
      applies(kind, seats) && Object.entries(kind.where ?? {}).every(([name, value]) => chosen(name) === value),
  );
}

/** The values this option accepts, in words for an error. */
export function allowed(kind: OptionKind): string[] {
  if (kind.kind === "flag") return ["true", "false"];
  if (kind.kind === "choice") return [...kind.of];
  return [`${kind.min} to ${kind.max}`];
}

function fits(kind: OptionKind, value: unknown): boolean {
  if (kind.kind === "flag") return typeof value === "boolean";
  if (kind.kind === "choice") return typeof value === "string" && kind.of.includes(value);
  return typeof value === "number" && Number.isInteger(value) && value >= kind.min && value <= kind.max;
}

/** All options of the game: the given ones, checked, and the defaults of the others. */
export function settleOptions(game: AnyGame, given: OptionValues, seats: number): OptionValues {
  const kinds: Readonly<Record<string, OptionKind>> = game.options;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(kinds, name)) {
      throw new Refusal("bad-setup", `${game.id} has no option "${name}"`, Object.keys(kinds));
    }
  }
  const settled: Record<string, boolean | string | number> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = applies(kind, seats) ? (given[name] ?? kind.default) : kind.default;
    if (!fits(kind, value)) {
      throw new Refusal("bad-setup", `option "${name}" of ${game.id} can't be ${JSON.stringify(value)}`, allowed(kind));
    }
    settled[name] = value;
  }
  return settled;
}
