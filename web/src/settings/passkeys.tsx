import type { PasskeysReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { ask } from "../online/ask.ts";
import type { SettingAttempt } from "./attempt.ts";
import { makePasskey, passkeysWork, thisDevice } from "./passkey.ts";
import { PasswordField } from "./password-field.tsx";

/** The passkeys of an account: a second way to sign in, without a password. */
export function Passkeys({ attempt }: { readonly attempt: SettingAttempt }) {
  const t = useT();
  const { language } = useSpeaker();
  const [changes, changed] = useState(0);
  const [password, setPassword] = useState("");
  const { value } = useLoaded(() => ask<PasskeysReply>(PATHS.passkeys), [changes]);
  if (!passkeysWork() || value === undefined) return null;
  const day = (time: number): string => new Date(time).toLocaleDateString(language, { dateStyle: "medium" });
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    if (!(await attempt(work))) return;
    changed((n) => n + 1);
    setPassword("");
  };
  return (
    <section aria-labelledby="passkeys">
      <h3 id="passkeys">{t("passkey.title")}</h3>
      <p>{t("passkey.about")}</p>
      <ul className="passkeys">
        {value.passkeys.map(({ id, name, created, used }) => (
          <li key={id} className="control-row">
            <span>
              <strong>{name === "" ? t("passkey.device") : name}</strong>{" "}
              {used === null
                ? t("passkey.made", { day: day(created) })
                : t("passkey.used", { made: day(created), day: day(used) })}
            </span>
            <button type="button" onClick={() => void change(() => ask(PATHS.passkeyRemove, "POST", { id }))}>
              {t("passkey.remove")}
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t("passkey.add")}</summary>
        <form
          noValidate
          className="entrance"
          onSubmit={(event) => {
            event.preventDefault();
            void change(() => makePasskey(thisDevice(), password));
          }}
        >
          <PasswordField label={t("account.password")} kind="current-password" value={password} change={setPassword} />
          <p className="control-row">
            <button type="submit">{t("passkey.make")}</button>
          </p>
        </form>
      </details>
    </section>
  );
}
