// node web/speed.mjs: how fast the built client feels in a real browser on this machine: the largest picture of the home
// page, and the time from a click to the painted answer. Figures, no test: machines differ.

import { chromium } from "playwright-core";
import { serveBuilt } from "./serve-built.mjs";

const ANSWERS = 40;

const server = await serveBuilt();
const { url } = server;
const browser = await chromium.launch({
  executablePath: process.env.CIVITAS_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

const largest = [];
for (let visit = 0; visit < 5; visit++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector(".game-card h3");
  largest.push(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    ),
  );
  await context.close();
}
largest.sort((a, b) => a - b);
console.log(`home: largest contentful paint ${Math.round(largest[2])} ms (median of ${largest.length} first visits)`);

for (const game of process.argv.slice(2).length > 0 ? process.argv.slice(2) : ["nations-dice", "monumental-duel"]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() =>
    localStorage.setItem("civitas.settings", JSON.stringify({ pace: 0, motion: "off", name: "Anna" })),
  );
  const page = await context.newPage();
  await page.goto(`${url}/#/new/${game}`);
  await page.locator(".new-table button.primary").click();
  const times = [];
  for (let n = 0; n < ANSWERS; n++) {
    await page.waitForSelector(".choice[data-option]:not([disabled]), .score-sheet");
    if ((await page.locator(".score-sheet").count()) > 0) break;
    // From the click to the first frame that shows another question or somebody else's turn.
    const time = await page.evaluate(
      (pick) =>
        new Promise((resolve) => {
          const choices = [...document.querySelectorAll(".choice[data-option]:not([disabled])")];
          const before = document.querySelector(".log li")?.textContent ?? "";
          const prompt = document.querySelector(".prompt h2")?.textContent ?? "";
          const begun = performance.now();
          const look = () => {
            const changed =
              document.querySelector(".log li")?.textContent !== before ||
              document.querySelector(".prompt h2")?.textContent !== prompt;
            if (changed || performance.now() - begun > 5000) resolve(performance.now() - begun);
            else requestAnimationFrame(look);
          };
          choices[pick % choices.length]?.click();
          requestAnimationFrame(look);
        }),
      n * 7,
    );
    times.push(time);
  }
  times.sort((a, b) => a - b);
  const at = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))]);
  console.log(
    `${game}: click to painted answer ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${times.length} answers`,
  );
  await context.close();
}
await browser.close();
server.close();
