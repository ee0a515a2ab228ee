import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, type Host, PHONE, picture, sit, takePlace } from "./browser.ts";
import { serveFiles } from "./static-server.ts";
import { watchFlights } from "./watch-flights.ts";

const VITE = fileURLToPath(new URL("../../node_modules/vite/bin/vite.js", import.meta.url));
const CONFIG = fileURLToPath(new URL("./map/vite.config.ts", import.meta.url));

/** A page with a map of 210 hexes and 150 stones, and the list of choices beside it. */
async function serveMap(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "civitas-map-"));
  const args = [VITE, "build", "--config", CONFIG, "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" } });
  const host = await serveFiles(folder);
  return {
    url: host.url,
    close: () => {
      host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const place = takePlace(serveMap);

async function open(query = "", how: Parameters<typeof sit>[2] = {}): Promise<Awaited<ReturnType<typeof sit>>> {
  const sitting = await sit(place, {}, how);
  await sitting.page.goto(`${place.url}/?${query}`);
  await sitting.page.waitForSelector(".board-space");
  return sitting;
}

const hex = (name: string): string => `.board-space[data-ref="hex:${name}"]`;
const litSpaces = (page: Page): Promise<(string | null)[]> =>
  page.locator(".board-space[data-may]").evaluateAll((all) => all.map((one) => one.getAttribute("data-ref")));
const transform = (page: Page): Promise<string> =>
  page.locator(".board-sheet").evaluate((sheet: HTMLElement) => sheet.style.transform);
const answered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.answered);
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-ref"));

/** Counts what changes in the drawing while something is done: attributes set and elements drawn. */
async function changesDuring(page: Page, doing: () => Promise<void>): Promise<{ inside: number; drawn: number }> {
  await page.evaluate(() => {
    const counted = { inside: 0 };
    const observer = new MutationObserver((changes) => {
      counted.inside += changes.length;
    });
    const drawing = document.querySelector(".board-drawing");
    if (drawing !== null) observer.observe(drawing, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { counted });
    Object.assign((window as unknown as { drawn: object }).drawn, { spaces: 0 });
  });
  await doing();
  return page.evaluate(() => {
    const kept = window as unknown as { counted: { inside: number }; drawn: { spaces: number } };
    return { inside: kept.counted.inside, drawn: kept.drawn.spaces };
  });
}

async function drag(page: Page, steps: number): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.down();
  for (let i = 1; i <= steps; i++) await page.mouse.move(640 - i * 4, 400 - i * 2);
  await page.mouse.up();
}

