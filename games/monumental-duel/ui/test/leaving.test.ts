import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { leaving } from "../leaving.ts";

clause("MD-19.11", "the table marks the rightmost cards beyond three", () => {
  expect([...leaving(["a", "b", "c", "d", "e", "f"])]).toEqual([0, 1, 2]);
  expect([...leaving([null, "b", null, "d", "e", "f"])]).toEqual([1]);
  expect([...leaving([null, null, null, "d", "e", "f"])]).toEqual([]);
});
