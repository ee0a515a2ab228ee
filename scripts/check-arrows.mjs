// Checks that the import arrows of the house hold and that the rules of games are pure.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "rolldown/utils";
import { filesUnder } from "./files.mjs";
import { inRoot } from "./ground.mjs";
import { FORBIDDEN, isPure, isTest, MAY_USE, ofNode, packageFolder, roomOf, roomOfPackage } from "./house.mjs";

/** What is wrong with the imports and the purity of one source file. */
export function judge(file, source) {
  const room = roomOf(file);
  if (room === undefined || isTest(file)) return [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [`${file}: ${errors[0].message}`];
  const found = lookInto(program);
  const problems = found.imports
    .map((id) => wrongWithImport(file, room, id))
    .filter((problem) => problem !== undefined);
  if (isPure(file)) {
    for (const name of found.globals) problems.push(`rules are pure, but it uses ${name}`);
  }
  return [...new Set(problems)].map((problem) => `${file}: ${problem}`);
}

function wrongWithImport(file, room, id) {
  if (id.startsWith(".")) {
    const target = path.posix.join(path.posix.dirname(file), id);
    const home = packageFolder(file);
    if (!target.startsWith(`${home}/`)) return `"${id}" leaves the package ${home}`;
    return room === "games" && roomOf(target) === "ui" ? `rules may not use the table's drawing, "${id}"` : undefined;
  }
  if (id.startsWith("@civitas/") || id === "civitas") {
    const target = roomOfPackage(id);
    return target === room || MAY_USE[room].includes(target) ? undefined : `${room} may not use ${target} ("${id}")`;
  }
  return isPure(file) && ofNode(id) ? `rules are pure, but it imports "${id}" of Node` : undefined;
}

/** All imports of a module, and the globals it uses that rules may not. */
function lookInto(program) {
  const imports = [];
  const used = new Set();
  const bound = new Set();
  const visit = (node, parent, key, binding) => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item, parent, key, binding);
      return;
    }
    if (node === null || typeof node !== "object" || typeof node.type !== "string") return;
    if (typeof node.source?.value === "string") imports.push(node.source.value);
    const binds = isBinding(parent, key, binding);
    if (node.type === "Identifier") {
      if (binds) bound.add(node.name);
      else if (isRead(parent, key)) used.add(memberOf(node, parent));
    }
    for (const [name, child] of Object.entries(node)) visit(child, node, name, binds);
  };
  visit(program, undefined, "", false);
  const globals = [...used].filter((name) => !bound.has(name.split(".")[0]));
  return { imports, globals: globals.filter((name) => FORBIDDEN.has(name) || FORBIDDEN.has(name.split(".")[0])) };
}

/** Whether a name at this place is given here: a variable, a parameter, something imported. */
function isBinding(parent, key, within) {
  if (parent === undefined || key === "typeAnnotation") return false;
  if (["params", "param", "local"].includes(key)) return true;
  if (key === "id") return !parent.type.startsWith("TS");
  // Inside a pattern such as `{ a: b = c }`, only `b` is a name that is given.
  return within && /Pattern$|^Property$|^RestElement$/.test(parent.type) && !["key", "right"].includes(key);
}

/** Whether a name at this place is read, rather than being the name of a property or part of a type. */
function isRead(parent, key) {
  if (parent.type.startsWith("TS")) return key === "expression" && !parent.type.startsWith("TSType");
  if (parent.type === "MemberExpression") return key === "object" || parent.computed;
  if (key === "key") return parent.computed === true;
  return !["imported", "exported", "label"].includes(key);
}

/** `Math.random` rather than `Math`, where only one member is meant. */
function memberOf(node, parent) {
  const member = parent.type === "MemberExpression" && !parent.computed && parent.object === node;
  return member ? `${node.name}.${parent.property.name}` : node.name;
}

/**
 * Files that import each other in a circle, each circle once. What a module does when it is loaded would depend on which
 * one is loaded first. Types make no circle: nothing is left of them when the program runs.
 */
export function circles(sources) {
  const arrows = new Map();
  for (const [file, source] of sources) arrows.set(file, importsAtRunTime(file, source));
  const found = [];
  const state = new Map();
  const visit = (file, way) => {
    if (state.get(file) === "on the way") {
      found.push([...way.slice(way.indexOf(file)), file]);
      return;
    }
    if (state.has(file)) return;
    state.set(file, "on the way");
    for (const target of arrows.get(file) ?? []) if (arrows.has(target)) visit(target, [...way, file]);
    state.set(file, "done");
  };
  for (const file of arrows.keys()) visit(file, []);
  return found.map((circle) => `import circle: ${circle.join(" -> ")}`);
}

/** The files of the same package that are loaded with this one. */
function importsAtRunTime(file, source) {
  const { program } = parseSync(file, source);
  return program.body
    .filter((node) => typeof node.source?.value === "string" && node.source.value.startsWith(".") && !isOfTypes(node))
    .map((node) => path.posix.join(path.posix.dirname(file), node.source.value));
}

function isOfTypes(node) {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  const kinds = (node.specifiers ?? []).map((one) => one.importKind ?? one.exportKind);
  return kinds.length > 0 && kinds.every((kind) => kind === "type");
}

/** All problems of the workspace. */
export function checkArrows() {
  const files = filesUnder().filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith(".d.ts"));
  const sources = files.map((file) => [file, readFileSync(inRoot(file), "utf8")]);
  return [...sources.flatMap(([file, source]) => judge(file, source)), ...circles(sources)];
}
