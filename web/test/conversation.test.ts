import type { CommandBody, Tidings } from "@civitas/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { OnlineSource } from "../src/online/source.ts";

type End = (ended: { readonly done: true }) => void;

/** The connection, with the test at its other end. */
const far = vi.hoisted(() => ({
  up: true,
  hears: (_: Tidings): void => undefined,
  changed: (): void => undefined,
  watches: [] as { readonly chatFrom: number | undefined; readonly confirm: () => void }[],
}));

// No page: no address, nothing kept.
vi.mock("../src/app/route.tsx", () => ({ to: () => "" }));
vi.mock("../src/online/seals.ts", () => ({}));
vi.mock("../src/online/line.ts", () => ({
  line: {
    get up() {
      return far.up;
    },
    silent: false,
    use(hears: (tidings: Tidings) => void, changed: () => void) {
      Object.assign(far, { hears, changed });
      return () => undefined;
    },
    send: () => new Promise(() => undefined),
    sendThen(body: CommandBody, end: End) {
      if (body.do === "watch") far.watches.push({ chatFrom: body.chatFrom, confirm: () => end({ done: true }) });
    },
  },
}));

const TABLE = "table";
const ANNA = { id: "anna", name: "Anna" };

beforeEach(() => {
  far.watches = [];
  far.up = true;
});

function said(...lines: readonly number[]): void {
  const told = lines.map((n) => ({ n, time: n, text: `line ${n}`, person: ANNA }));
  far.hears({ tell: "chat", table: TABLE, lines: told });
}

function open() {
  const source = new OnlineSource(TABLE, { plain: ({ say }: { say: string }) => say } as never);
  const confirm = () => far.watches.at(-1)?.confirm();
  return { source, confirm, unread: () => source.state.unread };
}

test("what was said before the table was opened is read; what is said from that moment on is not", () => {
  const { source, confirm, unread } = open();
  said(1, 2);
  expect(unread()).toBe(0);
  confirm();
  said(3);
  expect(unread()).toBe(1);
  source.readChat();
  expect(unread()).toBe(0);
});

test("what was said while the connection was lost is not read", () => {
  const { confirm, unread } = open();
  said(1);
  confirm();
  far.up = false;
  far.changed();
  far.up = true;
  far.changed();
  expect(far.watches.at(-1)?.chatFrom).toBe(1);
  said(2);
  confirm();
  expect(unread()).toBe(1);
});

test("a line that overtakes the kept ones stands behind them", () => {
  const { source } = open();
  said(3);
  said(1, 2, 3);
  expect(source.state.chat?.map(({ n }) => n)).toEqual([1, 2, 3]);
});
