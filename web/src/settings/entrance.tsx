import { PATHS } from "@civitas/protocol/paths";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { change, chosenLanguage, settings, useSettings } from "../app/settings.ts";
import { ask } from "../online/ask.ts";
import type { SettingAttempt } from "./attempt.ts";
import { passkeysWork, signInWithPasskey } from "./passkey.ts";
import { PasswordField } from "./password-field.tsx";

/** Makes an account, or signs in to one. */
export function Entrance({ attempt }: { readonly attempt: SettingAttempt }) {
  const t = useT();
  const { name } = useSettings();
  const [password, setPassword] = useState("");
  const form = (): object => ({ name, password, language: chosenLanguage(settings()) });
  return (
    <form
      noValidate
      className="entrance"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => ask(PATHS.signIn, "POST", { name, password }));
      }}
    >
      <label className="field">
        {t("settings.name")}{" "}
        <input
          value={name}
          maxLength={24}
          autoComplete="username"
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <PasswordField label={t("account.password")} kind="current-password" value={password} change={setPassword} />
      <p className="control-row">
        <button type="submit">{t("account.sign-in")}</button>
        <button type="button" onClick={() => void attempt(() => ask(PATHS.account, "POST", form()))}>
          {t("account.make")}
        </button>
        {passkeysWork() && (
          <button type="button" onClick={() => void attempt(signInWithPasskey)}>
            {t("passkey.sign-in")}
          </button>
        )}
      </p>
    </form>
  );
}
