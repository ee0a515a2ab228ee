import { sightOf } from "@civitas/kernel";
import { TableProvider } from "@civitas/table-kit";
import { Speaker } from "@civitas/words";
import type { FC } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AnyCardId } from "../../src/content/cards.ts";
import { words as game } from "../../src/text/en.ts";
import { BigCard } from "../card.tsx";
import { MonumentalTable } from "../table.tsx";
import { words as ui } from "../text/en.ts";
import { zones } from "../zones.tsx";
import { type BusyMatch, busyGame } from "./play.ts";

const speaker = new Speaker("en", [ui, game]);

function draw(match: BusyMatch, viewer: number | "audience", Drawn: FC): string {
  const setting = {
    sight: sightOf(match, viewer, match.answers.length),
    seats: [],
    speaker,
    icons: {},
    fresh: [],
    locked: false,
    spot: [],
    answer: () => undefined,
    openClause: () => undefined,
  };
  return renderToStaticMarkup(
    <TableProvider setting={setting}>
      <Drawn />
    </TableProvider>,
  );
}

const refsIn = (page: string): Set<string> =>
  new Set([...page.matchAll(/data-ref="([^"]+)"/g)].map(([, ref = ""]) => ref));

/** Every so many questions the table is drawn for whoever is asked, and looked over: each choice is lit somewhere. */
function missing(seats: number, seed: string, options: Parameters<typeof busyGame>[2], every: number): Set<string> {
  const found = new Set<string>();
  let n = 0;
  for (const match of busyGame(seats, seed, options)) {
    const [decision] = match.pending;
    if (decision === undefined || n++ % every !== 0) continue;
    const drawn = refsIn(draw(match, decision.seat, MonumentalTable));
    const parts = new Set(zones.flatMap(({ component }) => [...refsIn(draw(match, decision.seat, component))]));
    for (const { id, refs = [], from, to } of decision.options) {
      const ends = [from, to].flatMap((spot) => (spot === undefined ? [] : [spot.ref]));
      for (const [where, there] of [
        ["table", drawn],
        ["phone", parts],
      ] as const) {
        const lit = refs.length === 0 || refs.some((ref) => there.has(ref));
        if (!lit || ends.some((ref) => !there.has(ref)))
          found.add(`${decision.prompt.say}: ${id} is nowhere on the ${where}`);
      }
    }
  }
  return found;
}

test.each([
  [2, { heroes: true, monsters: 3 }],
  [3, { renaissance: true }],
  [4, { map: "quiet-pastures" }],
  [1, { heroes: true }],
] as const)("with %i: whatever can be chosen lies on the table", (seats, options) => {
  expect([...missing(seats, `drawn for ${seats}`, options, 61)].slice(0, 12)).toEqual([]);
});

test("who only watches sees the table, and nothing is lit", () => {
  for (const match of busyGame(2, "watched")) {
    if (match.answers.length < 60) continue;
    const page = draw(match, "audience", MonumentalTable);
    expect(page).toContain('data-ref="space:');
    expect(page).not.toContain("data-may");
    return;
  }
});

test("a space says everything about itself to those who listen", () => {
  for (const match of busyGame(2, "heard")) {
    if (match.answers.length < 40) continue;
    const page = draw(match, 0, MonumentalTable);
    expect(page).toMatch(/aria-label="[A-E]\d, (meadow|forest|swamp|mountain)[^"]*Defence \d+: [^"]+"/);
    return;
  }
});

test("a card of our own design says so when it is seen closely", () => {
  const match = busyGame(2, "origin").next().value;
  if (match === undefined) throw new Error("no table");
  const closely = (id: AnyCardId) => draw(match, 0, () => <BigCard id={id} />);
  expect(closely("forum")).toContain("Our own design");
  expect(closely("library")).not.toContain("Our own design");
});
