import type { Option, Ref } from "@civitas/kernel";
import { type Pick, picksOf } from "./picks.ts";

/** What a person has typed, understood. */
export type TypedCommand =
  | { readonly do: "answer"; readonly id: string }
  | { readonly do: "narrow"; readonly from: Ref }
  | { readonly do: "explain"; readonly id?: string }
  | { readonly do: "always"; readonly scope: string }
  | { readonly do: "undo" | "quit" | "table" | "log" | "back" | "ask" }
  | { readonly do: "puzzled"; readonly text: string };

const WORDS = ["undo", "quit", "table", "log", "back", "ask"] as const;

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Finds the item with this id or number (from 1). Where the ids are numbers themselves, only ids count. */
function find(text: string, options: readonly Option[], picks: readonly Pick[]): Pick | undefined {
  const byId = options.find(({ id }) => id === text);
  if (byId !== undefined) return { is: "choice", option: byId };
  if (!isNumber(text) || options.some(({ id }) => isNumber(id))) return undefined;
  return picks[Number(text) - 1];
}

/** A number or an id answers; `?` explains; a few words do what they say. */
export function understand(
  line: string,
  options: readonly Option[],
  picks: readonly Pick[] = picksOf(options),
): TypedCommand {
  const text = line.trim();
  const chosen = find(text, options, picks);
  if (chosen?.is === "choice") return { do: "answer", id: chosen.option.id };
  if (chosen?.is === "source") return { do: "narrow", from: chosen.source.spot.ref };
  const asked = /^\?\s*(.*)$/.exec(text)?.[1];
  // What is blocked is no option, but players can ask about it by its id.
  if (asked !== undefined)
    return asked === "" ? { do: "explain" } : { do: "explain", id: meant(asked, options, picks) };
  const scope = /^always\s+(\S+)$/.exec(text)?.[1];
  if (scope !== undefined) return { do: "always", scope };
  const word = WORDS.find((known) => known === text.toLowerCase());
  return word === undefined ? { do: "puzzled", text } : { do: word };
}

function meant(text: string, options: readonly Option[], picks: readonly Pick[]): string {
  const found = find(text, options, picks);
  return found?.is === "choice" ? found.option.id : text;
}
