import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Outcome } from "@civitas/bots";
import { Complaint } from "./complaint.ts";

/**
 * The games of an arena in a file, one JSON object a line, so that it can be stopped at any time and resumed. The first
 * line says what was played; no other arena may continue in it.
 */
export class GameFile {
  /** By the number of the game; those not played yet are missing. */
  readonly outcomes: (Outcome | undefined)[] = [];
  readonly #path: string | undefined;

  constructor(path: string | undefined, head: object) {
    this.#path = path;
    if (path === undefined) return;
    if (!existsSync(path)) {
      this.#write(() => writeFileSync(path, `${JSON.stringify(head)}\n`));
      return;
    }
    const text = readFileSync(path, "utf8");
    if (!text.endsWith("\n")) this.#write(() => appendFileSync(path, "\n"));
    const [first = "", ...lines] = text.split("\n");
    if (first !== JSON.stringify(head)) throw new Complaint(`"${path}" holds games of another arena: ${first}`);
    for (const line of lines) {
      const game = parsed(line);
      if (game !== undefined) this.outcomes[game.n] = game.outcome;
    }
  }

  keep(n: number, outcome: Outcome): void {
    const path = this.#path;
    if (path !== undefined) this.#write(() => appendFileSync(path, `${JSON.stringify({ n, outcome })}\n`));
  }

  #write(write: () => void): void {
    try {
      write();
    } catch {
      throw new Complaint(`the games can't be written to "${this.#path}"`);
    }
  }
}

/** The last line may be torn, if the program was stopped while it was written. */
function parsed(line: string): { readonly n: number; readonly outcome: Outcome } | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
