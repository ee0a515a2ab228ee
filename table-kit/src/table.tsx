import type { Blocked, LogLine, Option, Question, Ref, Sight } from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { Attention } from "./attention.ts";
import type { IconSet } from "./contract.ts";
import type { SeatInfo } from "./seats.ts";
import { type Close, CloseUp } from "./zoom.tsx";

/** What the frame gives a table. */
export interface TableSetting {
  readonly sight: Sight;
  readonly seats: readonly SeatInfo[];
  readonly speaker: Speaker;
  readonly icons: IconSet;
  /** The lines of the log that the step to this sight added. */
  readonly fresh: readonly LogLine[];
  /** Options can't be answered now: the last answer is on its way, an animation runs, or it is a replay. */
  readonly locked: boolean;
  /** Only these options may be answered, if given (the guided game). */
  readonly only?: readonly string[] | undefined;
  /** Further refs to light up (the guided game, a hint). */
  readonly spot: readonly Ref[];
  readonly answer: (id: string) => void;
  readonly openClause: (clause: string) => void;
}

/** What options and refusals point at one ref. */
export interface AtRef {
  readonly options: readonly Option[];
  readonly blocked: readonly Blocked[];
}

interface TableContext extends TableSetting {
  readonly attention: Attention;
  readonly at: ReadonlyMap<Ref, AtRef>;
  readonly close: Close | undefined;
  readonly lookClosely: (close: Close | undefined) => void;
}

const Context = createContext<TableContext | undefined>(undefined);
const NOTHING: AtRef = { options: [], blocked: [] };

/** Whether an option may be answered: `only` names ids, a trailing `*` stands for any ending. */
export function isAllowed(id: string, only: readonly string[] | undefined): boolean {
  if (only === undefined) return true;
  return only.some((wanted) => (wanted.endsWith("*") ? id.startsWith(wanted.slice(0, -1)) : wanted === id));
}

function byRef(question: Question | undefined, only: readonly string[] | undefined): ReadonlyMap<Ref, AtRef> {
  const found = new Map<Ref, { options: Option[]; blocked: Blocked[] }>();
  const place = (ref: Ref) => {
    const known = found.get(ref) ?? { options: [], blocked: [] };
    found.set(ref, known);
    return known;
  };
  for (const option of question?.options ?? []) {
    if (!isAllowed(option.id, only)) continue;
    for (const ref of option.refs ?? []) place(ref).options.push(option);
  }
  for (const blocked of question?.blocked ?? []) for (const ref of blocked.refs ?? []) place(ref).blocked.push(blocked);
  return found;
}

/** Sets the table: everything below may use the kit. Also draws the close-up of the piece that is looked at. */
export function TableProvider({ setting, children }: { readonly setting: TableSetting; readonly children: ReactNode }) {
  const [attention] = useState(() => new Attention());
  const [close, lookClosely] = useState<Close | undefined>(undefined);
  const { sight, only } = setting;
  const at = useMemo(() => byRef(sight.question, only), [sight.question, only]);
  const value = useMemo(() => ({ ...setting, attention, at, close, lookClosely }), [setting, attention, at, close]);
  return (
    <Context value={value}>
      {children}
      <CloseUp />
    </Context>
  );
}

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === undefined) throw new Error("a piece of a table stands outside of <TableProvider>");
  return table;
}

/** What the viewer gets of the match; `V` is the game's own view. */
export function useSight<V>(): Sight<V> {
  // The frame doesn't know the game's types; the game's table does. This is the border between the two.
  return useTable().sight as Sight<V>;
}

/** The speaker of the reader's language: `say(message)`, `plain(message)`, `nameOf(seat)`. */
export function useSay(): Speaker {
  return useTable().speaker;
}

/** Who sits at the table. */
export function useSeats(): readonly SeatInfo[] {
  return useTable().seats;
}

/** What the viewer is asked now, and the way to answer: for pickers that a table draws itself. */
export function useQuestion(): { readonly question: Question | undefined; readonly answer: (id: string) => void } {
  const { sight, locked, answer } = useTable();
  return { question: locked ? undefined : sight.question, answer };
}

/** The options and refusals that point at a ref. */
export function useAt(ref: Ref): AtRef {
  return useTable().at.get(ref) ?? NOTHING;
}

/** What has just happened (log lines with their moves), for animations of the table's own such as rolling dice. */
export function useFresh(): readonly LogLine[] {
  return useTable().fresh;
}
