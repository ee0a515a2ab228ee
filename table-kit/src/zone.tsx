import type { ReactNode } from "react";

/** A labelled part of the table: a sheet of paper on the wood with a heading in small capitals. */
export function ZoneBox({
  title,
  aside,
  className = "",
  children,
}: {
  readonly title: ReactNode;
  /** A remark at the right end of the heading. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={`zone ${className}`}>
      <header className="zone-head">
        <h2>{title}</h2>
        {aside !== undefined && <span className="zone-aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
