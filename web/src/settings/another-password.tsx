import { PATHS } from "@civitas/protocol/paths";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { ask } from "../online/ask.ts";
import type { SettingAttempt } from "./attempt.ts";
import { PasswordField } from "./password-field.tsx";

/** Changes the password; other devices must sign in again with it. */
export function AnotherPassword({ attempt }: { readonly attempt: SettingAttempt }) {
  const t = useT();
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const submit = async (): Promise<void> => {
    const kept = await attempt(() => ask(PATHS.password, "POST", { old, password }));
    setDone(kept);
    if (!kept) return;
    setOld("");
    setPassword("");
  };
  return (
    <details>
      <summary>{t("account.another-password")}</summary>
      <form
        noValidate
        className="entrance"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PasswordField label={t("account.old-password")} kind="current-password" value={old} change={setOld} />
        <PasswordField label={t("account.new-password")} kind="new-password" value={password} change={setPassword} />
        <p className="control-row">
          <button type="submit">{t("account.keep")}</button>
          {done && <span role="status">{t("account.kept")}</span>}
        </p>
      </form>
    </details>
  );
}
