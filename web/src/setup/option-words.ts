import type { Speaker } from "@civitas/words";

/** The name of a value of an option: `option.NAME.VALUE`, yes or no, or the number. */
export function valueWords(speaker: Speaker, name: string, value: boolean | string | number): string {
  if (typeof value === "boolean") return speaker.plain({ say: value ? "kernel.yes" : "kernel.no" });
  const key = `option.${name}.${value}`;
  return speaker.has(key) ? speaker.plain({ say: key }) : String(value);
}

export function optionName(speaker: Speaker, name: string): string {
  const key = `option.${name}`;
  return speaker.has(key) ? speaker.plain({ say: key }) : name;
}
