import { test } from "vitest";

/**
 * A test of what a clause of the rules says. `civitas rules` reads the cited ids off the names in the test report.
 * `clause("ND-9.2", "one reroll chit is used", () => …)`, or several ids in a list.
 */
export function clause(ids: string | readonly string[], title: string, run: () => void | Promise<void>): void {
  const cited = typeof ids === "string" ? [ids] : ids;
  test(`${cited.map((id) => `[${id}]`).join(" ")} ${title}`, run);
}
