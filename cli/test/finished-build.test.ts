import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const image = mkdtempSync(join(tmpdir(), "civitas-image-"));
afterAll(() => rmSync(image, { recursive: true, force: true }));

test("in production the command runs what was built, without tools to build with", () => {
  for (const part of ["cli/bin", "scripts"]) cpSync(join(root, part), join(image, part), { recursive: true });
  mkdirSync(join(image, "dist", "node"), { recursive: true });
  writeFileSync(join(image, "dist", "node", ".built-from"), "other times of the same files");
  const program = 'export const main = async (args) => console.log("built: " + args);';
  writeFileSync(join(image, "dist", "node", "civitas.mjs"), program);
  const run = (NODE_ENV: string): string =>
    execFileSync(process.execPath, [join(image, "cli", "bin", "civitas.mjs"), "serve"], {
      env: { ...process.env, NODE_ENV },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  expect(run("production")).toBe("built: serve\n");
  expect(() => run("development")).toThrow();
});
