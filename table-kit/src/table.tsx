import { type LogLine, type Option, pointedAt, type Question, type Ref, type Sight } from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { Attention } from "./attention.ts";
import { type Close, Closeness } from "./closeness.ts";
import type { IconSet } from "./contract.ts";
import { KitIcons } from "./icon.tsx";
import { icons } from "./icons.ts";
import { type AtRef, inPlaces, type Narrowed, narrowed } from "./narrowing.ts";
import { useKept, withKeptEntries } from "./same.ts";
import type { SeatHolder } from "./seats.ts";

/** What the frame gives to a table. */
export interface TableSetting {
  readonly sight: Sight;
  readonly seats: readonly SeatHolder[];
  readonly speaker: Speaker;
  readonly icons: IconSet;
  /** The lines of the log that the step to this sight added. */
  readonly fresh: readonly LogLine[];
  /** All that the viewer has been told so far. */
  readonly log?: readonly LogLine[];
  /** What another player is doing, while it is shown line by line. */
  readonly telling?: LogLine | undefined;
  /** Options can't be answered now: the last answer is on its way, an animation runs, or it is a replay. */
  readonly locked: boolean;
  /** Only these options may be answered, if given (the guided game). */
  readonly only?: readonly string[] | undefined;
  /** Further refs to light up (the guided game, a hint). */
  readonly spot: readonly Ref[];
  /** The place of each thing, if the game says so: what points at a thing also points at its place. */
  readonly places?: ReadonlyMap<Ref, Ref> | undefined;
  /** Gives an answer; tells whether it was accepted. */
  readonly answer: (id: string) => Promise<boolean> | undefined;
  readonly openClause: (clause: string) => void;
}

/** What stays as it is from answer to answer. */
interface Around {
  readonly speaker: Speaker;
  readonly seats: readonly SeatHolder[];
  readonly attention: Attention;
  readonly closeness: Closeness;
  readonly lookClosely: (close: Close | undefined) => void;
  readonly answer: TableSetting["answer"];
  readonly openClause: (clause: string) => void;
  /** Leaves only the options that begin there; nothing goes back to all. */
  readonly narrow: (from: Ref | undefined) => void;
}

/** What lights up on the table. What points at a ref is the same thing as before where it says the same. */
interface Lit {
  readonly at: ReadonlyMap<Ref, AtRef>;
  readonly locked: boolean;
  readonly spot: readonly Ref[];
  /** Something can be chosen: then Tab goes only there. */
  readonly any: boolean;
}

type TableContext = TableSetting & Around & Narrowed;

// One for each pace of change, so that what asks for little is seldom drawn again.
const AroundContext = createContext<Around | undefined>(undefined);
const LitContext = createContext<Lit | undefined>(undefined);
const SightContext = createContext<Sight | undefined>(undefined);
const Context = createContext<TableContext | undefined>(undefined);
const NO_OPTIONS: readonly Option[] = [];
const NOTHING: AtRef = { options: [], blocked: [] };

/** Found after the sight was drawn: only what asks for it is drawn again. */
const TakeBack = createContext<(() => void) | undefined>(undefined);

/** Takes back the viewer's last answer; nothing while that is not possible. */
export function useTakeBack(): (() => void) | undefined {
  return useContext(TakeBack);
}

/** Beside the table: it changes with every click, and most answers come before the table need be drawn as locked. */
const Answering = createContext(false);

/** Whether nothing can be answered now. The lists of choices know it at once, the table a moment later. */
export function useLocked(): boolean {
  const { locked } = useLit();
  return useContext(Answering) || locked;
}

