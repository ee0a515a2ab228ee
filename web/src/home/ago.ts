import type { Language } from "@civitas/words";

const STEPS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, in words: "3 hours ago". */
export function ago(time: number, language: Language, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - time);
  for (const [unit, length] of STEPS) if (past >= length) return words.format(-Math.floor(past / length), unit);
  return words.format(0, "minute");
}
