/** A place at the table, counted from 0. */
export type Seat = number;

/** Somebody who looks at the table: a seat, or the audience. */
export type Viewer = Seat | "audience";
