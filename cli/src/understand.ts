import type { Option } from "@civitas/kernel";

/** What a person has typed, understood. */
export type Command =
  | { readonly do: "answer"; readonly id: string }
  | { readonly do: "explain"; readonly id?: string }
  | { readonly do: "undo" | "quit" | "table" | "log" }
  | { readonly do: "puzzled"; readonly text: string };

const WORDS = ["undo", "quit", "table", "log"] as const;

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Finds the option with this id or number (from 1). Where ids are numbers themselves, only ids count. */
function find(text: string, options: readonly Option[]): Option | undefined {
  const byId = options.find(({ id }) => id === text);
  if (byId !== undefined || !isNumber(text) || options.some(({ id }) => isNumber(id))) return byId;
  return options[Number(text) - 1];
}

/** A number or an id answers; `?` explains; a few words do what they say. */
export function understand(line: string, options: readonly Option[]): Command {
  const text = line.trim();
  const chosen = find(text, options);
  if (chosen !== undefined) return { do: "answer", id: chosen.id };
  const asked = /^\?\s*(.*)$/.exec(text)?.[1];
  // What is blocked is no option, but can be asked about by its id.
  if (asked !== undefined)
    return asked === "" ? { do: "explain" } : { do: "explain", id: find(asked, options)?.id ?? asked };
  const word = WORDS.find((known) => known === text.toLowerCase());
  return word === undefined ? { do: "puzzled", text } : { do: word };
}
