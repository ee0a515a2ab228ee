import type { Message } from "@civitas/kernel";
import { Icon, useSay } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { Link, to } from "../app/route.tsx";
import type { RequestOutcome, TableSource, TableState } from "../source/source.ts";

/** What has to be said across the table: the line is down, a request is open, an answer was refused. */
export function Notices(props: {
  readonly state: TableState;
  readonly source: TableSource;
  readonly attempt: (work: Promise<RequestOutcome> | undefined) => void;
  readonly refusal: Message | undefined;
  readonly forgive: () => void;
}) {
  const { state, source, attempt, refusal, forgive } = props;
  const t = useT();
  const say = useSay();
  const { request } = state;
  return (
    <div className="notices" aria-live="polite">
      {state.connection === "lost" && (
        <p className="notice" data-kind-of="warning">
          <Icon name="warning" /> {t("notice.lost")}
        </p>
      )}
      {state.dropped !== undefined && (
        <p className="notice">
          <Icon name="warning" /> {t("notice.dropped", { n: state.dropped })}
        </p>
      )}
      {state.rematch !== undefined && (
        <p className="notice">
          {t("notice.rematch")} <Link href={to("table", state.rematch)}>{t("notice.rematch-go")}</Link>
        </p>
      )}
      {state.paused && (
        <p className="notice">
          <Icon name="pause" /> {t("notice.paused")}
        </p>
      )}
      {request !== undefined && (
        <p className="notice">
          {t(`notice.wants-${request.kind}`, { name: say.nameOf(request.by), other: say.nameOf(request.seat ?? 0) })}{" "}
          {request.asked && (
            <button type="button" onClick={() => attempt(source.consent?.(true))}>
              {t("notice.agree")}
            </button>
          )}{" "}
          {state.viewer !== "audience" && (
            <button type="button" className="plain" onClick={() => attempt(source.consent?.(false))}>
              {t(request.by === state.viewer ? "notice.withdraw" : "notice.disagree")}
            </button>
          )}
        </p>
      )}
      {refusal !== undefined && (
        <p className="notice" data-kind-of="warning" role="alert">
          {say.plain(refusal)}{" "}
          <button type="button" className="plain" onClick={forgive}>
            {t("notice.close")}
          </button>
        </p>
      )}
    </div>
  );
}
