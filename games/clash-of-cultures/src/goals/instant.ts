import type { Seat } from "@civitas/kernel";
import type { Occurrence } from "../agenda.ts";
import { citiesOf } from "../cities.ts";
import type { Clash } from "../state.ts";
import { battleMeets } from "./battle.ts";
import { isFarFromHome } from "./distance.ts";
import type { InstantGoal } from "./goal.ts";

/** CC-24.2, CC-24.12: whether what has just happened is what this player had to do. */
export function occurs(s: Clash, seat: Seat, goal: InstantGoal, occurrence: Occurrence): boolean {
  if (occurrence.what === "battle") return battleMeets(s, seat, goal);
  if (occurrence.by !== seat) return false;
  switch (goal.goal) {
    case "drafts":
      return occurrence.what === "draft" && s.now.drafts >= goal.n;
    case "found-far":
      return occurrence.what === "founded" && isFarFromHome(s, seat, occurrence.hex, goal.n);
    case "build-a-wonder":
      return occurrence.what === "wonder";
    case "turn-angry":
      return occurrence.what === "angry" && citiesOf(s, seat).filter(({ mood }) => mood === "angry").length >= goal.n;
    default:
      return false;
  }
}
