import { expect, test } from "vitest";
import { checkLockfile, directDependencies, namesMachine } from "../check-papers.mjs";
import { agrees } from "../install.mjs";

test("a lockfile that names a registry, or can't be verified, is caught", () => {
  const packages = {
    "": { name: "civitas-workspace" },
    kernel: { name: "@civitas/kernel" },
    "node_modules/@civitas/kernel": { resolved: "kernel", link: true },
    "node_modules/good": { version: "1.0.0", integrity: "sha512-x" },
    "node_modules/bound": { version: "1.0.0", integrity: "sha512-x", resolved: "https://mirror.example/bound.tgz" },
    "node_modules/loose": { version: "1.0.0" },
    "node_modules/native": {
      version: "1.0.0",
      integrity: "sha512-x",
      optionalDependencies: { "native-linux": "1.0.0", "native-windows": "1.0.0" },
    },
    "node_modules/native-linux": { version: "1.0.0", integrity: "sha512-x", optional: true },
  };
  expect(checkLockfile({ packages })).toEqual([
    "package-lock.json: node_modules/bound names a registry (https://mirror.example/bound.tgz)",
    "package-lock.json: node_modules/loose has no integrity",
    "package-lock.json: native-windows, an option of node_modules/native, is missing",
  ]);
});

test("dependencies are those of all packages, without our own", () => {
  expect(directDependencies()).toEqual(expect.arrayContaining(["commander", "pure-rand", "vitest"]));
  expect(directDependencies().filter((name) => name.includes("civitas"))).toEqual([]);
});

test.each([
  ["const home = '/home/" + "ann/civitas';", true],
  ['{ "file": "/ro' + 'ot/x" }', true],
  ["C:" + "\\Users\\Ann", true],
  ["import x from './home/page.tsx'", false],
  ["https://example.org/home/page/1", false],
  ["web/src/home/page.tsx", false],
])("%s names a machine: %s", (line, expected) => {
  expect(namesMachine(` ${line}`)).toBe(expected);
});

test("what is installed agrees with the lockfile, or not", () => {
  const wanted = {
    "": {},
    kernel: { version: "0.1.0" },
    "node_modules/@civitas/kernel": { resolved: "kernel", link: true },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/for-windows": { version: "1.0.0", optional: true },
  };
  const present = {
    kernel: { version: "0.1.0" },
    "node_modules/@civitas/kernel": { resolved: "kernel", link: true },
    "node_modules/a": { version: "1.0.0" },
  };
  expect(agrees(wanted, present)).toBe(true);
  expect(agrees(wanted, { ...present, "node_modules/a": { version: "0.9.0" } })).toBe(false);
  expect(agrees({ ...wanted, "node_modules/b": { version: "1.0.0" } }, present)).toBe(false);
});
