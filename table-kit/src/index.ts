export { Attention, useAttention } from "./attention.ts";
export { useBackCloses } from "./back-button.ts";
export * from "./board/index.ts";
export { CardBack, type CardProps, PlayingCard } from "./card.tsx";
export { Changing } from "./changing.tsx";
export { ChoiceWords } from "./choice-words.tsx";
export type { GameUi, IconSet, Nearness, Tutorial, TutorialStep, WayToWin, Zone } from "./contract.ts";
export { Emblem } from "./emblem.tsx";
export { ExplainedButton, useExplained } from "./explained.tsx";
export { Flights } from "./flights.ts";
export { inHalves } from "./halves.ts";
export { useHover, useIsLookedAt, useLookedAt } from "./hover.ts";
export { Icon, type IconProps, MoreIcons, useIconPath } from "./icon.tsx";
export { useLitParts, useOpenPart } from "./lit-parts.ts";
export { useLongPress } from "./long-press.ts";
export { motionAllowed } from "./motion.ts";
export { fitted, Name } from "./name.tsx";
export { type AtRef, fromHere, isAllowed, narrowed } from "./narrowing.ts";
export { useOnceDrawn } from "./once-drawn.ts";
export { Piece, type PieceProps } from "./piece.tsx";
export { Portrait } from "./portrait.tsx";
export { PriceTokens, type ResourceProps, ResourceToken } from "./resource.tsx";
export { useKept, withKeptParts } from "./same.ts";
export { chanceOf } from "./scene/chance.ts";
export type { Ground } from "./scene/grounds.ts";
export { IconScene, type SceneProps } from "./scene/scene.tsx";
export { type SeatHolder, type SeatLook, seatLook, toldApart } from "./seats.ts";
export { Stance } from "./stance.ts";
export { Surface } from "./surface.tsx";
export { syllables } from "./syllables.ts";
export {
  type TableSetting,
  useAround,
  useAt,
  useFresh,
  useLit,
  useLocked,
  useLog,
  usePointedAt,
  useQuestion,
  useSay,
  useSeats,
  useSight,
  useTable,
  useTakeBack,
  useTelling,
} from "./table.tsx";
export { TableProvider } from "./table-provider.tsx";
export { useMedia } from "./use-media.ts";
export { ClauseMark, Sentence, Words } from "./words.tsx";
export { ZoneBox } from "./zone.tsx";
