import { PATHS } from "@civitas/protocol/paths";
import { ask } from "../online/ask.ts";

/** Browsers keep passkeys only for sites with a host name, not for a numeric address. */
export const passkeysWork = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && /[a-z]/i.test(location.hostname);

/** Closing the browser's own dialog is no error, only a change of mind. */
async function unlessCancelled(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error) || !["NotAllowedError", "AbortError"].includes(error.name)) throw error;
  }
}

export const makePasskey = (device: string, password: string): Promise<void> =>
  unlessCancelled(async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    const optionsJSON = await ask<Parameters<typeof startRegistration>[0]["optionsJSON"]>(PATHS.passkeyOffer, "POST", {
      password,
    });
    const credential = await startRegistration({ optionsJSON });
    await ask(PATHS.passkeyKeep, "POST", { name: device, credential });
  });

export const signInWithPasskey = (): Promise<void> =>
  unlessCancelled(async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]["optionsJSON"]>(
      PATHS.passkeyAsk,
      "POST",
      {},
    );
    await ask(PATHS.passkeySignIn, "POST", { credential: await startAuthentication({ optionsJSON }) });
  });

const DEVICES = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"];

/** The browser's platform, so that passkeys in a list can be told apart. */
export const thisDevice = (): string =>
  DEVICES.find((device) => navigator.userAgent.includes(device))?.replace("Macintosh", "Mac") ?? "";
