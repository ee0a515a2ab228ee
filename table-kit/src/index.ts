export { Attention, useAttention } from "./attention.ts";
export { useBackCloses } from "./back-button.ts";
export * from "./board/index.ts";
export { Card, CardBack, type CardProps } from "./card.tsx";
export { Changing } from "./changing.tsx";
export { ChoiceWords } from "./choice-words.tsx";
export type { GameUi, IconSet, Nearness, Tutorial, TutorialStep, Way, Zone } from "./contract.ts";
export { Emblem } from "./emblem.tsx";
export { inHalves } from "./halves.ts";
export { useHover, useIsLookedAt, useLookedAt } from "./hover.ts";
export { Icon, type IconProps, MoreIcons, useIconPath } from "./icon.tsx";
export { useLongPress } from "./long-press.ts";
export { motionAllowed } from "./motion.ts";
export { fitted, Name } from "./name.tsx";
export { type AtRef, fromHere, isAllowed, narrowed } from "./narrowing.ts";
export { Piece, type PieceProps } from "./piece.tsx";
export { Portrait } from "./portrait.tsx";
export { Price, Resource, type ResourceProps } from "./resource.tsx";
export { chanceOf } from "./scene/chance.ts";
export type { Ground } from "./scene/grounds.ts";
export { IconScene, type SceneProps } from "./scene/scene.tsx";
export { type SeatHolder, type SeatLook, seatLook, toldApart } from "./seats.ts";
export { Stage } from "./stage.ts";
export { Stance } from "./stance.ts";
export { Surface } from "./surface.tsx";
export { syllables } from "./syllables.ts";
export {
  type TableSetting,
  useAt,
  useFresh,
  useLog,
  usePointedAt,
  useQuestion,
  useSay,
  useSeats,
  useSight,
  useTable,
  useTelling,
} from "./table.tsx";
export { TableProvider } from "./table-provider.tsx";
export { useMedia } from "./use-media.ts";
export { ClauseMark, Sentence, Words } from "./words.tsx";
export { ZoneBox } from "./zone.tsx";
