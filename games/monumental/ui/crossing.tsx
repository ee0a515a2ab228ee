import type { Option } from "@civitas/kernel";
import { RESOURCES, type Resource } from "@civitas/monumental-family";
import {
  isAllowed,
  ResourceToken,
  useAttention,
  useExplained,
  useHover,
  useLookedAt,
  useQuestion,
  useSay,
  useTable,
} from "@civitas/table-kit";
import { useCallback } from "react";
import { CARDS, type CardId } from "../src/content/cards.ts";
import { nameOf } from "../src/say.ts";
import type { Owner } from "../src/state.ts";
import type { CityView } from "../src/view.ts";
import { BigCard } from "./card.tsx";
import { say } from "./say.ts";
import { useMine } from "./seats.ts";

const ACTIVATE = "activate:";
const idOf = (place: number): string => `${ACTIVATE}${"abc"[Math.floor(place / 3)] ?? ""}${(place % 3) + 1}`;

/** Row and column of a choice, from 0. */
function crossingOf(ids: readonly string[]): { readonly row: number; readonly column: number } | undefined {
  const id = ids.find((one) => one.startsWith(ACTIVATE));
  if (id === undefined) return undefined;
  return { row: "abc".indexOf(id.charAt(ACTIVATE.length)), column: Number(id.charAt(ACTIVATE.length + 1)) - 1 };
}

const isOn = ({ row, column }: { row: number; column: number }, place: number): boolean =>
  Math.floor(place / 3) === row || place % 3 === column;

/** The choice of the row and column that meet in a place, and whether the one that is looked at would take it. */
export function useCrossingState(place: number): { option: Option | undefined; preview: "in" | "out" | undefined } {
  const { question } = useQuestion();
  const { only, attention } = useTable();
  const id = idOf(place);
  const option = question?.options.find((one) => one.id === id && isAllowed(id, only));
  const preview = useAttention(
    attention,
    useCallback(
      (ids) => {
        const crossing = crossingOf(ids);
        return crossing === undefined ? "" : isOn(crossing, place) ? "in" : "out";
      },
      [place],
    ),
  );
  return { option, preview: preview === "" ? undefined : preview };
}

/** Covers a card while the city is activated: the whole row and column light up, a click chooses them. */
export function CrossingCover({ option, card }: { readonly option: Option; readonly card: CardId | undefined }) {
  const { answer, lookClosely, speaker, attention } = useTable();
  const hover = useHover([option.id]);
  const tells = card !== undefined && CARDS[card].abilities.length > 0;
  const { element, swallow, handlers } = useExplained({
    label: card === undefined ? option.label : nameOf(card),
    zoom: tells ? <BigCard id={card} /> : undefined,
  });
  const spoken = [option.label, option.note, option.preview].flatMap((part) =>
    part === undefined ? [] : [speaker.plain(part)],
  );
  return (
    <button
      ref={element}
      type="button"
      className="mo-crossing"
      data-piece=""
      data-may=""
      data-ref={option.refs?.[0]}
      aria-label={spoken.join(". ")}
      {...handlers}
      onClick={(event) => {
        if (swallow()) return;
        const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
        // A finger looks first: what it would give stands in the head of the city.
        if (touched && !attention.ids.includes(option.id)) {
          attention.turnTo([option.id]);
          return;
        }
        lookClosely(undefined);
        answer(option.id);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        hover.onPointerEnter();
        handlers.onPointerEnter(event);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== "mouse") return;
        hover.onPointerLeave();
        handlers.onPointerLeave(event);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) hover.onFocus();
        handlers.onFocus(event);
      }}
      onBlur={() => {
        hover.onBlur();
        handlers.onBlur();
      }}
    />
  );
}

/** What the cards of a row and a column give together. */
function totalsOf(
  { places }: CityView,
  crossing: { row: number; column: number },
): readonly (readonly [Resource, number])[] {
  const cards = places.flatMap(({ top, under }, i) => (isOn(crossing, i) ? [top, under] : []));
  return RESOURCES.flatMap((resource) => {
    const n = cards.reduce((sum, card) => sum + (card === undefined ? 0 : (CARDS[card].gives[resource] ?? 0)), 0);
    return n === 0 ? [] : [[resource, n] as const];
  });
}

/** Whether this civilization is the viewer's, who chooses a row and a column now. */
export function useIsActivating(owner: Owner): boolean {
  const { question } = useQuestion();
  return owner === useMine() && question?.options.some(({ id }) => id.startsWith(ACTIVATE)) === true;
}

/** What the row and column that are looked at would give. */
export function CrossingTotals({ city }: { readonly city: CityView }) {
  const words = useSay();
  const crossing = crossingOf(useLookedAt());
  if (crossing === undefined) return <span className="mo-totals">{words.plain(say("ui.pick-crossing"))}</span>;
  return (
    <span className="mo-totals" aria-live="polite">
      {words.plain(say("ui.crossing", { row: "ABC"[crossing.row] ?? "", column: crossing.column + 1 }))}
      {totalsOf(city, crossing).map(([kind, n]) => (
        <ResourceToken key={kind} kind={kind} n={n} size="small" />
      ))}
    </span>
  );
}

/** Two notches of lapis at the edge of the slab say which row and column were activated. */
export function ActivatedNotches({ city }: { readonly city: CityView }) {
  const all = (places: readonly number[]): boolean => places.every((i) => city.places[i]?.activated === true);
  const row = [0, 1, 2].find((r) => all([0, 1, 2].map((c) => r * 3 + c)));
  const column = [0, 1, 2].find((c) => all([0, 1, 2].map((r) => r * 3 + c)));
  if (row === undefined || column === undefined) return null;
  return (
    <>
      <span className="mo-notch" data-side="row" data-n={row} />
      <span className="mo-notch" data-side="column" data-n={column} />
    </>
  );
}
