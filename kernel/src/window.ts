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
   * "everybody" where nobody may know who has something to play: all are asked alike, and whoever has nothing passes as
   * a formality. "holders" where that is public, or where the rules accept that asking tells it.
   */
  readonly asks: "everybody" | "holders";
  /** All at once, and the first to play counts; otherwise one after the other in the order of the seats. */
  readonly atOnce?: boolean;
  /** The words of passing. */
  readonly pass?: Message;
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
  const asked = about.asks === "everybody" ? seats : seats.filter((seat) => mayPlay(about, seat));
  const groups = about.atOnce === true ? [asked] : asked.map((seat) => [seat]);
  for (const group of groups) {
    const open = new Map(group.map((seat) => [seat, questionIn(about, seat)]));
    while (open.size > 0) {
      const { seat, id } = yield [...open.values()];
      // Plays are found again: in an imagined world they may be others than when the window opened.
      const play = id === PASS ? undefined : optionsAmong(about.plays(seat)).find((option) => option.id === id);
      if (play !== undefined) return { seat, play };
      open.delete(seat);
    }
  }
  return undefined;
}

function mayPlay(about: Window, seat: Seat): boolean {
  return optionsAmong(about.plays(seat)).length > 0;
}

function questionIn(about: Window, seat: Seat): Decision {
  const { prompt, clause, asks, pass = kernelSays("kernel.pass"), standing } = about;
  const again = (): readonly Option[] => [...optionsAmong(about.plays(seat)), { id: PASS, label: pass, apart: "end" }];
  const options = again();
  const everybody = asks === "everybody";
  return {
    seat,
    prompt,
    options,
    blocked: () => blockedAmong(about.plays(seat)),
    clause,
    again,
    formality: options.length === 1,
    veiled: everybody,
    standing: standing && { ...standing, answer: PASS },
  };
}
