import { Icon } from "@civitas/table-kit";
import type { ReactNode } from "react";

/** A tool of the table that opens a sheet. */
export function Opener(props: {
  readonly icon: string;
  readonly words: string;
  readonly count?: number;
  readonly open: () => void;
  readonly children?: ReactNode;
}) {
  const { icon, words, count, open, children } = props;
  return (
    <button type="button" className="turn-tool" aria-haspopup="dialog" title={words} onClick={open}>
      <Icon name={icon} /> <span>{words}</span>
      {count !== undefined && <b>{count}</b>}
      {children}
    </button>
  );
}