describe("a map", () => {
  test("is seen whole at first; the wheel goes near, a drag pans, a button leads back", async () => {
    const { page, context, errors } = await open();
    const whole = await transform(page);
    expect(await page.locator(".board-whole").count()).toBe(0);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -400);
    await page.waitForSelector(".board-whole");
    const near = await transform(page);
    await drag(page, 10);
    await expect.poll(() => transform(page)).not.toBe(near);
    // The end of a drag is no click.
    expect(await answered(page)).toBeUndefined();
    await picture(page, "map-near");
    await page.locator(".board-whole").click();
    await expect.poll(() => transform(page)).toBe(whole);
    await page.mouse.dblclick(300, 300);
    await page.waitForSelector(".board-whole");
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("panning draws nothing anew, and a pointer over it only what lights up", async () => {
    const { page, context } = await open();
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -400);
    await page.waitForSelector(".board-whole");
    const panning = await changesDuring(page, () => drag(page, 40));
    // Only the space under the pointer changes when it is pressed, however far it is dragged.
    expect(panning.inside).toBeLessThan(20);
    expect(panning.drawn).toBeLessThan(5);
    await page.locator(".board-whole").click();
    const hovering = await changesDuring(page, async () => {
      for (let i = 0; i < 60; i++) await page.mouse.move(150 + i * 10, 120 + i * 10);
    });
    // Crossing stacks that may march lights their targets; hundreds of spaces stay as they are.
    expect(hovering.inside).toBeLessThan(120);
    expect(hovering.drawn).toBeLessThan(60);
    await context.close();
  });

  test("is walked by keys: one tab stop, arrows, a typed name, the next thing that glows", async () => {
    const { page, context } = await open();
    await expect.poll(() => page.locator(".board-space[tabindex='0']").count()).toBe(1);
    await page.locator(hex("C3")).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused(page)).toBe("hex:C4");
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(() => focused(page)).toBe("hex:D4");
    // All three at once: a pause between two letters would end the name.
    await Promise.all(["f", "1", "2"].map((key) => page.keyboard.press(key)));
    await expect.poll(() => focused(page)).toBe("hex:F12");
    await expect.poll(() => page.locator(hex("F12")).getAttribute("aria-label")).toBe("F12, plain");
    await page.keyboard.press(".");
    await expect.poll(() => focused(page)).toBe("hex:G7");
    await page.keyboard.press(",");
    await expect.poll(() => focused(page)).toBe("hex:C8");
    await expect.poll(() => page.locator(".board-space[tabindex='0']").count()).toBe(1);
    await context.close();
  });

  test("first from, then to: a click narrows, Escape goes back, the target answers; the stack flies", async () => {
    const { page, context, errors } = await open("pace=1");
    await expect.poll(() => litSpaces(page)).toEqual(["hex:C3", "hex:C8", "hex:G7"]);
    await page.locator(hex("C3")).click();
    await expect
      .poll(async () => (await litSpaces(page)).toSorted())
      .toEqual(["hex:B2", "hex:B3", "hex:C2", "hex:C3", "hex:C4", "hex:D2", "hex:D3"]);
    await expect.poll(() => page.locator(".choice[data-option]").count()).toBe(6);
    await picture(page, "map-from");
    await page.keyboard.press("Escape");
    await expect.poll(() => litSpaces(page)).toHaveLength(3);

    // By keys alone.
    await page.locator(hex("C3")).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    // What would happen is said before it does.
    const preview = page.locator(".choice[data-looked] .choice-preview");
    await expect.poll(() => preview.textContent()).toBe("C4 would be yours");
    const flights = await watchFlights(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => flights.begun("path.toy-stack")).toBe(1);
    await expect.poll(() => answered(page)).toBe("march:C3>C4");
    await page.waitForSelector(".flying", { state: "detached" });
    await expect.poll(() => litSpaces(page)).toEqual(["hex:C4", "hex:C8", "hex:G7"]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("the mouse carries a stack to where it may go, and puts it back elsewhere; the map stays", async () => {
    const { page, context, errors } = await open();
    const carry = async (from: string, to: string): Promise<void> => {
      const [start, end] = [await page.locator(hex(from)).boundingBox(), await page.locator(hex(to)).boundingBox()];
      if (start === null || end === null) throw new Error("a hex is not on the screen");
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    const placeOf = () => page.locator(hex("G7")).boundingBox();
    const place = await placeOf();
    await carry("C3", "F12");
    await expect.poll(() => litSpaces(page)).toEqual(["hex:C3", "hex:C8", "hex:G7"]);
    await carry("C3", "C4");
    await expect.poll(() => answered(page)).toBe("march:C3>C4");
    await expect.poll(placeOf).toEqual(place);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("a finger reads a space first and acts with the second touch", async () => {
    const { page, context } = await open("", { ...PHONE, viewport: { width: 844, height: 390 } });
    await page.locator(hex("C3")).tap();
    await expect.poll(() => litSpaces(page)).toHaveLength(3);
    await page.locator(hex("C3")).tap();
    await expect.poll(() => litSpaces(page)).toHaveLength(7);
    await context.close();
  });
});

test("under a sheet the map can't be reached, and neither its ground nor its size changes", async () => {
  const { page, context } = await open();
  const turn = () => page.evaluate(() => dispatchEvent(new Event("cover")));
  const size = () => page.locator(".board-sheet").evaluate((sheet: HTMLElement) => sheet.style.width);
  const reached = () => page.locator(".board-space:not([inert] *)").count();
  const before = await size();
  await turn();
  await expect.poll(reached).toBe(0);
  expect(await page.locator(".board-ground:not([inert] *) path").count()).toBeGreaterThan(200);
  // Else every answer would lay out and paint what nobody sees.
  const shown = () => page.locator(".board-play").evaluate((play) => getComputedStyle(play).contentVisibility);
  expect(await shown()).toBe("hidden");
  await page.setViewportSize({ width: 800, height: 500 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await size()).toBe(before);
  await turn();
  await expect.poll(size).not.toBe(before);
  expect(await reached()).toBeGreaterThan(200);
  expect(await shown()).toBe("visible");
  await context.close();
});

describe("the list beside it", () => {
  test("with over two hundred choices: folded, searched, narrowed by the same two steps", async () => {
    const { page, context } = await open("watching=210");
    const rows = page.locator(".choice");
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(12);
    await page.locator(".choice-source", { hasText: "C8" }).click();
    await expect.poll(() => page.locator(".choice[data-option]").count()).toBe(6);
    await expect.poll(() => litSpaces(page)).toHaveLength(7);
    await page.locator(".choice-back").click();
    await page.locator(".choice-fold", { hasText: "Watch" }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(12);
    expect(await rows.count()).toBeLessThan(70);
    await page.locator("input[type=search]").fill("watch k7");
    await expect.poll(() => page.locator(".choice[data-option]").count()).toBe(1);
    await page.locator(".choice[data-option]").click();
    await expect.poll(() => answered(page)).toBe("watch:K7");
    await expectAccessible(page);
    await picture(page, "map-list");
    await context.close();
  });
});
