/** Whether things may move: neither the system nor the player's settings say no. */
export function motionAllowed(): boolean {
  return document.documentElement.dataset.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
