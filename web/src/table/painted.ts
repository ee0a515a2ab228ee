/** In milliseconds: a page that is not shown has no frames, but the game must go on. */
const LATEST = 200;

/** When the browser has painted what is drawn now. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve, 0);
    });
  });
}
