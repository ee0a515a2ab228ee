import { PATHS } from "@civitas/protocol/paths";
import { ask } from "../online/ask.ts";

/** The service worker that receives notices; none where the page is not stored in this browser. */
async function listener(): Promise<ServiceWorkerRegistration | undefined> {
  const registered = await navigator.serviceWorker?.getRegistration();
  return registered === undefined ? undefined : navigator.serviceWorker.ready;
}

async function subscribed(): Promise<PushSubscription | null | undefined> {
  return (await listener())?.pushManager.getSubscription();
}

/** Whether this device receives the server's notices. */
export async function isTold(): Promise<boolean> {
  return ((await subscribed()) ?? null) !== null;
}

/** Lets the server push "your turn" to this device; false where the browser or its owner doesn't want it. */
export async function tellThisDevice(key: string): Promise<boolean> {
  try {
    const worker = await listener();
    if (worker === undefined) return false;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await ask(PATHS.push, "POST", { subscription: subscription.toJSON() });
    return true;
  } catch {
    return false;
  }
}

/** No more notices to this device. The server learns it at its next try. */
export async function tellNoMore(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}
