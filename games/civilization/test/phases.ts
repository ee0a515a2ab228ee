import type { Phase } from "../src/state.ts";
import { type Position, type Side, Table } from "./position.ts";

/** Who plays where in examples in which clauses meet. */
export const ROMANS = {
  me: { civ: "romans", capital: "b3" },
  rival: { civ: "egyptians", capital: "n6" },
} as const;
export const AMERICANS = { ...ROMANS, me: { civ: "americans", capital: "b3" } } as const;

/** Two players on open grassland in a phase: what they usually have, and what a test adds. */
export const inPhase =
  (phase: Phase, usual: { readonly me?: Side; readonly rival?: Side } = {}) =>
  (me: Side, rival: Side = {}, more: Position = {}): Table =>
    new Table({
      land: "plain",
      phase,
      ...more,
      sides: [
        { ...usual.me, ...me },
        { ...usual.rival, ...rival },
      ],
    });

/** The same for tests that seldom mention the rival. */
export const onGrassland =
  (phase: Phase, usual: Side = {}) =>
  (mine: Side, { rival = usual, ...more }: Position & { readonly rival?: Side } = {}): Table =>
    new Table({ land: "plain", phase, ...more, sides: [mine, rival] });

/** A plain land, two capitals, and what the first player has. */
export const plain = (me: Side, given: Position = {}, rival: Side = {}): Table =>
  new Table({
    land: "plain",
    ...given,
    sides: [
      { capital: "c3", ...me },
      { capital: "n6", ...rival },
    ],
  });
