export const LANGUAGES = ["en", "ru", "hu"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The words of one language: ICU messages by key. */
export type Dictionary = Readonly<Record<string, string>>;

/** The first of the wanted languages that we speak; English if none. `wanted` are tags such as "hu-HU". */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}
