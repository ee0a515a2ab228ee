import { findGame } from "@civitas/games";
import { type AnyMatch, type Sight, sightOf, startMatch } from "@civitas/kernel";
import type { CommandBody, Tidings } from "@civitas/protocol";
import { Speaker } from "@civitas/words";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableNews } from "../src/local/calls.ts";
import { LocalTable } from "../src/local/local-table.ts";
import { MovedOn } from "../src/local/moved-on.ts";
import { OnlineSource } from "../src/online/source.ts";
import type { Seen } from "../src/source/source.ts";

/** A server's line that keeps what is said to it. */
const wire = vi.hoisted(() => ({
  said: [] as unknown[],
  tell: (_tidings: unknown): void => undefined,
}));

vi.mock("../src/app/route.tsx", () => ({ to: () => "" }));
vi.mock("../src/online/me.ts", () => ({ freshSalt: () => "" }));
vi.mock("../src/online/line.ts", () => ({
  line: {
    up: true,
    use: (listener: (tidings: unknown) => void) => {
      wire.tell = listener;
      return () => undefined;
    },
    send: async (body: unknown) => {
      wire.said.push(body);
      return { done: true };
    },
    sendThen: (body: unknown, end: (ended: unknown) => void) => {
      wire.said.push(body);
      end({ done: true });
    },
  },
}));

let match: AnyMatch;

beforeEach(async () => {
  const entry = findGame("nations-dice");
  if (entry === undefined) throw new Error("Nations is not on the list");
  match = startMatch((await entry.load()).game, { seats: 2, seed: "who is quicker" });
  wire.said.length = 0;
});

const firstOption = (sight: Sight): string => sight.question?.options[0]?.id ?? "";

describe("an answer names the sight it was made on", () => {
  test("online: not the latest that has come, but the one on the screen", async () => {
    const seat = match.pending[0]?.seat ?? 0;
    const source = new OnlineSource("t", new Speaker("en", [{}]));
    const seen: Seen[] = [];
    source.follow(({ sight }) => seen.push(sight));
    for (const seq of [5, 6]) {
      const tidings: Tidings = { tell: "sight", table: "t", seq, sight: sightOf(match, seat) };
      wire.tell(tidings);
    }
    const [onScreen] = seen;
    if (onScreen === undefined) throw new Error("nothing was shown");
    // What the projector puts together from several sights keeps the mark, too.
    await source.answer({ ...onScreen, log: [] }, firstOption(onScreen));
    const answer = wire.said.find((body) => (body as CommandBody).do === "answer");
    expect(answer).toMatchObject({ do: "answer", seq: 5, id: firstOption(onScreen) });
  });

  test("in this browser: the same click twice answers once, and what was asked before is refused", async () => {
    const told: TableNews[] = [];
    const seats = [0, 1].map((n) => ({ kind: "person" as const, name: String(n) }));
    const setting = { id: "t", seats, created: 0, rivals: [], kept: false };
    const table = new LocalTable(
      match,
      setting,
      (one) => told.push(one),
      () => undefined,
      () => undefined,
    );
    await table.begin();
    const first = told.at(-1)?.sight;
    if (first?.question === undefined) throw new Error("nobody is asked");
    const { seat } = first.question;
    await table.answer(seat, firstOption(first), first.mark);
    expect(match.answers.length).toBe(1);
    await expect(table.answer(seat, firstOption(first), first.mark)).rejects.toBeInstanceOf(MovedOn);
    expect(match.answers.length).toBe(1);
    const next = told.at(-1)?.sight;
    if (next?.question === undefined) throw new Error("nobody is asked any more");
    await table.answer(next.question.seat, firstOption(next), next.mark);
    expect(match.answers.length).toBe(2);
  });
});
