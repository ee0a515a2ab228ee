import type { Question } from "@civitas/kernel";
import { useQuestion, useSay, useTable, useTakeBack, Words } from "@civitas/table-kit";
import { useEffect, useState } from "react";
import { say } from "./say.ts";

const PAYING: ReadonlySet<string> = new Set(["ask.pay", "ask.pay-more", "ask.partner"]);

/** Whether something is being paid that need not be: a tile, a wonder, or the part of a payment that is laid already. */
function canBeCancelled({ prompt, options }: Question): boolean {
  const demanded = options.some(({ id }) => id === "decline");
  return PAYING.has(prompt.say) && !(prompt.say === "ask.pay" && demanded);
}

/** Goes back until nothing is being paid any more: a payment is made die by die, and each die is an answer. */
function useCancel(question: Question | undefined): (() => void) | undefined {
  const { sight, locked } = useTable();
  const takeBack = useTakeBack();
  const [cancelling, cancel] = useState(false);
  const paying = question !== undefined && canBeCancelled(question);
  useEffect(() => {
    if (!cancelling || locked) return;
    if (paying && takeBack !== undefined) takeBack();
    // Whether the next step can be taken back is found out a moment after it is shown.
    else if (!paying || sight.barrier !== "not-known-yet") cancel(false);
  }, [cancelling, locked, paying, takeBack, sight]);
  return paying && takeBack !== undefined ? () => cancel(true) : undefined;
}

/** While something is paid for: what, how much is laid so far, and the way out of it. */
export function PaymentSlip() {
  const { question } = useQuestion();
  const words = useSay();
  const cancel = useCancel(question);
  if (question === undefined || !PAYING.has(question.prompt.say)) return null;
  return (
    <div className="nd-payment" role="status">
      <span>
        <Words message={question.prompt} />
      </span>
      {cancel !== undefined && (
        <button type="button" onClick={cancel}>
          {words.plain(say("ui.cancel-payment"))}
        </button>
      )}
    </div>
  );
}
