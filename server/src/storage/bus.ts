import type { Turn } from "@civitas/protocol";

/** What one process announces to the others, after it has been written. */
export type News =
  /** Something at this table changed; it has become, or is no longer, these people's turn. */
  | {
      readonly kind: "table";
      readonly table: string;
      readonly on?: readonly TurnOf[];
      readonly off?: readonly TurnOf[];
    }
  /** The lobby's line of this table changed. */
  | { readonly kind: "lobby"; readonly table: string }
  | { readonly kind: "chat"; readonly table: string }
  /** These seats are looked at from that process. */
  | { readonly kind: "here"; readonly table: string; readonly seats: readonly number[]; readonly from: string }
  /** There is work to do. */
  | { readonly kind: "work" }
  /** This person has signed out everywhere, or this session has ended. */
  | { readonly kind: "out"; readonly person: string }
  | { readonly kind: "out"; readonly session: string }
  /** Announcements may have been missed: look at everything again. */
  | { readonly kind: "anew" };

export interface TurnOf {
  readonly person: string;
  readonly turn: Turn;
}

export type Listener = (news: News) => void;
