import type { CommandBody, ServerRefusalCode } from "@civitas/protocol";
import { Speaker } from "@civitas/words";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ended } from "../src/online/line.ts";
import { OnlineSource } from "../src/online/source.ts";

/** How the server ends the next commands; then it does what it is told. */
const endings: Ended[] = [];
const sent: CommandBody["do"][] = [];

vi.mock("../src/online/line.ts", () => ({
  line: {
    up: true,
    use: () => () => {},
    send: async () => ({ done: true }),
    sendThen: (body: CommandBody, end: (ended: Ended) => void) => {
      sent.push(body.do);
      end(endings.shift() ?? { done: true });
    },
  },
}));

// These read the address bar and the browser's settings.
vi.mock("../src/app/route.tsx", () => ({ to: {} }));
vi.mock("../src/online/seals.ts", () => ({ giveSalt: () => {}, rememberSeal: () => {}, sealOf: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  endings.length = 0;
  sent.length = 0;
});
afterEach(() => void vi.useRealTimers());

const refuse = (code: ServerRefusalCode): Ended => ({ refused: { code } });

test.each(["storage", "too-fast", "closing"] as const)("a table refused as %s is asked for again", (code) => {
  endings.push(refuse(code), refuse(code));
  const source = new OnlineSource("t", new Speaker("en", []));
  vi.advanceTimersByTime(10_000);
  expect(source.missing).toBeUndefined();
  expect(sent).toEqual(["watch", "watch", "watch"]);
});

test("a table that is not there is asked for once", () => {
  endings.push(refuse("not-found"));
  const source = new OnlineSource("t", new Speaker("en", []));
  vi.advanceTimersByTime(10_000);
  expect(source.missing).toBe("not-found");
  expect(sent).toEqual(["watch"]);
});
