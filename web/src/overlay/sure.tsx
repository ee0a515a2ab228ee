import type { ReactNode } from "react";
import { useT } from "../app/language.tsx";
import { Sheet } from "./sheet.tsx";

/** Asks once more before something that can't be taken back. */
export function Sure(props: {
  readonly question: string;
  readonly yes: string;
  readonly children?: ReactNode;
  readonly then: () => void;
  readonly close: () => void;
}) {
  const { question, yes, children, then, close } = props;
  const t = useT();
  return (
    <Sheet
      title={question}
      className="sure"
      close={close}
      foot={
        <>
          {/* Enter gives the harmless answer. */}
          <button type="button" data-first onClick={close}>
            {t("sure.no")}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              close();
              then();
            }}
          >
            {yes}
          </button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
