import type { LogLine, Message } from "@civitas/kernel";
import type { Owner } from "../pieces/owner.ts";

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

const TOLD = /^log\.(rolled|losses|combat-card|card-works|card-fails|siege-unpaid|retreat|capture|outcome-.*)$/;

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
