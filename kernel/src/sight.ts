import type { Exchange } from "./exchange.ts";
import type { Progress, Result } from "./game.ts";
import type { AnyMatch } from "./match.ts";
import { type Message, plainly } from "./message.ts";
import type { Blocked, Option } from "./option.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Standing } from "./standing.ts";
import type { LogLine } from "./table.ts";
import type { Barrier } from "./undo.ts";

/** A question as it travels to a player: plain data. */
export interface Question {
  readonly seat: Seat;
  readonly prompt: Message;
  readonly clause?: string | undefined;
  /** What has been picked so far, where several things are picked one by one. */
  readonly picked?: readonly Message[] | undefined;
  /** The goods that it is about. */
  readonly exchange?: Exchange | undefined;
  readonly options: readonly Option[];
  readonly blocked: readonly Blocked[];
  /** The rules don't wait for an answer. */
  readonly optional?: boolean | undefined;
  /** A secret pick: `mine` is what the viewer has picked, and may change until all are in. */
  readonly sealed?: { readonly mine?: string } | undefined;
  /** How the viewer may answer questions of this kind in advance for a while. */
  readonly standing?: Standing | undefined;
}

/**
 * All that one viewer gets of a match, as plain data. Server, browser worker and terminal show exactly this, so there
 * is one door only through which a secret could leave.
 */
export interface Sight<V = unknown> {
  readonly viewer: Viewer;
  /** How many answers have been given. */
  readonly at: number;
  readonly view: V;
  /** What this viewer is asked now. */
  readonly question?: Question | undefined;
  /** The seats that are being waited for. */
  readonly waiting: readonly Seat[];
  readonly progress: Progress;
  readonly result?: Result | undefined;
  /** Why the viewer can't take back the last answer; absent if it is possible. */
  readonly barrier?: Barrier | undefined;
  /** The lines of the log from answer number `logFrom` on. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
}

/**
 * What the viewer gets now; the log only from answer number `logFrom` on. Finding the barrier costs more than all the
 * rest, so a caller in a hurry looks for it later. Until then it may be "not-known-yet".
 */
export function sightOf(match: AnyMatch, viewer: Viewer, logFrom = 0, barrier: "now" | "later" = "now"): Sight {
  const decision = viewer === "audience" ? undefined : match.decision(viewer);
  return {
    viewer,
    at: match.answers.length,
    view: match.view(viewer),
    question: decision && {
      seat: decision.seat,
      prompt: decision.prompt,
      clause: decision.clause,
      picked: decision.picked,
      exchange: decision.exchange?.(),
      options: decision.options.map(bare),
      blocked: decision.blocked(),
      optional: decision.optional,
      sealed: decision.sealed,
      standing: decision.standing,
    },
    waiting: match.pending.map(({ seat }) => seat),
    progress: match.progress,
    result: match.result,
    barrier: barrierFor(match, viewer, barrier),
    logFrom,
    log: match.log(viewer, logFrom),
  };
}

function barrierFor(match: AnyMatch, viewer: Viewer, look: "now" | "later"): Barrier | undefined {
  if (viewer === "audience") return "nothing-to-undo";
  return look === "now" ? match.barrier(viewer) : match.knownBarrier(viewer);
}

/** An option without the fields that the game added for itself. */
function bare({ id, label, refs, price, note, group, apart, from, to, term, preview }: Option): Option {
  return {
    id,
    label: plainly(label),
    refs,
    price,
    note: plainly(note),
    group: plainly(group),
    apart,
    from,
    to,
    term,
    preview: plainly(preview),
  };
}
