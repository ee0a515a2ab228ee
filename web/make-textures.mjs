// node web/make-textures.mjs: draws the leather and the stone of the tables into pictures, tiles that repeat without a seam.
// In a style sheet the browser would compute this noise anew for every part of a page that it paints.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** Noise in one colour: `depth` and `lift` make its height an opacity; `coarse` pixels of the tile are one of the picture. */
const TEXTURES = {
  "nations-dice/ui/leather.webp": {
    width: 240,
    height: 240,
    noise: "baseFrequency='.42' numOctaves='3' seed='7'",
    colour: [0, 0, 0],
    depth: -0.9,
    lift: 0.62,
    opacity: 0.55,
    coarse: 1,
  },
  "monumental-family/stone.webp": {
    width: 260,
    height: 260,
    noise: "baseFrequency='.035 .06' numOctaves='4' seed='11'",
    colour: [0.28, 0.22, 0.14],
    depth: -1.5,
    lift: 0.92,
    opacity: 0.24,
    coarse: 1,
  },
  "monumental/ui/style/vein.webp": {
    width: 640,
    height: 520,
    noise: "baseFrequency='.012 .03' numOctaves='4' seed='7'",
    colour: [0.25, 0.2, 0.12],
    depth: -2.2,
    lift: 1.25,
    opacity: 1,
    coarse: 2,
  },
};

/** So many steps of opacity are enough for the eye, and make the file small. */
const STEPS = 40;

function drawing({ width, height, noise, colour: [r, g, b], depth, lift, opacity }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="noise" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" ${noise} stitchTiles="stitch"/>
      <feColorMatrix values="0 0 0 0 ${r}  0 0 0 0 ${g}  0 0 0 0 ${b}  0 0 0 ${depth} ${lift}"/>
    </filter>
    <rect width="${width}" height="${height}" filter="url(#noise)" opacity="${opacity}"/></svg>`;
}

/** In the page: the drawing as a picture. */
async function painted({ svg, width, height, steps }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0, width, height);
  const pixels = brush.getImageData(0, 0, width, height);
  const step = 255 / steps;
  // The colour is the same everywhere: the strongest pixel knows it best.
  let best = 0;
  for (let at = 0; at < pixels.data.length; at += 4) if (pixels.data[at + 3] > pixels.data[best + 3]) best = at;
  const colour = pixels.data.slice(best, best + 3);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.set(colour, at);
    pixels.data[at + 3] = Math.round(Math.round(pixels.data[at + 3] / step) * step);
  }
  brush.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/webp", 1);
}

const browser = await chromium.launch({
  executablePath: process.env.CIVITAS_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const [name, texture] of Object.entries(TEXTURES)) {
  const { width, height, coarse } = texture;
  const url = await page.evaluate(painted, {
    svg: drawing(texture),
    width: width / coarse,
    height: height / coarse,
    steps: STEPS,
  });
  const picture = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  writeFileSync(fileURLToPath(new URL(`../games/${name}`, import.meta.url)), picture);
  console.log(`${name}: ${Math.round(picture.length / 1024)} kB`);
}
await browser.close();
