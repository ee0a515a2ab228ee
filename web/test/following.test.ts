import { findGame } from "@civitas/games";
import { type LogLine, sightOf, startMatch } from "@civitas/kernel";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Seen } from "../src/source/source.ts";
import { Projector } from "../src/table/projector.ts";

const chosen = vi.hoisted(() => ({ pace: 1 }));
vi.mock("../src/app/settings.ts", () => ({ settings: () => chosen }));

/** What is drawn is painted at once, unless a test holds it. */
const paint = { wait: () => Promise.resolve() };

const ME = 0;
const RIVAL = 1;
let first: Seen;

beforeEach(async () => {
  vi.useFakeTimers();
  // Whoever wants nothing to move still wants to read.
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: { motion: "off" } } });
  chosen.pace = 1;
  paint.wait = () => Promise.resolve();
  const entry = findGame("nations-dice");
  if (entry === undefined) throw new Error("Nations is not on the list");
  const match = startMatch((await entry.load()).game, { seats: 2, seed: "followed" });
  first = { ...sightOf(match, ME), at: 0, log: [], logFrom: 0, mark: 0 };
});

const line = (at: number, say: string, seat: number | undefined): LogLine => ({ at, what: { say }, seat });

/** One answer further; the question of the first sight is asked again at the end. */
const step = (at: number, lines: readonly LogLine[], asks: boolean): { sight: Seen } => {
  const { question, ...rest } = first;
  const sight = { ...rest, at, log: lines, logFrom: at, mark: at };
  return { sight: asks && question !== undefined ? { ...sight, question } : sight };
};

function follow(...steps: readonly { sight: Seen }[]): { projector: Projector; told: () => string | undefined } {
  const projector = new Projector(true, () => paint.wait());
  projector.push({ sight: first });
  for (const one of steps) projector.push(one);
  return { projector, told: () => projector.shown?.telling?.what.say };
}

/** A turn of an automa: everything it does is one step, and then the viewer is asked. */
const automasTurn = () =>
  step(1, [line(1, "mine", ME), line(1, "draws", 2), line(1, "takes", 2), line(1, "gains", 2)], true);

const soon = () => vi.advanceTimersByTimeAsync(0);

