import type { MeReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { change, chosenLanguage, settings, useSettings } from "../app/settings.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { ask } from "../online/ask.ts";
import { explained } from "../online/words.ts";
import { tellThisDevice } from "./push.ts";

/** Who one is on the server of this page, and how it says that it is one's turn. Nothing where there is no server. */
export function Account() {
  const t = useT();
  const speaker = useSpeaker();
  const [changes, changed] = useState(0);
  const [problem, setProblem] = useState("");
  const { value } = useLoaded(() => ask<MeReply>(PATHS.me), [changes]);
  if (value === undefined) return null;
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem("");
    try {
      await work();
      changed((n) => n + 1);
    } catch (error) {
      setProblem(await explained(error, speaker));
    }
  };
  const { me } = value;
  return (
    <section className="sheet-of-paper" aria-labelledby="account">
      <h2 id="account">{t("account.name")}</h2>
      {me === null && <p>{t("account.nobody")}</p>}
      {me?.guest === true && <p>{t("account.guest", { name: me.name })}</p>}
      {me === null || me.guest ? (
        <Entrance attempt={attempt} />
      ) : (
        <p className="control-row">
          {t("account.signed-in", { name: me.name })}
          <button type="button" onClick={() => void attempt(() => ask(PATHS.signOut, "POST", {}))}>
            {t("account.sign-out")}
          </button>
        </p>
      )}
      {me !== null && <Notices key={value.webhook} me={value} attempt={attempt} />}
      {problem !== "" && (
        <p className="notice" data-kind-of="warning" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

type Attempt = (work: () => Promise<unknown>) => Promise<void>;

/** Makes an account, or signs in to one. */
function Entrance({ attempt }: { readonly attempt: Attempt }) {
  const t = useT();
  const { name } = useSettings();
  const [password, setPassword] = useState("");
  const form = (): object => ({ name, password, language: chosenLanguage(settings()) });
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => ask(PATHS.signIn, "POST", { name, password }));
      }}
    >
      <label>
        {t("settings.name")}{" "}
        <input
          value={name}
          maxLength={24}
          autoComplete="username"
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <label>
        {t("account.password")}{" "}
        <input
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <button type="submit">{t("account.sign-in")}</button>
      <button type="button" onClick={() => void attempt(() => ask(PATHS.account, "POST", form()))}>
        {t("account.make")}
      </button>
    </form>
  );
}

/** How one is told of one's turn: on this device, or at an address of the web. */
function Notices({ me, attempt }: { readonly me: MeReply; readonly attempt: Attempt }) {
  const t = useT();
  const [told, setTold] = useState<"no" | "yes" | "refused">("no");
  const [url, setUrl] = useState(me.webhook ?? "");
  return (
    <>
      <p>
        <button
          type="button"
          disabled={told === "yes"}
          onClick={async () => setTold((await tellThisDevice(me.pushKey)) ? "yes" : "refused")}
        >
          {t(told === "yes" ? "account.push-on" : "account.push")}
        </button>
      </p>
      {told === "refused" && <p className="quiet">{t("account.push-no")}</p>}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => ask(PATHS.webhook, "POST", { url: url.trim() === "" ? null : url.trim() }));
        }}
      >
        <label>
          {t("account.webhook")}{" "}
          <input type="url" value={url} placeholder="https://" onChange={({ target }) => setUrl(target.value)} />
        </label>
        <button type="submit">{t("account.keep")}</button>
      </form>
    </>
  );
}
