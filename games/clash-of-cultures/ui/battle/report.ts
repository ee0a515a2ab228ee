import type { LogLine, Message } from "@civitas/kernel";
import type { Owner } from "../../src/state.ts";

/** What a side rolled. */
export interface Roll {
  readonly owner: Owner;
  readonly dice: readonly number[];
  readonly cv: number;
  readonly hits: number;
}

const isMessage = (blank: unknown): blank is Message => typeof blank === "object" && blank !== null && "say" in blank;

function ownerOf(who: unknown): Owner {
  if (typeof who !== "object" || who === null || !("seat" in who)) return "barbarians";
  return typeof who.seat === "number" ? who.seat : "barbarians";
}

/** The roll that a line tells of, if it does. */
export function rollIn({ what }: LogLine): Roll | undefined {
  if (what.say !== "log.rolled" || what.with === undefined) return undefined;
  const { who, dice, cv, hits } = what.with;
  return {
    owner: ownerOf(who),
    dice: String(dice).split(" ").map(Number).filter(Number.isInteger),
    cv: Number(cv),
    hits: Number(hits),
  };
}

const TOLD =
  /^log\.(rolled|losses|settlers-lost|combat-card|card-works|card-fails|siege-unpaid|retreat|capture|outcome-.*)$/;

/** What is told of a battle: the rolls and what they led to. */
export const isOfBattle = ({ what }: LogLine): boolean => TOLD.test(what.say);

/** Where the battle was. */
export function hexIn(lines: readonly LogLine[]): string | undefined {
  const hexes = lines.flatMap(({ what }) => {
    const hex = what.with?.hex;
    return isMessage(hex) && typeof hex.with?.name === "string" ? [hex.with.name] : [];
  });
  return hexes.at(-1);
}

/** The lines of the battle that is being fought, or was fought last, oldest first. */
export function lastBattle(log: readonly LogLine[]): readonly LogLine[] {
  const from = log.findLastIndex(({ what }) => what.say === "log.battle");
  return from < 0 ? [] : log.slice(from).filter(isOfBattle);
}

const CARDS = /^log\.(combat-card|card-works|card-fails|siege-unpaid)$/;

/** What is told of the rounds before this one; `rolled` if this one's dice are told already. */
export function pastRounds(lines: readonly LogLine[], rolled: boolean): readonly LogLine[] {
  const rolls = lines.filter((line) => rollIn(line) !== undefined);
  const first = rolled ? rolls.at(-2) : undefined;
  const before = first === undefined ? lines : lines.slice(0, lines.indexOf(first));
  // Cards that were shown last are this round's.
  return before.slice(0, 1 + before.findLastIndex(({ what }) => !CARDS.test(what.say)));
}
