import { test } from "vitest";

/**
 * A test of what a clause of the rules says: `clause("ND-9.2", "one reroll chit is used", () => …)`, or several ids in
 * a list. `civitas rules` reads the cited ids from the names in the test report.
 */
export function clause(ids: string | readonly string[], title: string, run: () => void | Promise<void>): void {
  const cited = typeof ids === "string" ? [ids] : ids;
  test(`${cited.map((id) => `[${id}]`).join(" ")} ${title}`, run);
}
