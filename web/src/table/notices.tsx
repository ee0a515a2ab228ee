import type { Message, Seat } from "@civitas/kernel";
import { Icon, useSay } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { Link, to } from "../app/route.tsx";
import type { RequestOutcome, TableSource, TableState } from "../source/source.ts";

const NOBODY: readonly Seat[] = [];

/** Who has given up while the others play on; everybody puts it aside when it is read. */
function Resigned({ seats }: { readonly seats: readonly Seat[] }) {
  const t = useT();
  const say = useSay();
  const [read, setRead] = useState(NOBODY);
  const news = seats.filter((seat) => !read.includes(seat));
  if (news.length === 0) return null;
  return (
    <p className="notice">
      <Icon name="flag" />{" "}
      {t("notice.resigned", { names: news.map((seat) => say.nameOf(seat)).join(", "), n: news.length })}{" "}
      <button type="button" className="plain" onClick={() => setRead(seats)}>
        {t("notice.close")}
      </button>
    </p>
  );
}

/** Notices across the table: the connection is lost, a request is open, an answer was refused. */
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
      {state.connection !== "here" && (
        <p className="notice" data-kind-of="warning">
          <Icon name="warning" /> {t(state.connection === "lost" ? "notice.lost" : "notice.silent")}
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
      {state.ending === undefined && <Resigned seats={state.resigned ?? NOBODY} />}
      {request !== undefined && (
        <p className="notice">
          {t(`notice.wants-${request.kind}`, { name: say.nameOf(request.by), other: say.nameOf(request.seat ?? 0) })}{" "}
          {request.asked && (
            <button type="button" onClick={() => attempt(source.consent?.(request, true))}>
              {t("notice.agree")}
            </button>
          )}{" "}
          {state.viewer !== "audience" && (
            <button type="button" className="plain" onClick={() => attempt(source.consent?.(request, false))}>
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
