import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { serveFiles } from "./static-server.ts";

export const BUILT = fileURLToPath(new URL("../../dist/web", import.meta.url));
const PICTURES = fileURLToPath(new URL("../../artefacts", import.meta.url));

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
];

function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CIVITAS_CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: QUIET });
}

/** Something that serves the client: a plain host, or a server with tables. */
export interface Host {
  readonly url: string;
  readonly close: () => void | Promise<void>;
}

/** The client on a plain host, without a server behind it. */
function serveClient(): Promise<Host> {
  return serveFiles(BUILT);
}

/** Where the tests of a file take place. */
export interface Place {
  readonly browser: Browser;
  readonly url: string;
}

/** A browser and a host for all tests of a file. */
export function takePlace(serve: () => Promise<Host> = serveClient): Place {
  let opened: { readonly browser: Browser; readonly host: Host } | undefined;
  const there = () => {
    if (opened === undefined) throw new Error("the browser is open only while tests run");
    return opened;
  };
  beforeAll(async () => {
    const [browser, host] = await Promise.all([openBrowser(), serve()]);
    opened = { browser, host };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.host.close();
  });
  return {
    get browser() {
      return there().browser;
    },
    get url() {
      return there().host.url;
    },
  };
}

/** What a player has chosen beforehand; by default nothing is animated, so that a whole game takes seconds. */
export interface Habits {
  readonly language?: string;
  readonly pace?: number;
  readonly theme?: "light" | "dark";
  readonly name?: string;
}

export interface Sitting {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the page has had. */
  readonly errors: string[];
}

let visitors = 0;

/** The browser's chance, the same at every run and another for each visitor: what one run deals, the next deals as well. */
function fixChance(visitor: number): void {
  let state = visitor;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      bytes[i] = state >> 16;
    }
    return array;
  };
}

export async function sit(
  { browser }: Place,
  habits: Habits = {},
  options: BrowserContextOptions = {},
): Promise<Sitting> {
  const { pace = 0, theme = "light", language = "en", name = "Anna" } = habits;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: language,
    colorScheme: theme,
    ...options,
  });
  // Long enough for a machine ten times slower than a usual one.
  context.setDefaultTimeout(90_000);
  await context.addInitScript(fixChance, ++visitors);
  await context.addInitScript(
    (kept) => {
      if (location.protocol === "about:") return;
      localStorage.getItem("civitas.settings") ?? localStorage.setItem("civitas.settings", kept);
    },
    JSON.stringify({ pace, motion: pace === 0 ? "off" : "auto", name }),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // Without a server the lobby is asked for in vain; that is no mistake of the page.
    if (message.type() === "error" && !/Failed to load resource|WebSocket|ERR_/.test(message.text())) {
      errors.push(message.text());
    }
  });
  return { page, context, errors };
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** How long a page has to come to rest: in the middle of a change a colour may be too pale, or something stick out. */
const AT_REST = { timeout: 60_000, interval: 250 };

/** What axe finds on the page: the rule, and where it is broken and how. */
async function mistakesOn(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (chosen) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"], ...chosen }),
    options,
  );
  return violations;
}

function told({ id, nodes }: axe.Result): string {
  return `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ""}`).join(" | ")}`;
}

/** Nothing on the page that would keep somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  const grave = async () =>
    (await mistakesOn(page, {})).filter(({ impact }) => impact === "serious" || impact === "critical").map(told);
  await expect.poll(grave, AT_REST).toEqual([]);
}

const WELL_MADE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The rules of accessibility and the habits beyond them: landmarks, order of headings, focus of what scrolls. A small
 * piece is no mistake, since the list of choices has a button of full size for it (WCAG 2.5.8, "equivalent"); neither is
 * a choice of which a part is scrolled out of sight.
 */
export async function expectWellMade(page: Page): Promise<void> {
  const isNone = (id: string, { html, any }: axe.NodeResult): boolean =>
    id === "target-size" &&
    (/^<[^>]* class="piece /.test(html) || any.some(({ message }) => message.includes("partially obscured")));
  const mistakes = async () =>
    (await mistakesOn(page, { runOnly: { type: "tag", values: WELL_MADE } }))
      .map((mistake) => ({ ...mistake, nodes: mistake.nodes.filter((node) => !isNone(mistake.id, node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(told);
  await expect.poll(mistakes, AT_REST).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(over, AT_REST).toBeLessThanOrEqual(0);
}
