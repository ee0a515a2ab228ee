import type { Page } from "playwright-core";

/** Counts what flies from now on: a flight is over too soon to be caught by looking now and then. */
export async function watchFlights(page: Page): Promise<{ readonly begun: (what?: string) => Promise<number> }> {
  await page.evaluate(() => {
    const flown: Element[] = [];
    Object.assign(window, { flown });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.classList.contains("flying")) flown.push(node);
      }
    }).observe(document.body, { childList: true });
  });
  return {
    /** How many have begun, of all or of those that hold such a thing. */
    begun: (what) =>
      page.evaluate(
        (wanted) =>
          (window as unknown as { flown: Element[] }).flown.filter(
            (one) => wanted === undefined || one.querySelector(wanted) !== null,
          ).length,
        what,
      ),
  };
}
