import type { Speaker } from "@civitas/words";
import { useT } from "../app/language.tsx";
import type { TableState } from "../source/source.ts";

/** Why a game ended before its end: who gave up, and who has won by that. */
export function useEndingWords(): (state: TableState, say: Speaker) => string {
  const t = useT();
  return ({ ending, seats, resigned = [] }, say) => {
    if (ending === "cancelled") return t("ending.cancelled");
    const left = seats.filter(({ seat }) => !resigned.includes(seat));
    const names = resigned.map((seat) => say.nameOf(seat)).join(", ");
    const [winner] = left;
    if (names === "") return t("ending.resigned");
    if (left.length !== 1 || winner === undefined) return t("ending.resigned-by", { names, n: resigned.length });
    return t("ending.resigned-won", { names, n: resigned.length, winner: say.nameOf(winner.seat) });
  };
}
