import type { StandingAnswer } from "@civitas/kernel";
import { Icon, useLocked, useSay } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import type { PanelProps } from "./side-panel.tsx";

type StandingProps = Pick<PanelProps, "source" | "state" | "shown" | "attempt">;

/** "Don't ask me this again": for how long, and the earlier orders, which can be revoked. */
export function StandingAnswers({ source, state, shown, attempt }: StandingProps) {
  const t = useT();
  const words = useScopeWords();
  const locked = useLocked();
  const { question } = shown.sight;
  const scopes = Object.keys(question?.standing?.scopes ?? {});
  const orders = state.standing ?? [];
  if (source.stand === undefined || (scopes.length === 0 && orders.length === 0)) return null;
  return (
    <section className="standing" aria-label={t("standing.name")}>
      {scopes.length > 0 && (
        <p>
          {t("standing.ask-not")}{" "}
          {scopes.map((scope) => (
            <button
              key={scope}
              type="button"
              disabled={locked}
              onClick={() => attempt(source.stand?.(shown.sight, scope))}
            >
              {words.during(scope)}
            </button>
          ))}
        </p>
      )}
      {orders.map((order) => (
        <p key={order.kind}>
          {words.of(order)}{" "}
          <button type="button" className="plain" onClick={() => attempt(source.revoke?.(order))}>
            <Icon name="undo" /> {t("standing.revoke")}
          </button>
        </p>
      ))}
    </section>
  );
}

/** A game may name its kinds of questions (`standing.KIND`) and scopes of its own (`scope.NAME`). */
function useScopeWords() {
  const t = useT();
  const say = useSay();
  const during = (scope: string): string => {
    if (scope === "turn" || scope === "round") return t(`scope.${scope}`);
    return say.has(`scope.${scope}`) ? say.plain({ say: `scope.${scope}` }) : scope;
  };
  const of = ({ kind, scope }: StandingAnswer): string => {
    const about = say.has(`standing.${kind}`) ? say.plain({ say: `standing.${kind}` }) : "";
    return t("standing.not-asked", { about, scope: during(scope) });
  };
  return { during, of };
}