describe("what others do", () => {
  test("is told line by line, and nobody is asked anything before it is told", async () => {
    const { projector, told } = follow(automasTurn());
    await soon();
    expect(told()).toBe("draws");
    expect(projector.shown?.log.map(({ what }) => what.say)).toEqual(["mine", "draws"]);
    expect(projector.shown?.sight.question).toBeUndefined();
    await vi.advanceTimersByTimeAsync(800);
    expect(told()).toBe("takes");
    await vi.advanceTimersByTimeAsync(800);
    expect(told()).toBeUndefined();
    expect(projector.shown?.log).toHaveLength(4);
    expect(projector.shown?.sight.question).toBeDefined();
    expect(projector.shown?.busy).toBe(false);
  });

  test("stands still while it is paused, and goes on by single steps", async () => {
    const { projector, told } = follow(automasTurn());
    await soon();
    projector.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toBe("draws");
    expect(projector.shown?.paused).toBe(true);
    projector.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toBe("takes");
    projector.goOn();
    await soon();
    expect(projector.shown?.paused).toBe(false);
    expect(projector.shown?.sight.question).toBeDefined();
  });

  test("is passed over up to the viewer's next question, whenever the steps come", async () => {
    const { projector } = follow(step(1, [line(1, "a", RIVAL), line(1, "b", RIVAL)], false));
    await soon();
    projector.toEnd();
    await soon();
    projector.push(step(2, [line(2, "c", RIVAL), line(2, "d", RIVAL)], true));
    await soon();
    expect(projector.shown?.log.map(({ what }) => what.say)).toEqual(["a", "b", "c", "d"]);
    expect(projector.shown?.sight.question).toBeDefined();
    // The next turn is followed again.
    projector.push(step(3, [line(3, "e", RIVAL), line(3, "f", RIVAL)], false));
    await soon();
    expect(projector.shown?.telling?.what.say).toBe("e");
  });

  test("a pause ends when the viewer is asked", async () => {
    const { projector } = follow(step(1, [line(1, "a", RIVAL)], false), step(2, [line(2, "b", RIVAL)], true));
    await soon();
    projector.pause();
    projector.next();
    await soon();
    projector.next();
    await soon();
    expect(projector.shown?.sight.question).toBeDefined();
    expect(projector.shown?.paused).toBe(false);
  });

  test("is shown at once to who wants no pace", async () => {
    chosen.pace = 0;
    const { projector } = follow(automasTurn());
    await soon();
    expect(projector.shown?.sight.question).toBeDefined();
    expect(projector.shown?.log).toHaveLength(4);
  });

  test("waits until one's own answer is painted, and is drawn only once to who wants no pace", async () => {
    chosen.pace = 0;
    let show = (): void => undefined;
    paint.wait = () =>
      new Promise((resolve) => {
        show = resolve;
      });
    const { projector } = follow();
    await soon();
    show();
    projector.push(step(1, [line(1, "mine", ME)], false));
    await soon();
    const drawn: string[][] = [];
    projector.watch(() => drawn.push(projector.shown?.log.map(({ what }) => what.say) ?? []));
    projector.push(step(2, [line(2, "a", RIVAL)], false));
    projector.push(step(3, [line(3, "b", RIVAL)], true));
    await soon();
    expect(drawn).toEqual([]);
    show();
    await soon();
    expect(drawn).toEqual([["mine", "a", "b"]]);
    expect(projector.shown?.sight.question).toBeDefined();
    expect(projector.shown?.busy).toBe(false);
  });

  test("one's own doing is never waited for", async () => {
    const { projector } = follow(step(1, [line(1, "mine", ME), line(1, "mine, too", ME)], true));
    await soon();
    expect(projector.shown?.sight.question).toBeDefined();
  });
});

describe("what others did since the viewer's turn", () => {
  const watchAgain = async (projector: Projector): Promise<string[]> => {
    const told: string[] = [];
    const stop = projector.watch(() => {
      const now = projector.shown?.telling?.what.say;
      if (now !== undefined && now !== told.at(-1)) told.push(now);
    });
    projector.again();
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    return told;
  };
  const rivalsTurn = () => [
    step(1, [line(1, "mine", ME)], false),
    step(2, [line(2, "a", RIVAL), line(2, "b", RIVAL)], false),
    step(3, [line(3, "c", RIVAL)], true),
  ];

  test("can be watched again, and then the viewer is asked as before", async () => {
    const { projector } = follow(...rivalsTurn());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(projector.shown?.mayWatchAgain).toBe(true);
    const again = watchAgain(projector);
    expect(projector.shown?.log.map(({ what }) => what.say)).toEqual(["mine"]);
    expect(projector.shown?.sight.question).toBeUndefined();
    expect(await again).toEqual(["a", "b", "c"]);
    expect(projector.shown?.log.map(({ what }) => what.say)).toEqual(["mine", "a", "b", "c"]);
    expect(projector.shown?.sight.question).toBeDefined();
    expect(projector.shown?.mayWatchAgain).toBe(true);
  });

  test("an automa acts in the step that ends the viewer's turn", async () => {
    const { projector } = follow(automasTurn());
    await vi.advanceTimersByTimeAsync(10_000);
    const again = watchAgain(projector);
    expect(projector.shown?.log).toEqual([]);
    expect(await again).toEqual(["draws", "takes", "gains"]);
  });

  test("is over as soon as the viewer acts", async () => {
    const { projector } = follow(...rivalsTurn());
    await vi.advanceTimersByTimeAsync(10_000);
    projector.push(step(4, [line(4, "mine again", ME)], true));
    await soon();
    expect(projector.shown?.mayWatchAgain).toBe(false);
    projector.again();
    expect(projector.shown?.busy).toBe(false);
  });
});