/** What everything on the table knows of it. */
export function TableMemory({
  setting,
  answering = false,
  takeBack,
  children,
}: {
  readonly setting: TableSetting;
  readonly answering?: boolean | undefined;
  readonly takeBack: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const [attention] = useState(() => new Attention());
  const [closeness] = useState(() => new Closeness());
  const [pick, narrow] = useState<Ref | undefined>(undefined);
  const { sight, only, places, answer, speaker, seats, openClause, locked, spot } = setting;
  const asked = useMemo(() => {
    const whole = narrowed(sight.question, only, pick);
    return places === undefined ? whole : { ...whole, at: inPlaces(whole.at, places) };
  }, [sight.question, only, pick, places]);
  const at = useKept(asked.at, withKeptEntries);
  const take = useCallback(
    (id: string) => {
      narrow(undefined);
      return answer(id);
    },
    [answer],
  );
  const around = useMemo<Around>(
    () => ({
      speaker,
      seats,
      attention,
      closeness,
      lookClosely: closeness.look,
      answer: take,
      openClause,
      narrow,
    }),
    [speaker, seats, attention, closeness, take, openClause],
  );
  const any = at.size > 0 && sight.question !== undefined && !locked;
  const lit = useMemo<Lit>(() => ({ at, locked, spot, any }), [at, locked, spot, any]);
  const value = useMemo<TableContext>(() => ({ ...setting, ...asked, at, ...around }), [setting, asked, at, around]);
  useWayBack(asked.from !== undefined, closeness, narrow);
  return (
    <KitIcons value={icons}>
      <AroundContext value={around}>
        <SightContext value={sight}>
          <LitContext value={lit}>
            <Context value={value}>
              <Answering value={answering}>
                <TakeBack value={takeBack}>{children}</TakeBack>
              </Answering>
            </Context>
          </LitContext>
        </SightContext>
      </AroundContext>
    </KitIcons>
  );
}

/** Escape brings all options back, if nothing lies over the table. */
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

function within<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("a piece of a table stands outside of <TableProvider>");
  return value;
}

/** Everything: whoever asks for it is drawn again with every answer. */
export const useTable = (): TableContext => within(useContext(Context));

/** What stays as it is from answer to answer. */
export const useAround = (): Around => within(useContext(AroundContext));

export const useLit = (): Lit => within(useContext(LitContext));

/** What the viewer gets of the match; `V` is the game's own view. */
export function useSight<V>(): Sight<V> {
  // The frame doesn't know the game's types; the game's table does. This is the border between the two.
  return within(useContext(SightContext)) as Sight<V>;
}

/** The speaker of the reader's language: `say(message)`, `plain(message)`, `nameOf(seat)`. */
export function useSay(): Speaker {
  return useAround().speaker;
}

/** Who sits at the table. */
export function useSeats(): readonly SeatHolder[] {
  return useAround().seats;
}

/** What the viewer is asked now, and the way to answer: for pickers that a table draws itself. */
export function useQuestion(): { readonly question: Question | undefined; readonly answer: (id: string) => void } {
  const { sight, locked, answer } = useTable();
  return { question: locked ? undefined : sight.question, answer };
}

/** The things of a kind that the question points at: for `"card"`, the ids after `card:`. */
export function usePointedAt(kind: string): readonly string[] {
  const options = useQuestion().question?.options ?? NO_OPTIONS;
  return useMemo(() => {
    return [
      ...new Set(
        options.flatMap(pointedAt).flatMap((ref) => (ref.startsWith(`${kind}:`) ? [ref.slice(kind.length + 1)] : [])),
      ),
    ];
  }, [options, kind]);
}

/** The options and refusals that point at a ref. */
export function useAt(ref: Ref): AtRef {
  return useLit().at.get(ref) ?? NOTHING;
}

/** What has just happened (log lines with their moves), for animations of the table's own such as rolling dice. */
export function useFresh(): readonly LogLine[] {
  return useTable().fresh;
}

const UNTOLD: readonly LogLine[] = [];

/** Everything that has happened, as far as it was told: what others do comes line by line. */
export function useLog(): readonly LogLine[] {
  return useTable().log ?? UNTOLD;
}

/** What another player is doing, while it is shown line by line. */
export function useTelling(): LogLine | undefined {
  return useTable().telling;
}
