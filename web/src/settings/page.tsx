import { useT } from "../app/language.tsx";
import { LanguageSwitch } from "../app/language-switch.tsx";
import { Page } from "../app/page.tsx";
import { change, PACES, useSettings } from "../app/settings.ts";
import { Account } from "./account.tsx";

const THEMES = ["auto", "light", "dark"] as const;

/** #/settings: language, light or dark, motion, pace, name. Everything takes effect at once. */
export default function SettingsPage() {
  const t = useT();
  const { theme, motion, pace, name } = useSettings();
  return (
    <Page title={t("nav.settings")}>
      <form className="sheet-of-paper settings" onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <span>{t("settings.language")}</span> <LanguageSwitch />
        </div>
        <label className="field">
          {t("settings.name")}{" "}
          <input
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <fieldset>
          <legend>{t("settings.theme")}</legend>
          {THEMES.map((entry) => (
            <label key={entry}>
              <input type="radio" name="theme" checked={theme === entry} onChange={() => change({ theme: entry })} />{" "}
              {t(`settings.theme.${entry}`)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t("settings.pace")}</legend>
          {PACES.map((entry, i) => (
            <label key={entry}>
              <input type="radio" name="pace" checked={pace === entry} onChange={() => change({ pace: entry })} />{" "}
              {t(`settings.pace.${(["none", "quick", "usual", "slow"] as const)[i] ?? "usual"}`)}
            </label>
          ))}
        </fieldset>
        <label className="field">
          <input
            type="checkbox"
            checked={motion === "auto"}
            onChange={({ target }) => change({ motion: target.checked ? "auto" : "off" })}
          />
          {t("settings.motion")}
          <small>{t("settings.motion-about")}</small>
        </label>
      </form>
      <Account />
    </Page>
  );
}
