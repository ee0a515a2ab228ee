import { Emblem, isAllowed, useOnceDrawn, useTable } from "@civitas/table-kit";
import { Suspense, useState } from "react";
import { useT } from "../app/language.tsx";
import { useAcross } from "../app/use-layout.ts";
import { Sheet } from "../overlay/sheet.tsx";
import { Apart, useListed } from "./apart.tsx";
import { Beside } from "./beside.tsx";
import { Choices } from "./choices.tsx";
import { Following } from "./following.tsx";
import { Forecast } from "./forecast.tsx";
import { HintBox } from "./hint-box.tsx";
import { Later } from "./later.ts";
import { MoreTools } from "./more-tools.tsx";
import { Opener } from "./opener.tsx";
import { anythingGlows, Prompt, PromptWords } from "./prompt.tsx";
import type { PanelProps } from "./side-panel.tsx";
import { StandingAnswers } from "./standing.tsx";
import { TableLog } from "./table-log.tsx";
import { ResumingTools } from "./tools.tsx";
import { TurnTools } from "./turn-tools.tsx";
import { UnreadMark, useUnread } from "./unread.tsx";
import { BlockedList } from "./why-not.tsx";

type Page = "choices" | "why-not" | "chat" | "log";

/** In reach of the thumb: who may do what, the choices, and everything players do on their turn. */
export function Bar(props: PanelProps & { readonly story?: boolean }) {
  const { state, shown, hint, setHint, guide, story = false } = props;
  const t = useT();
  const { sight, only } = useTable();
  const [page, open] = useState<Page | undefined>(undefined);
  const close = () => open(undefined);
  const listed = useListed();
  const n = listed.length;
  const draft = sight.question?.exchange?.draft === true;
  const unread = useUnread(props.source, state, page === "chat");
  const blocked = sight.question?.blocked ?? [];
  const { viewer } = sight;
  const any = draft || n > 0;
  // Beside the table there is room for the choices, so they need no sheet.
  const across = useAcross() && any;
  const choosing = page === "choices" && any && !across;
  useChoicesComeUp(draft || listed.some(({ id }) => isAllowed(id, only)), open);
  const toChoose = (
    <>
      {sight.question?.exchange !== undefined && (
        <Suspense fallback={null}>
          <Later.ExchangeForm />
        </Suspense>
      )}
      <Choices />
      <StandingAnswers {...props} />
    </>
  );
  return (
    <div className="bar">
      {guide}
      {hint !== undefined && <HintBox hint={hint} close={() => setHint(undefined)} />}
      {choosing ? (
        <Sheet from="flow" className="choice-sheet" title={<PromptWords state={state} shown={shown} />} close={close}>
          <Beside state={state} shown={shown} />
          {toChoose}
        </Sheet>
      ) : (
        <div className="choice-sheet-top">
          {typeof viewer === "number" && <Emblem seat={viewer} />}
          <Prompt state={state} shown={shown} />
          {any && !across && (
            <button type="button" className="primary" onClick={() => open("choices")}>
              {draft ? t("exchange.draft") : t("table.choices-n", { n })}
            </button>
          )}
        </div>
      )}
      {across && <div className="choice-sheet bar-choices">{toChoose}</div>}
      <Following {...props} />
      <Apart />
      {!choosing && !across && <StandingAnswers {...props} />}
      <ResumingTools {...props} />
      <div className="bar-tools" role="toolbar" aria-label={t("tools.name")}>
        <TurnTools {...props} />
        {blocked.length > 0 && (
          <Opener
            icon="question"
            words={t("table.why-not-short")}
            count={blocked.length}
            open={() => open("why-not")}
          />
        )}
        {state.chat !== undefined && (
          <Opener icon="chat" words={t("chat.name")} open={() => open("chat")}>
            <UnreadMark n={unread} />
          </Opener>
        )}
        {story && <Opener icon="log" words={t("table.log")} open={() => open("log")} />}
        <MoreTools {...props} from="below">
          <Forecast {...props} />
        </MoreTools>
      </div>
      {page === "why-not" && blocked.length > 0 && (
        <Sheet from="below" title={t("table.why-not", { n: blocked.length })} close={close}>
          <BlockedList />
        </Sheet>
      )}
      {page === "chat" && state.chat !== undefined && (
        <Sheet from="below" title={t("chat.name")} close={close}>
          <Suspense fallback={null}>
            <Later.Chat source={props.source} lines={state.chat} />
          </Suspense>
        </Sheet>
      )}
      {page === "log" && (
        <Sheet from="below" title={t("table.log")} close={close}>
          <TableLog {...props} />
        </Sheet>
      )}
    </div>
  );
}

/**
 * Where nothing on the table can be tapped, the choices open on their own; they close when the turn is over, or when the
 * guide only tells something: what it tells of lies below them.
 */
function useChoicesComeUp(any: boolean, open: (page: Page | undefined) => void): void {
  const { sight, only, locked } = useTable();
  const { question } = sight;
  useOnceDrawn(() => {
    if (question === undefined || (only !== undefined && !any)) open(undefined);
    else if (any && !locked && question.optional !== true && !anythingGlows()) open("choices");
  }, [question, only, any, locked, open]);
}
