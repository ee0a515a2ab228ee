import { expect, test } from "vitest";
import { civitas } from "./at-the-desk.ts";

test("every command takes --json", async () => {
  const { out } = await civitas("");
  const commands = [...out.matchAll(/^ {2}(\w+) (?:\[|<)/gm)].map(([, name]) => name).filter((name) => name !== "help");
  expect(commands.length).toBeGreaterThanOrEqual(9);
  for (const command of commands) expect((await civitas(`${command} --help`)).out, command).toContain("--json");
});
