const KEY = "civitas.begun-again";
const A_WHILE = 20_000;

/** A new version may replace the files of an open page. Then the page reloads, but not over and over. */
export function followNewVersion(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < A_WHILE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
