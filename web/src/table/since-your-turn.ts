import type { SightStep } from "../source/source.ts";
import type { Shown } from "./projector.ts";

/** How many steps are kept: nobody watches more of them again. */
const MOST = 200;

/** What others did since the viewer's last action, kept so that it can be watched again. */
export class SinceYourTurn {
  /** How the table stood before. */
  from: Shown | undefined;
  steps: SightStep[] = [];

  begin(from: Shown): void {
    this.from = from;
    this.steps = [];
  }

  /** A step is shown; `before` is what the table showed until now, or nothing if this step doesn't follow it. */
  see(step: SightStep, before: Shown | undefined, shown: Shown): void {
    const { fresh, sight } = shown;
    const own = fresh.findLastIndex(({ seat }) => seat === sight.viewer);
    // An automa acts in the same step in which the viewer's turn ends.
    const othersToo = fresh.slice(own + 1).some(({ seat }) => seat !== undefined);
    if (before === undefined || (own >= 0 && !othersToo)) this.begin(shown);
    else if (own >= 0) this.begin(before);
    if (before !== undefined && (own < 0 || othersToo)) this.#add(step);
  }

  #add(step: SightStep): void {
    if (this.steps.length < MOST) this.steps.push(step);
    else this.from = undefined;
  }

  get any(): boolean {
    return this.from !== undefined && this.steps.length > 0;
  }
}
