import type { MeReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { ask } from "../online/ask.ts";
import { explained } from "../online/words.ts";
import { AnotherPassword } from "./another-password.tsx";
import type { SettingAttempt } from "./attempt.ts";
import { Entrance } from "./entrance.tsx";
import { Passkeys } from "./passkeys.tsx";
import { tellNoMore } from "./push.ts";
import { TurnNotices } from "./telling.tsx";

/**
 * The player's account on this server, and how they are told that it is their turn. Nothing where there is no server.
 */
export function Account() {
  const t = useT();
  const speaker = useSpeaker();
  const [changes, changed] = useState(0);
  const [problem, setProblem] = useState("");
  const { value } = useLoaded(() => ask<MeReply>(PATHS.me), [changes]);
  if (value === undefined) return null;
  const attempt: SettingAttempt = async (work) => {
    setProblem("");
    try {
      await work();
      changed((n) => n + 1);
      return true;
    } catch (error) {
      setProblem(await explained(error, speaker));
      return false;
    }
  };
  const { me } = value;
  return (
    <section className="sheet-of-paper account" aria-labelledby="account">
      <h2 id="account">{t("account.name")}</h2>
      {me === null && <p>{t("account.nobody")}</p>}
      {me?.guest === true && <p>{t("account.guest", { name: me.name })}</p>}
      {me === null || me.guest ? <Entrance attempt={attempt} /> : <SignedIn name={me.name} attempt={attempt} />}
      {me !== null && <TurnNotices key={me.id} me={value} attempt={attempt} />}
      {problem !== "" && (
        <p className="notice" data-kind-of="warning" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function SignedIn({ name, attempt }: { readonly name: string; readonly attempt: SettingAttempt }) {
  const t = useT();
  // The next user of this device gets no notices about this one's turns.
  const leave = (path: string) =>
    attempt(async () => {
      await ask(path, "POST", {});
      await tellNoMore();
    });
  return (
    <>
      <p>{t("account.signed-in", { name })}</p>
      <p className="control-row">
        <button type="button" onClick={() => void leave(PATHS.signOut)}>
          {t("account.sign-out")}
        </button>
        <button type="button" onClick={() => void leave(PATHS.signOutEverywhere)}>
          {t("account.sign-out-everywhere")}
        </button>
      </p>
      <AnotherPassword attempt={attempt} />
      <Passkeys attempt={attempt} />
    </>
  );
}
