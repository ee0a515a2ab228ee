import type { MeReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { useEffect, useState } from "react";
import { useT } from "../app/language.tsx";
import { ask } from "../online/ask.ts";
import type { SettingAttempt } from "./attempt.ts";
import { isTold, tellNoMore, tellThisDevice } from "./push.ts";

/** How players are told of their turn: on this device, or at an address of the web. */
export function TurnNotices({ me, attempt }: { readonly me: MeReply; readonly attempt: SettingAttempt }) {
  return (
    <>
      <ThisDevice pushKey={me.pushKey} />
      <Webhook kept={me.webhook ?? ""} attempt={attempt} />
    </>
  );
}

function ThisDevice({ pushKey }: { readonly pushKey: string }) {
  const t = useT();
  const [told, setTold] = useState<"no" | "yes" | "refused">("no");
  useEffect(() => {
    let wanted = true;
    isTold().then((is) => wanted && is && setTold("yes"));
    return () => {
      wanted = false;
    };
  }, []);
  if (told === "yes") {
    return (
      <p className="control-row" role="status">
        {t("account.push-on")}
        <button type="button" onClick={() => void tellNoMore().then(() => setTold("no"))}>
          {t("account.push-off")}
        </button>
      </p>
    );
  }
  return (
    <p className="control-row" role="status">
      <button type="button" onClick={async () => setTold((await tellThisDevice(pushKey)) ? "yes" : "refused")}>
        {t("account.push")}
      </button>
      {told === "refused" && <span className="quiet">{t("account.push-no")}</span>}
    </p>
  );
}

function Webhook({ kept, attempt }: { readonly kept: string; readonly attempt: SettingAttempt }) {
  const t = useT();
  const [url, setUrl] = useState(kept);
  const [done, setDone] = useState(false);
  return (
    <form
      noValidate
      className="field"
      onSubmit={async (event) => {
        event.preventDefault();
        const wish = url.trim();
        setDone(await attempt(() => ask(PATHS.webhook, "POST", { url: wish === "" ? null : wish })));
      }}
    >
      <label className="field">
        {t("account.webhook")}{" "}
        <input
          type="url"
          value={url}
          placeholder="https://"
          onChange={({ target }) => {
            setUrl(target.value);
            setDone(false);
          }}
        />
      </label>
      <button type="submit">{t("account.keep")}</button>
      <span role="status">{done && t("account.kept")}</span>
    </form>
  );
}
