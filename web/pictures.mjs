// npm run pictures [-- GAME…]: takes the pictures of the tables that the home page shows, from golden records in the built client.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serveBuilt } from "./serve-built.mjs";

const games = fileURLToPath(new URL("../games", import.meta.url));
const ROOM = { width: 1500, height: 860 };
const WIDTH = 760;
/** So far into the game boards are full and hands are not yet empty. */
const WHEN = 0.6;

/** The record with most answers among those for two or three: something lies on every board. */
function recordOf(game) {
  const folder = `${games}/${game}/golden`;
  const records = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const seats = (record) => Number(/^seats: (\d+)/m.exec(record)?.[1] ?? 0);
  const few = records.filter((record) => seats(record) === 2 || seats(record) === 3);
  return (few.length > 0 ? few : records).sort((a, b) => b.split("\n").length - a.split("\n").length)[0];
}

async function pictureOf(page, url, game) {
  const record = recordOf(game);
  const answers = record.split("\n").filter((line) => /^\d+\s/.test(line)).length;
  const packed = deflateRawSync(record).toString("base64url");
  await page.goto(`${url}/#/replay/z/${packed}?at=${Math.round(answers * WHEN)}`);
  await page.waitForSelector(".table-board .surface .piece");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  const { x, y, width, height } = await page.locator(".table-board").boundingBox();
  const session = await page.context().newCDPSession(page);
  const clip = { x, y, width, height, scale: WIDTH / width };
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 62, clip });
  const file = `${games}/${game}/ui/picture.webp`;
  writeFileSync(file, Buffer.from(data, "base64"));
  console.log(`${game}: ${Math.round(readFileSync(file).length / 1024)} kB`);
}

const server = await serveBuilt();
const browser = await chromium.launch({
  executablePath: process.env.CIVITAS_CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({ viewport: ROOM, locale: "en", reducedMotion: "reduce" });
const named = process.argv.slice(2);
const wanted = readdirSync(games).filter(
  (game) => existsSync(`${games}/${game}/ui/index.tsx`) && (named.length === 0 || named.includes(game)),
);
for (const game of wanted) await pictureOf(await context.newPage(), server.url, game);
await browser.close();
server.close();
