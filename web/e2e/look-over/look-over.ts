import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { rolldown } from "rolldown";

/** The checks as one script: what a page evaluates can import nothing. */
const script = bundled();

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL("in-page.ts", import.meta.url)) });
  const { output } = await bundle.generate({ format: "iife", name: "look" });
  return output[0].code;
}

/** What one may find wrong with a table as it is drawn. */
export async function lookOver(page: Page, { touch }: { readonly touch: boolean }): Promise<string[]> {
  return page.evaluate<string[]>(`(() => { ${await script}\nreturn look.lookOver(${touch}); })()`);
}
