import type { Option } from "@civitas/kernel";
import { RESOURCES } from "@civitas/monumental-family";
import {
  isAllowed,
  ResourceToken,
  useHover,
  useLongPress,
  useLookedAt,
  useQuestion,
  useSay,
  useTable,
} from "@civitas/table-kit";
import { useRef } from "react";
import type { CardId } from "../src/content/cards.ts";
import { nameOf } from "../src/say.ts";
import { BigCard } from "./card.tsx";
import { say } from "./say.ts";
import { useMine, usePlayer } from "./seats.ts";

/** The choice of a row and a column that meet in a place (0 to 8), while the viewer activates his city (MD-6.4). */
export function useCrossing(place: number): Option | undefined {
  const { question } = useQuestion();
  const { only } = useTable();
  const id = `activate:r${Math.floor(place / 3) + 1}c${(place % 3) + 1}`;
  return question?.options.find((option) => option.id === id && isAllowed(id, only));
}

/**
 * Covers a card while the city is activated: the whole row and column light up, a click chooses them. A finger that rests
 * on it, a pointer or the focus looks at the card instead.
 */
export function CrossingCover({ option, card }: { readonly option: Option; readonly card: CardId | null }) {
  const { answer, lookClosely, closeness, speaker } = useTable();
  const hover = useHover([option.id]);
  const button = useRef<HTMLButtonElement>(null);
  const label =
    option.note === undefined ? option.label : say("ui.crossing", { choice: option.label, note: option.note });
  const peek = () => {
    if (card === null || button.current === null) return;
    lookClosely({ at: "", label: nameOf(card), how: "peek", picture: <BigCard id={card} />, anchor: button.current });
  };
  const press = useLongPress(() => {
    hover.onPointerEnter();
    peek();
  });
  return (
    <button
      ref={button}
      type="button"
      className="md-crossing"
      data-piece=""
      data-may=""
      aria-label={speaker.plain(label)}
      onClick={() => {
        if (press.swallow()) return;
        lookClosely(undefined);
        answer(option.id);
      }}
      onPointerDown={press.down}
      onPointerUp={press.up}
      onPointerCancel={press.up}
      onContextMenu={press.menu}
      onPointerEnter={({ pointerType }) => {
        hover.onPointerEnter();
        if (pointerType === "mouse") peek();
      }}
      onPointerLeave={({ pointerType }) => {
        hover.onPointerLeave();
        if (pointerType === "mouse") closeness.glanceAway();
      }}
      onFocus={({ currentTarget }) => {
        hover.onFocus();
        if (currentTarget.matches(":focus-visible")) peek();
      }}
      onBlur={() => {
        hover.onBlur();
        closeness.glanceAway();
      }}
    />
  );
}

/** What the row and column that are looked at would give at once; before that, what the best could be. */
export function CrossingPreview() {
  const words = useSay();
  const { yields } = usePlayer(useMine());
  const looked = useLookedAt().find((id) => id.startsWith("activate:"));
  if (yields === null) return null;
  if (looked === undefined) return <span className="md-preview">{words.plain(say("ui.pick-crossing"))}</span>;
  const cross = looked.slice("activate:".length);
  const gives = yields[cross] ?? {};
  const [row = "", column = ""] = [cross[1], cross[3]];
  return (
    <span className="md-preview" aria-live="polite">
      {words.plain(say("ui.crossing-gives", { row, column }))}
      {RESOURCES.map((resource) => {
        const n = gives[resource];
        return n === undefined ? null : <ResourceToken key={resource} kind={resource} n={`+${n}`} size="small" />;
      })}
    </span>
  );
}
