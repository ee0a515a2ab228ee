import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clausesOf } from "../src/clauses.ts";
import { civitas, folder } from "./at-the-desk.ts";

const RULEBOOK = `# Caravans
## CR-1 Setup
- **CR-1.1** Shuffle.
- **CR-1.2** Deal, see CR-1.1.
- **CR-1.3** *(definition)* A hand is what one holds.
- CR-2.1a Written plainly.
`;

/** A workspace with this rulebook, where tests of these names have run. */
function workspace(tests: readonly { name: string; state: string }[] | undefined, whole?: boolean): string {
  const root = folder();
  mkdirSync(join(root, "games", "caravans"), { recursive: true });
  writeFileSync(join(root, "games", "caravans", "RULES.md"), RULEBOOK);
  if (tests !== undefined) {
    mkdirSync(join(root, ".cache"));
    const files = {
      "games/caravans/test/a.test.ts": tests,
      "kernel/test/b.test.ts": [{ name: "[TOY-1.1] x", state: "passed" }],
    };
    writeFileSync(join(root, ".cache", "test-report.json"), JSON.stringify({ files, whole }));
  }
  return root;
}

test("clauses are the items of lists that begin with an id", () => {
  expect(clausesOf(RULEBOOK).map(({ id, definition }) => `${id}${definition ? " def" : ""}`)).toEqual([
    "CR-1.1",
    "CR-1.2",
    "CR-1.3 def",
    "CR-2.1a",
  ]);
});

test("only passing tests cite; definitions need not be cited", async () => {
  const root = workspace([
    { name: "[CR-1.1] shuffles", state: "passed" },
    { name: "a group > [CR-1.2] [CR-2.1a] deals", state: "failed" },
  ]);
  const { code, out } = await civitas("rules --json", { root });
  expect(JSON.parse(out)).toEqual({
    games: [{ id: "caravans", clauses: 4, definitions: 1, cited: 1, uncited: ["CR-1.2", "CR-2.1a"], unknown: [] }],
  });
  expect(code).toBe(0);
});

test("a cited clause that does not exist makes the code 1", async () => {
  const root = workspace([{ name: "[CR-9.9] [XX-1.1] dreams", state: "passed" }]);
  const { code, out } = await civitas("rules caravans", { root });
  expect(out).toContain("cited but not in the rulebook: CR-9.9, XX-1.1");
  expect(code).toBe(1);
});

test("a clause is shown, or a whole chapter", async () => {
  const root = workspace(undefined);
  expect((await civitas("rules caravans cr-1.2", { root })).out).toBe("CR-1.2  Deal, see CR-1.1.\n");
  expect((await civitas("rules caravans CR-1", { root })).out).toBe(
    "CR-1.1  Shuffle.\nCR-1.2  Deal, see CR-1.1.\nCR-1.3  A hand is what one holds.\n",
  );
  const { code, err } = await civitas("rules caravans CR-7.7", { root });
  expect([code, err]).toEqual([2, expect.stringContaining("no clause CR-7.7")]);
});

test("a partial run of the tests says so", async () => {
  const tests = [{ name: "[CR-1.1] shuffles", state: "passed" }];
  expect((await civitas("rules", { root: workspace(tests) })).err).toContain("a partial one");
  expect((await civitas("rules", { root: workspace(tests, true) })).err).toBe("");
});

test("before any test has run nothing is cited", async () => {
  const { code, out, err } = await civitas("rules", { root: workspace(undefined) });
  expect(out).toContain("0 of 3 cited");
  expect(err).toContain("run npm test first");
  expect(code).toBe(0);
});
