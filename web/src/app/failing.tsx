import { Component, type ReactNode } from "react";
import { useT } from "./language.tsx";

/** Something broke: say so, keep what was saved, offer a way on. */
export class Failing extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Broken detail={error.message} />;
  }
}

function Broken({ detail }: { readonly detail: string }) {
  const t = useT();
  return (
    <main className="broken">
      <h1>{t("page.broken")}</h1>
      <p>{detail}</p>
      <div className="control-row">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {t("local.again")}
        </button>
        <button type="button" onClick={() => location.assign("./")}>
          {t("nav.home")}
        </button>
      </div>
    </main>
  );
}
