import { kernelSays, type Message } from "./message.ts";
import type { Decision, Option } from "./option.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import type { Standing } from "./standing.ts";
import { blockedAmong, optionsAmong, type Verdict } from "./verdict.ts";

/** A moment at which others may answer what happens. */
export interface Window<O extends Option = Option> {
  readonly prompt: Message;
  readonly clause: string;
  /** What this seat could play now; passing is always possible. Found again in imagined worlds. */
  readonly plays: (seat: Seat) => readonly Verdict<O>[];
  /**
   * "everybody" where nobody may know who has something to play: all are asked alike, and seats with nothing to play
   * pass as a formality. "holders" where that is public, or where the rules accept that the question gives it away.
   */
  readonly asks: "everybody" | "holders";
  /** All at once, and the first to play counts; otherwise one after the other in the order of the seats. */
  readonly atOnce?: boolean;
  /** The label of passing, and a remark beside it. */
  readonly pass?: Message;
  readonly passNote?: Message;
  /** For seats that don't want to be asked again for a while. */
  readonly standing?: Omit<Standing, "answer">;
}

/** Who has answered, and with what. */
export interface Played<O extends Option = Option> {
  readonly seat: Seat;
  readonly play: O;
}

const PASS = "pass";

/** Opens a window. It closes with the first play, or when all have passed. */
export function* window<O extends Option>(seats: readonly Seat[], about: Window<O>): Rules<Played<O> | undefined> {
  const groups = about.atOnce === true ? [seats] : seats.map((seat) => [seat]);
  for (const group of groups) {
    const open = new Map<Seat, Decision>();
    for (const seat of group) {
      const plays = optionsAmong(about.plays(seat));
      if (about.asks === "everybody" || plays.length > 0) open.set(seat, questionIn(about, seat, plays));
    }
    while (open.size > 0) {
      const { seat, id } = yield [...open.values()];
      // The plays are found again: an imagined world may have other ones.
      const play = id === PASS ? undefined : optionsAmong(about.plays(seat)).find((option) => option.id === id);
      if (play !== undefined) return { seat, play };
      open.delete(seat);
    }
  }
  return undefined;
}

function questionIn(about: Window, seat: Seat, plays: readonly Option[]): Decision {
  const { prompt, clause, asks, pass = kernelSays("kernel.pass"), passNote: note, standing } = about;
  const passing: Option = { id: PASS, label: pass, apart: "end", ...(note !== undefined && { note }) };
  const withPass = (found: readonly Option[]): readonly Option[] => [...found, passing];
  const everybody = asks === "everybody";
  return {
    seat,
    prompt,
    options: withPass(plays),
    blocked: () => blockedAmong(about.plays(seat)),
    clause,
    again: () => withPass(optionsAmong(about.plays(seat))),
    formality: plays.length === 0,
    veiled: everybody,
    standing: standing && { ...standing, answer: PASS },
  };
}
