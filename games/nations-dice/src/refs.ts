import type { Seat } from "@civitas/kernel";

/**
 * How the things on the table are named, in options, in the log's moves and by the table that draws them:
 *
 * - `tile:ID` a progress tile, wherever it lies; `cell:ROW:COLUMN` a space of the progress board
 * - `die:SEAT:INDEX` a player's die, by its place in `PlayerView.dice`; `chit:SEAT:KIND` his chits of a kind
 * - `board:SEAT` his board, `used:SEAT` its used area, `space:SEAT:N` a building space (1 to 5)
 * - `advisor:SEAT`, `wonder:SEAT` the two other spaces; `beside:SEAT` where colonies and completed wonders lie
 * - `books:SEAT`, `vp:SEAT`, `order:SEAT` his markers on the tracks and his order card
 * - `opponent` the imaginary opponent of a solo game, `solo-die` the four-sided die
 * - `event` the event of the round, `stack` the face-down stacks, `supply`, `box`
 *
 * A move of a new die names it as it lies afterwards, a move of a returned die as it lay before.
 */
export const ref = {
  tile: (id: string): string => `tile:${id}`,
  cell: (row: number, column: number): string => `cell:${row}:${column}`,
  die: (seat: Seat, index: number): string => `die:${seat}:${index}`,
  chit: (seat: Seat, kind: string): string => `chit:${seat}:${kind}`,
  board: (seat: Seat): string => `board:${seat}`,
  used: (seat: Seat): string => `used:${seat}`,
  space: (seat: Seat, n: number): string => `space:${seat}:${n}`,
  advisor: (seat: Seat): string => `advisor:${seat}`,
  wonder: (seat: Seat): string => `wonder:${seat}`,
  beside: (seat: Seat): string => `beside:${seat}`,
  books: (seat: Seat): string => `books:${seat}`,
  vp: (seat: Seat): string => `vp:${seat}`,
  order: (seat: Seat): string => `order:${seat}`,
  opponent: "opponent",
  soloDie: "solo-die",
  event: "event",
  stack: "stack",
  supply: "supply",
  box: "box",
} as const;
