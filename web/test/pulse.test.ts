import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "../src/online/pulse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pulse() {
  const asked = vi.fn();
  const dead = vi.fn();
  return { pulse: new Pulse(asked, dead), asked, dead };
}

test("who hears something now and then asks for nothing", () => {
  const { pulse: line, asked, dead } = pulse();
  for (let n = 0; n < 20; n++) {
    line.heard();
    vi.advanceTimersByTime(24_000);
  }
  expect(asked).not.toHaveBeenCalled();
  expect(dead).not.toHaveBeenCalled();
});

test("after a silence it asks, and an answer is enough", () => {
  const { pulse: line, asked, dead } = pulse();
  line.heard();
  vi.advanceTimersByTime(26_000);
  expect(asked).toHaveBeenCalledTimes(1);
  line.heard();
  vi.advanceTimersByTime(10_000);
  expect(dead).not.toHaveBeenCalled();
});

test("whoever does not answer is dead, and is asked no more", () => {
  const { pulse: line, asked, dead } = pulse();
  line.heard();
  vi.advanceTimersByTime(25_000 + 6_000);
  expect(dead).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(dead).toHaveBeenCalledTimes(1);
});

test("a command without a reply is doubted sooner, and more commands give no more time", () => {
  const { pulse: line, asked, dead } = pulse();
  line.heard();
  line.said();
  vi.advanceTimersByTime(4_000);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_000);
  line.said();
  vi.advanceTimersByTime(3_000);
  expect(dead).toHaveBeenCalledTimes(1);
});

test("whoever looks at the page again doubts the connection at once, but not one that is being made", () => {
  const { pulse: line, asked, dead } = pulse();
  line.begin();
  line.doubt();
  expect(asked).not.toHaveBeenCalled();
  line.heard();
  line.doubt();
  line.doubt();
  expect(asked).toHaveBeenCalledTimes(1);
  line.end();
  vi.advanceTimersByTime(600_000);
  expect(dead).not.toHaveBeenCalled();
});

test("a connection that is never made is given up", () => {
  const { pulse: line, dead } = pulse();
  line.begin();
  vi.advanceTimersByTime(20_000);
  expect(dead).toHaveBeenCalledTimes(1);
});
