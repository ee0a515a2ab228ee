import type { ReactNode } from "react";
import type { Hint, Outcome, TableSource, TableState } from "../source/source.ts";
import { Chat } from "./chat.tsx";
import { Choices } from "./choices.tsx";
import { Forecast } from "./forecast.tsx";
import { HintBox } from "./hint-box.tsx";
import { Log } from "./log.tsx";
import type { Shown } from "./projector.ts";
import { Prompt } from "./prompt.tsx";
import { Tools } from "./tools.tsx";
import { WhyNot } from "./why-not.tsx";

export interface PanelProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly shown: Shown;
  /** Does something beside answering, and shows a no. */
  readonly attempt: (work: Promise<Outcome> | undefined) => void;
  readonly hint: Hint | undefined;
  readonly setHint: (hint: Hint | undefined) => void;
  /** What the guide says, in the guided game. */
  readonly guide: ReactNode;
}

/** Beside the table: who may do what, every choice in words, what can't be done and why, what happened. */
export function SidePanel(props: PanelProps) {
  const { source, state, shown, hint, setHint, guide } = props;
  return (
    <aside className="side">
      {guide}
      <Prompt state={state} shown={shown} />
      <Choices />
      <HintBox hint={hint} close={() => setHint(undefined)} />
      <WhyNot />
      <Tools {...props} />
      <Forecast source={source} state={state} shown={shown} />
      <Log log={shown.log} />
      {state.chat !== undefined && <Chat source={source} lines={state.chat} />}
    </aside>
  );
}
