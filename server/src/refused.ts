import { Refusal } from "@civitas/kernel";
import type { RefusalReply, ServerRefusalCode } from "@civitas/protocol";

/** Refuses a request. Nothing has changed. */
export class Refused extends Error {
  override readonly name = "Refused";
  constructor(
    readonly code: ServerRefusalCode,
    readonly params?: Readonly<Record<string, string | number>>,
    detail?: string,
  ) {
    super(detail ?? code);
  }
}

/** A refusal as it travels. */
export function replyOf(refused: Refused): RefusalReply {
  return {
    code: refused.code,
    ...(refused.params === undefined ? {} : { params: { ...refused.params } }),
    ...(refused.message === refused.code ? {} : { detail: refused.message }),
  };
}

/** The kernel's refusals are the server's, too, but players here never send records. */
function refusedByRules(refusal: Refusal): Refused {
  const code = refusal.code === "bad-record" ? "internal" : refusal.code;
  return new Refused(code, undefined, refusal.message);
}

/** Runs something of the kernel and says its refusals in the server's words. */
export function byTheRules<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof Refusal ? refusedByRules(error) : error;
  }
}
