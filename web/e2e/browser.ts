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
  context.setDefaultTimeout(90_000);
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

/** Nothing on the page that would keep somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const problems = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
    });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`)
            .join(" | ")}`,
      );
  });
  expect(problems).toEqual([]);
}

/** The rules of accessibility and the habits beyond them: landmarks, order of headings, focus of what scrolls. */
export async function expectWellMade(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const problems = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  });
  expect(problems).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
