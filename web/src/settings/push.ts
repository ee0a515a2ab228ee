import { PATHS } from "@civitas/protocol/paths";
import { ask } from "../online/ask.ts";

/** Lets the server push "your turn" to this device; false where the browser or its owner doesn't want it. */
export async function tellThisDevice(key: string): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await ask(PATHS.push, "POST", { subscription: subscription.toJSON() });
    return true;
  } catch {
    return false;
  }
}
