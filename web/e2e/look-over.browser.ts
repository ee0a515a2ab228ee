import { expect, test } from "vitest";
import { sit, takePlace } from "./browser.ts";
import { lookOver } from "./look-over/look-over.ts";

const place = takePlace();

/** What the inspector finds wrong with a table that holds just this. */
async function found(inside: string, touch = false): Promise<string[]> {
  const { page, context } = await sit(place, {}, { viewport: { width: 1200, height: 800 } });
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; font: 16px/20px sans-serif }
      .table-board { position: relative; width: 1000px; height: 750px }
      .ground { position: absolute; inset: 0; background: tan }
      .at { position: absolute }
    </style>
    <button data-option="a">A choice</button>
    <div class="surface"><div class="table-board">${inside}</div></div>`);
  const problems = await lookOver(page, { touch });
  await context.close();
  return problems;
}

const GROUND = '<div class="ground"></div>';

test("a table without mistakes is left alone", async () => {
  expect(await found(`${GROUND}<div class="at piece">A city</div>`, true)).toEqual([]);
});

test.each([
  ["text is cut", '<div class="at" style="width: 60px; height: 30px; overflow: hidden">Three lines of text here</div>'],
  [
    "text is cut",
    `<div class="at" style="top: 50px; height: 20px; overflow: hidden"><p style="margin: -15px 0">High</p></div>`,
  ],
  ["text sticks out", '<div class="at" style="width: 40px; white-space: nowrap">Far too long</div>'],
  [
    "text sticks out",
    '<div class="at" style="width: 40px; height: 40px; overflow: hidden"><b class="at" style="left: 20px">Badge</b></div>',
  ],
  [
    "text sticks out",
    '<div class="at" style="width: 60px"><svg style="overflow: visible"><text x="100" y="20" textLength="300">Wide</text></svg></div>',
  ],
  [
    "text is cut",
    '<div class="at" style="width: 90px; height: 40px; overflow: hidden"><b class="at" style="top: 32px">Badge</b></div>',
  ],
  [
    "letters are squeezed",
    '<svg class="at"><text x="0" y="20" textLength="60" lengthAdjust="spacingAndGlyphs">A city with a very long name</text></svg>',
  ],
  [
    "scrolls both ways",
    '<div class="at" style="width: 90px; height: 60px; overflow: auto"><div style="width: 300px; height: 300px"></div></div>',
  ],
  [
    "words are covered",
    '<div class="at zone">Words of a zone</div><div class="at piece" style="left: 20px; width: 80px; height: 60px; background: red"></div>',
  ],
  [
    "words are covered",
    '<div data-drawer="a"><div class="at zone">Words of a zone</div></div><div data-drawer="b"><div class="at zone" style="width: 99px; height: 40px; background: red"></div></div>',
  ],
  [
    "words are covered",
    '<div class="at zone"><div class="at piece" style="width: 90px"><span>Words of a card</span><b class="at" style="left: 0; top: 0; width: 60px; height: 30px; background: red"></b></div></div>',
  ],
  ["letters of 11.0px", '<div class="at" style="font-size: 11px">Small</div>'],
  [
    "letters of 6.0px",
    '<svg class="at" viewBox="0 0 600 300" width="300" height="150"><text y="20" font-size="12">Small</text></svg>',
  ],
  ["letters of 10.0px", '<div class="at card-text" style="font-size: 10px">Set to fit</div>'],
  ["words on words", '<div class="at">Words</div><div class="at">Other words</div>'],
  [
    "pieces overlap",
    '<div class="at piece" style="width: 50px; height: 50px"></div><div class="at piece" style="left: 9px; width: 50px; height: 50px"></div>',
  ],
  ["too small for a finger", '<button style="position: absolute; width: 30px; height: 30px; padding: 0">+</button>'],
  ["choices on the table are out of sight", '<div class="at piece" data-may style="top: 760px">A choice below</div>'],
  [
    "choices on the table are out of sight",
    '<div class="at" style="width: 200px; height: 60px; overflow: auto"><div style="height: 300px"></div><div class="piece" data-may>Scrolled</div></div>',
  ],
  ["wider than the screen", '<div class="at" style="left: 1500px">Far</div>'],
])("%s: %s", async (problem, inside) => {
  expect((await found(GROUND + inside, true)).join("\n")).toContain(problem);
});

test("an open drawer may lie over the table", async () => {
  const drawer = '<div class="at zone" style="width: 99px; height: 40px; background: red">Drawer</div>';
  expect(
    await found(
      `${GROUND}<div class="at zone">Words of a zone</div><div data-drawer="b" style="z-index: 6">${drawer}</div>`,
    ),
  ).toEqual([]);
});

test("what scrolls shows that there are more choices, however far below", async () => {
  const piece = (top: number) => `<div class="at piece" data-may style="top: ${top}px; height: 40px">Choice</div>`;
  const scroller = "width: 200px; height: 60px; overflow: auto";
  expect(await found(`${GROUND}<div class="at" style="${scroller}">${piece(0)}${piece(1200)}</div>`)).toEqual([]);
});

test.each([
  '<div style="width: 300px; height: 300px; background: tan"></div>',
  '<svg width="1000" height="750"><rect width="300" height="300" style="pointer-events: none" /></svg>',
])("a table that leaves most of its room empty is found: %s", async (inside) => {
  expect(await found(inside)).toEqual([expect.stringContaining("of the room is used")]);
});

test("a drawing that leaves the pointer to others fills its room all the same", async () => {
  expect(
    await found('<svg width="1000" height="750"><rect width="1000" height="750" style="pointer-events: none" /></svg>'),
  ).toEqual([]);
});

test.each([
  ["in sight", "0", []],
  ["below the edge", "900px", ["no choice is in sight beside the table"]],
])("choices may be folded under a heading: %s", async (_, top, problems) => {
  const { page, context } = await sit(place);
  await page.setContent(
    `<div style="height: ${top}"></div><button class="choice-fold">Level I</button><div style="height: 900px"></div>
     <button data-option="a">A choice</button><div class="surface"></div>`,
  );
  expect(await lookOver(page, { touch: false })).toEqual(problems);
  await context.close();
});

test.each([
  ["as a finger", 45, []],
  ["as a crack", 20, ["no choice is in sight beside the table"]],
])("a long choice shows as much %s", async (_, height, problems) => {
  const { page, context } = await sit(place);
  await page.setContent(
    `<div style="height: ${height}px; overflow: auto"><button data-option="a" style="height: 90px">Long</button></div>
     <div class="surface"></div>`,
  );
  expect(await lookOver(page, { touch: false })).toEqual(problems);
  await context.close();
});

test("a table without a list of choices is found", async () => {
  const { page, context } = await sit(place);
  await page.setContent('<div class="surface"></div>');
  expect(await lookOver(page, { touch: false })).toEqual(["no choice is in sight beside the table"]);
  await context.close();
});
