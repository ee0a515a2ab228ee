import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Dictionary, LANGUAGES, type Language } from "@civitas/words";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";

type Words = Readonly<Record<Language, Dictionary>>;

export interface Wording {
  /** Folders (URLs) whose source must use every key. */
  readonly usedIn: readonly URL[];
  /** Keys whose name is put together in the code, such as "tile." for `tile.${id}`. */
  readonly families?: readonly string[];
}

/** The blanks of an ICU message, whatever branch they stand in. */
function blanks(pattern: string): string[] {
  const found = new Set<string>();
  const walk = (elements: readonly object[]): void => {
    for (const element of elements) {
      if ("value" in element && "type" in element && element.type !== 0) found.add(String(element.value));
      if ("options" in element && typeof element.options === "object" && element.options !== null) {
        for (const branch of Object.values(element.options)) walk((branch as { value: object[] }).value);
      }
    }
  };
  walk(new IntlMessageFormat(pattern, "en", undefined, { ignoreTag: true }).getAst());
  found.delete("undefined");
  return [...found].sort();
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "text" && name !== "node_modules")
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(entry.name) ? readFileSync(path, "utf8") : "";
    })
    .join("\n");
}

/** Words that the speaker itself looks up for icons. */
const ICON_FAMILIES = ["icon.", "counted."];

/** All languages have the same keys with the same blanks, each is valid ICU, and no key is unused. */
export function wellWorded(what: string, words: Words, { usedIn, families = [] }: Wording): void {
  describe(`the words of ${what}`, () => {
    const keys = Object.keys(words.en).sort();
    for (const language of LANGUAGES) {
      test(`${language}: the same keys, none empty`, () => {
        expect(Object.keys(words[language]).sort()).toEqual(keys);
        expect(Object.entries(words[language]).filter(([, text]) => text.trim() === "")).toEqual([]);
      });
      test(`${language}: the same blanks in valid ICU`, () => {
        const other = keys.filter(
          (key) => blanks(words[language][key] ?? "").join() !== blanks(words.en[key] ?? "").join(),
        );
        expect(other).toEqual([]);
      });
    }
    test("no key is unused", () => {
      const text = usedIn.map((folder) => sources(fileURLToPath(folder))).join("\n");
      const unused = keys.filter(
        (key) =>
          ![...ICON_FAMILIES, ...families].some((family) => key.startsWith(family)) && !text.includes(`"${key}"`),
      );
      expect(unused).toEqual([]);
    });
  });
}
