import { no, type Seat } from "@civitas/kernel";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { playerAt } from "../state.ts";
import { judgeTrades } from "../trading.ts";
import type { ActionVerdict } from "./option.ts";

/** MD-17.1, MD-17.17: once per round, if a city can be chosen. */
export function judgeScout(play: Play, seat: Seat): ActionVerdict[] {
  const sending = () => ({ id: "trade", label: say("choice.trade-any"), refs: [ref.scout(seat)] });
  const { scoutUsed, freeCities } = playerAt(play.duel, seat);
  if (scoutUsed) return [no(sending, say("why.scout-used"), "MD-17.1")];
  const verdicts = judgeTrades(play, seat, "scout");
  const noCities = play.duel.freeCities.every((city) => city === null) && freeCities.every(({ used }) => used);
  return noCities ? [...verdicts, no(sending, say("why.no-city"), "MD-17.17")] : verdicts;
}
