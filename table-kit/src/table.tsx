import type { LogLine, Option, Question, Ref, Sight } from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { Attention } from "./attention.ts";
import { type Close, Closeness } from "./closeness.ts";
import type { IconSet } from "./contract.ts";
import { KitIcons } from "./icon.tsx";
import { icons } from "./icons.ts";
import { type AtRef, inPlaces, type Narrowed, narrowed } from "./narrowing.ts";
import type { SeatHolder } from "./seats.ts";

/** What the frame gives a table. */
export interface TableSetting {
  readonly sight: Sight;
  readonly seats: readonly SeatHolder[];
  readonly speaker: Speaker;
  readonly icons: IconSet;
  /** The lines of the log that the step to this sight added. */
  readonly fresh: readonly LogLine[];
  /** All that the viewer has been told so far. */
  readonly log?: readonly LogLine[];
  /** What another does just now, while it is shown line by line. */
  readonly telling?: LogLine | undefined;
  /** Options can't be answered now: the last answer is on its way, an animation runs, or it is a replay. */
  readonly locked: boolean;
  /** Only these options may be answered, if given (the guided game). */
  readonly only?: readonly string[] | undefined;
  /** Further refs to light up (the guided game, a hint). */
  readonly spot: readonly Ref[];
  /** Where things lie, if the game says so: what points at one points at its place, too. */
  readonly places?: ReadonlyMap<Ref, Ref> | undefined;
  readonly answer: (id: string) => void;
  /** Takes back the viewer's last answer; absent while it can't be. */
  readonly takeBack?: (() => void) | undefined;
  readonly openClause: (clause: string) => void;
}

interface TableContext extends TableSetting, Narrowed {
  readonly attention: Attention;
  readonly closeness: Closeness;
  readonly lookClosely: (close: Close | undefined) => void;
  /** Leaves only the options that begin there; nothing goes back to all. */
  readonly narrow: (from: Ref | undefined) => void;
}

const Context = createContext<TableContext | undefined>(undefined);
const NO_OPTIONS: readonly Option[] = [];
const NOTHING: AtRef = { options: [], blocked: [] };

/** What everything on the table knows of it. */
export function TableMemory({ setting, children }: { readonly setting: TableSetting; readonly children: ReactNode }) {
  const [attention] = useState(() => new Attention());
  const [closeness] = useState(() => new Closeness());
  const [pick, narrow] = useState<Ref | undefined>(undefined);
  const { sight, only, places, answer } = setting;
  const asked = useMemo(() => {
    const whole = narrowed(sight.question, only, pick);
    return places === undefined ? whole : { ...whole, at: inPlaces(whole.at, places) };
  }, [sight.question, only, pick, places]);
  const take = useCallback(
    (id: string) => {
      narrow(undefined);
      answer(id);
    },
    [answer],
  );
  const value = useMemo(
    () => ({ ...setting, ...asked, answer: take, attention, closeness, lookClosely: closeness.look, narrow }),
    [setting, asked, take, attention, closeness],
  );
  useWayBack(asked.from !== undefined, closeness, narrow);
  return (
    <KitIcons value={icons}>
      <Context value={value}>{children}</Context>
    </KitIcons>
  );
}

/** Escape goes back to all options, once nothing lies above the table. */
function useWayBack(narrow: boolean, closeness: Closeness, back: (from: undefined) => void): void {
  useEffect(() => {
    if (!narrow) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && closeness.close?.how !== "menu") back(undefined);
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [narrow, closeness, back]);
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
export function useSeats(): readonly SeatHolder[] {
  return useTable().seats;
}

/** What the viewer is asked now, and the way to answer: for pickers that a table draws itself. */
export function useQuestion(): { readonly question: Question | undefined; readonly answer: (id: string) => void } {
  const { sight, locked, answer } = useTable();
  return { question: locked ? undefined : sight.question, answer };
}

/** The things of a kind that the question points at: for `"card"` the endings of `card:forum` and its like. */
export function usePointedAt(kind: string): readonly string[] {
  const options = useQuestion().question?.options ?? NO_OPTIONS;
  return useMemo(() => {
    const refs = options.flatMap(({ refs = [], from, to }) => [...refs, from?.ref ?? "", to?.ref ?? ""]);
    return [...new Set(refs.flatMap((ref) => (ref.startsWith(`${kind}:`) ? [ref.slice(kind.length + 1)] : [])))];
  }, [options, kind]);
}

/** The options and refusals that point at a ref. */
export function useAt(ref: Ref): AtRef {
  return useTable().at.get(ref) ?? NOTHING;
}

/** What has just happened (log lines with their moves), for animations of the table's own such as rolling dice. */
export function useFresh(): readonly LogLine[] {
  return useTable().fresh;
}

const UNTOLD: readonly LogLine[] = [];

/** All that has happened, as far as it was told: what others do comes line by line. */
export function useLog(): readonly LogLine[] {
  return useTable().log ?? UNTOLD;
}

/** What another does just now, while it is shown line by line. */
export function useTelling(): LogLine | undefined {
  return useTable().telling;
}
