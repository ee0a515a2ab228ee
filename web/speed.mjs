// npm run speed [-- GAME…]: how fast the built client feels in a real browser on this machine: the largest picture of
// the home page and of each table, and the time from a click to the painted answer, in the middle of a golden game with
// most seats. Figures, no test: machines differ. The time of the page's own thread is counted by the processor's clock,
// so a busy machine does not lengthen it.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serveBuilt } from "./serve-built.mjs";

const games = fileURLToPath(new URL("../games", import.meta.url));
const ANSWERS = 100;
const VISITS = 5;
/** In milliseconds: so long nothing has moved before the next click. */
const REST = 300;
const PATIENCE = 5000;
const VIEWPORT = { width: 1440, height: 900 };
const CHOICE = ".choice[data-option]:not([disabled])";
// What leads to choices, or is answered as a form: a beginning, a fold, an exchange that is drawn up.
const ANY_CHOICE = ".choice:not([disabled], .choice-back)";

const server = await serveBuilt();
const { url } = server;
const browser = await chromium.launch({
  executablePath: process.env.CIVITAS_CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu"],
});

function recordOf(game) {
  const folder = `${games}/${game}/golden`;
  const records = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const seats = (record) => Number(/^seats: (\d+)/m.exec(record)?.[1] ?? 0);
  return records.sort((a, b) => seats(b) - seats(a) || b.length - a.length)[0];
}

const at = (times, part) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};

async function visitor() {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: "block" });
  await context.addInitScript(() =>
    localStorage.setItem("civitas.settings", JSON.stringify({ pace: 0, motion: "off", name: "Anna" })),
  );
  return context;
}

/** The largest picture once nothing has been painted for a moment. */
function largestPaint(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        setTimeout(() => resolve(last), 500);
      }),
  );
}

async function measureHome() {
  const largest = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForSelector(".game-card h3");
    largest.push(await largestPaint(page));
    await context.close();
  }
  console.log(`home: largest contentful paint ${at(largest, 0.5)} ms (median of ${VISITS} first visits)`);
}

/** A golden game, played on from its middle against bots that answer at once; gives the table's address. */
async function playOn(page, game) {
  const record = recordOf(game);
  const answers = record.split("\n").filter((line) => /^\d+\s/.test(line)).length;
  const packed = deflateRawSync(record).toString("base64url");
  await page.goto(`${url}/#/replay/z/${packed}?at=${Math.round(answers / 2)}`);
  await page.waitForSelector(".table-board .surface .piece");
  await page.locator(".control-row:has(select) button", { hasText: "Play on" }).click();
  await page.waitForURL(/#\/local\//);
  await page.waitForSelector(".table-page");
  const table = page.url();
  await page.goto(`${url}/#/settings`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open("civitas").onsuccess = ({ target }) => {
          const tables = target.result.transaction("tables", "readwrite").objectStore("tables");
          tables.getAll().onsuccess = ({ target }) => {
            for (const table of target.result) {
              table.seats = table.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level: "easy" } : seat));
              tables.put(table).onsuccess = resolve;
            }
          };
        };
      }),
  );
  return table;
}

async function largestOfTable(context, table) {
  const largest = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(table);
    await page.waitForSelector(".table-page .surface .piece");
    largest.push(await largestPaint(page));
    await page.close();
  }
  return largest;
}

/** Until something can be chosen and nothing has moved for a moment: whoever clicks has seen the last answer. */
async function atRest(page) {
  await page.waitForSelector(`${ANY_CHOICE}, .score-sheet`, { timeout: 120_000 });
  await page.evaluate(
    ([choice, rest]) =>
      new Promise((resolve) => {
        let timer;
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => (document.querySelector(choice) === null ? wait() : done()), rest);
        };
        const moved = new MutationObserver(wait);
        const done = () => {
          moved.disconnect();
          resolve();
        };
        moved.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        wait();
      }),
    [`${ANY_CHOICE}, .score-sheet`, REST],
  );
}

/** A place of its own for what the browser tells the time of: joining the picture there changes nothing else in it. */
function putProbe(page) {
  return page.evaluate(() => {
    const probe = document.createElement("div");
    probe.id = "probe";
    probe.style.cssText =
      "position: fixed; left: 0; top: 0; width: 8px; height: 8px; z-index: 99; contain: strict; will-change: transform; font-size: 8px";
    document.body.append(probe);
  });
}

/**
 * From a click on the list to the first picture that shows what it did, on the screen: other words or other choices
 * beside the table, or a choice that is now pressed or unfolded. What bots answer to it comes later.
 */
function clickToPaint(page, pick, choice = CHOICE) {
  return page.evaluate(
    ([pick, choice, patience]) =>
      new Promise((resolve) => {
        const choices = [...document.querySelectorAll(choice)];
        let answered = false;
        const beside = new MutationObserver(() => {
          answered = true;
        });
        beside.observe(document.querySelector(".side"), {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ["aria-pressed", "aria-expanded"],
        });
        const begun = performance.now();
        // The browser tells when it has shown an element for the first time: one that joins the picture of the answer.
        const painted = () => {
          beside.disconnect();
          const probe = document.createElement("p");
          probe.setAttribute("elementtiming", "answer");
          probe.textContent = ".";
          const screen = new PerformanceObserver((list) => {
            screen.disconnect();
            probe.remove();
            const [{ renderTime, startTime }] = list.getEntries();
            resolve((renderTime || startTime) - begun);
          });
          screen.observe({ type: "element" });
          document.querySelector("#probe").append(probe);
        };
        const look = () => {
          if (answered || performance.now() - begun > patience) painted();
          else requestAnimationFrame(look);
        };
        choices[pick % choices.length]?.click();
        requestAnimationFrame(look);
      }),
    [pick, choice, PATIENCE],
  );
}

async function measureTable(game) {
  const context = await visitor();
  const first = await context.newPage();
  const table = await playOn(first, game);
  await first.close();
  const largest = await largestOfTable(context, table);
  console.log(`${game}: largest contentful paint ${at(largest, 0.5)} ms (median of ${VISITS} visits without a cache)`);
  const page = await context.newPage();
  await page.goto(table);
  await putProbe(page);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  };
  const times = [];
  const own = { ScriptDuration: [], LayoutDuration: [], RecalcStyleDuration: [], TaskDuration: [] };
  for (let n = 0; times.length < ANSWERS && n < 2 * ANSWERS; n++) {
    await atRest(page);
    if ((await page.locator(".score-sheet").count()) > 0) break;
    if ((await page.locator(CHOICE).count()) === 0) {
      await clickToPaint(page, n * 7, ANY_CHOICE);
      continue;
    }
    const before = await spent();
    const time = await clickToPaint(page, n * 7);
    // A choice that shows nothing, such as one that was picked already.
    if (time > PATIENCE) continue;
    times.push(time);
    const after = await spent();
    for (const [name, list] of Object.entries(own)) list.push(after(name) - before(name));
  }
  console.log(
    `${game}: click to painted answer ${at(times, 0.5)} ms (median), ${at(times, 0.95)} ms (95 %), ${times.length} answers`,
  );
  const thread = Object.entries(own).map(
    ([name, list]) => `${name.replace("Duration", "")} ${at(list, 0.5)}/${at(list, 0.95)}`,
  );
  console.log(`${game}: the page's own thread, ms a click (median/95 %): ${thread.join(", ")}`);
  await context.close();
}

const named = process.argv.slice(2);
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
await measureHome();
const all = readdirSync(games).filter((game) => existsSync(`${games}/${game}/golden`));
for (const game of named.length > 0 ? named : all) await measureTable(game);
console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
await browser.close();
server.close();
