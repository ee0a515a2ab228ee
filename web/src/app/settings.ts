import { bestLanguage, LANGUAGES, type Language } from "@civitas/words";
import { useSyncExternalStore } from "react";

/** What a reader can choose for all pages; kept in this browser. */
export interface Settings {
  readonly language: Language | "auto";
  readonly theme: "auto" | "light" | "dark";
  readonly motion: "auto" | "off";
  /** How long happenings are shown: 0 not at all, 1 as designed, 2 twice as long. */
  readonly pace: number;
  /** The player's name at this screen. */
  readonly name: string;
  /** Whether the chances of everybody are unfolded beside the table. */
  readonly chances: boolean;
}

export const PACES = [0, 0.5, 1, 2] as const;
const KEY = "civitas.settings";
const DEFAULTS: Settings = { language: "auto", theme: "auto", motion: "auto", pace: 1, name: "", chances: false };
const listeners = new Set<() => void>();
let current = load();

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return DEFAULTS;
    return sound({ ...DEFAULTS, ...kept });
  } catch {
    // The browser stores nothing, or something else under our name: start with the defaults.
    return DEFAULTS;
  }
}

function sound(given: Settings): Settings {
  return {
    language: LANGUAGES.find((language) => language === given.language) ?? "auto",
    theme: given.theme === "light" || given.theme === "dark" ? given.theme : "auto",
    motion: given.motion === "off" ? "off" : "auto",
    pace: PACES.find((pace) => pace === given.pace) ?? 1,
    name: nameOf(String(given.name)),
    chances: given.chances === true,
  };
}

/** Characters that the server does not allow in a name, so that a name is the same here and online. */
const NO_PART_OF_A_NAME =
  /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Join_Control} ._'-]/gu;

/** A name as it may be written: letters, figures, emoji and a few signs, not too long. */
export function nameOf(written: string): string {
  return written.replace(NO_PART_OF_A_NAME, "").slice(0, 24);
}

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  current = sound({ ...current, ...part });
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The setting lasts until the page is closed.
  }
  dress();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

export function chosenLanguage({ language }: Settings): Language {
  return language === "auto" ? bestLanguage(navigator.languages) : language;
}

const night = matchMedia("(prefers-color-scheme: dark)");

/** Puts theme and motion on the page, where the styles read them. */
export function dress(): void {
  const { dataset } = document.documentElement;
  dataset.theme = current.theme === "auto" ? (night.matches ? "dark" : "light") : current.theme;
  dataset.motion = current.motion;
}

night.addEventListener("change", dress);
