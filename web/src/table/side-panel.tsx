import type { GameUi } from "@civitas/table-kit";
import { type ReactNode, Suspense } from "react";
import { useT } from "../app/language.tsx";
import type { Hint, RequestOutcome, TableSource, TableState } from "../source/source.ts";
import { Apart } from "./apart.tsx";
import { Choices } from "./choices.tsx";
import { Following } from "./following.tsx";
import { Forecast } from "./forecast.tsx";
import { HintBox } from "./hint-box.tsx";
import { Later } from "./later.ts";
import type { Visiting } from "./log.tsx";
import { MoreTools } from "./more-tools.tsx";
import type { Projector, Shown } from "./projector.ts";
import { Prompt } from "./prompt.tsx";
import { StandingAnswers } from "./standing.tsx";
import { Story } from "./story.tsx";
import { ResumingTools } from "./tools.tsx";
import { TurnTools } from "./turn-tools.tsx";
import { WhyNot } from "./why-not.tsx";

export interface PanelProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly shown: Shown;
  /** Does something other than answering, and shows a refusal. */
  readonly attempt: (work: Promise<RequestOutcome> | undefined) => void;
  readonly hint: Hint | undefined;
  readonly setHint: (hint: Hint | undefined) => void;
  /** What the guide says, in the guided game. */
  readonly guide: ReactNode;
  /** Going back to earlier moments, where that is allowed. */
  readonly visiting: Visiting | undefined;
  /** Shows the steps: others' turns are paused and stepped here. */
  readonly projector: Projector;
  /** How far each seat has come on each way to win, if the game has several. */
  readonly ways: GameUi["ways"];
}

/**
 * Beside the table: who may do what, every choice in words, what can't be done and why, what happened. All of it
 * scrolls as one; the prompt stays at the top, and what ends the turn stays in sight.
 */
export function SidePanel(props: PanelProps) {
  const { state, shown, hint, setHint, guide } = props;
  const t = useT();
  return (
    <aside className="side" aria-label={t("table.choices")}>
      {guide}
      <Prompt state={state} shown={shown} />
      <Following {...props} />
      <section
        className="side-scroll"
        aria-label={t("table.panel")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
        tabIndex={0}
      >
        <HintBox hint={hint} close={() => setHint(undefined)} />
        {shown.sight.question?.exchange !== undefined && (
          <Suspense fallback={null}>
            <Later.ExchangeForm />
          </Suspense>
        )}
        <Choices />
        <div className="side-stays">
          <Apart />
          <div className="turn-tools" role="toolbar" aria-label={t("tools.name")}>
            <TurnTools {...props} />
            <MoreTools {...props} />
          </div>
          <ResumingTools {...props} />
        </div>
        <StandingAnswers {...props} />
        <WhyNot />
        <Forecast {...props} foldable />
        <Story {...props} />
      </section>
    </aside>
  );
}
