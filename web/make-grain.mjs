// node web/make-grain.mjs: draws the grain of the table's wood into src/style/grain*.png, tiles that repeat without a
// seam. As gradients of the style sheet the same lines took most of the time of every repainted part of a page.
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

// Both kinds of fine lines fit a whole number of times, and the steep ones are shifted by one line from top to bottom.
const WIDTH = 7 * 23 * 3;
const HEIGHT = 401;

/** Lines: so wide, one for each `every` pixels, leaning by `lean` pixels over the tile. */
const light = [
  { colour: [90, 60, 20], alpha: 0.05, wide: 1, every: 7, lean: 7 },
  { colour: [90, 60, 20], alpha: 0.04, wide: 2, every: 23, lean: 0 },
  { colour: [90, 60, 20], alpha: 0.07, wide: 1, every: WIDTH / 2, lean: 0 },
];
const dark = [
  { colour: [255, 230, 190], alpha: 0.018, wide: 1, every: 7, lean: 7 },
  { colour: [0, 0, 0], alpha: 0.3, wide: 1, every: WIDTH / 2, lean: 0 },
];

const runsThrough = ({ wide, every, lean }, x, y) => (x + 0.5 + (lean * (y + 0.5)) / HEIGHT) % every < wide;

/** What shows where some of the lines cross: the first lies on top. */
function mixed(lines) {
  return lines.reduceRight(
    ([below, under], { colour, alpha }) => {
      const sum = alpha + under * (1 - alpha);
      return [colour.map((part, i) => (part * alpha + below[i] * under * (1 - alpha)) / sum), sum];
    },
    [[0, 0, 0], 0],
  );
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function draw(lines) {
  const mixes = Array.from({ length: 2 ** lines.length }, (_, mix) => mixed(lines.filter((_, i) => mix & (1 << i))));
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: WIDTH }, (_, x) =>
        lines.reduce((mix, line, i) => mix + (runsThrough(line, x, y) ? 1 << i : 0), 0),
      ),
    ]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits a pixel, colours by number.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(mixes.flatMap(([colour]) => colour.map(Math.round)))),
    chunk("tRNS", Buffer.from(mixes.map(([, alpha]) => Math.round(alpha * 255)))),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

for (const [name, lines] of Object.entries({ grain: light, "grain-dark": dark })) {
  writeFileSync(new URL(`src/style/${name}.png`, import.meta.url), draw(lines));
}
