/** Lets the service worker keep the page, so that it opens without a network. Not while developing. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch((error: unknown) => console.warn("no offline play:", error));
  });
}
