import type { Message } from "@civitas/kernel";

type Speak = (message: Message) => string;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  typeof value.say === "string" &&
  Object.keys(value).every((key) => key === "say" || key === "with");

const LINE = 96;

/** Plain data as an indented list that a person can read; messages in it are spoken. */
export function tree(value: unknown, speak: Speak): string[] {
  const short = inline(value, speak);
  if (short !== undefined && short.length <= LINE) return [short];
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const [first = "", ...rest] = tree(item, speak);
      return [`- ${first}`, ...rest.map((line) => `  ${line}`)];
    });
  }
  if (!isRecord(value)) return [String(value)];
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .flatMap(([key, item]) => {
      const lines = tree(item, speak);
      const [only = ""] = lines;
      if (lines.length === 1 && key.length + only.length + 2 <= LINE) return [`${key}: ${only}`];
      return [`${key}:`, ...lines.map((line) => `  ${line}`)];
    });
}

/** On one line, if it is flat enough for that. */
function inline(value: unknown, speak: Speak): string | undefined {
  if (isMessage(value)) return speak(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "none";
    const items = value.map((item) => (Array.isArray(item) ? undefined : inline(item, speak)));
    return items.every((item) => item !== undefined) ? items.join(", ") : undefined;
  }
  if (!isRecord(value)) return value === null ? "none" : String(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length > 6 || entries.some(([, item]) => typeof item === "object" && item !== null && !isMessage(item))) {
    return undefined;
  }
  return `{ ${entries.map(([key, item]) => `${key}: ${inline(item, speak)}`).join(", ")} }`;
}
