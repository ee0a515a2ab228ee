/** A place at the table, counted from 0. */
export type Seat = number;

/** Whoever looks at the table: a seat, or somebody who only watches. */
export type Viewer = Seat | "audience";
