import { LANGUAGES } from "@civitas/words";
import { useSpeaker, useT } from "./language.tsx";
import { change } from "./settings.ts";

/** Each language under its own name, so that readers find theirs whatever language is shown. */
const NAMES = { en: "English", ru: "Русский", hu: "Magyar" } as const;

export function LanguageSwitch() {
  const t = useT();
  const { language } = useSpeaker();
  return (
    <select
      className="language"
      aria-label={t("settings.language")}
      value={language}
      onChange={({ target }) => {
        const chosen = LANGUAGES.find((name) => name === target.value);
        if (chosen !== undefined) change({ language: chosen });
      }}
    >
      {LANGUAGES.map((name) => (
        <option key={name} value={name}>
          {NAMES[name]}
        </option>
      ))}
    </select>
  );
}
