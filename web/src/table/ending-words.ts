import type { Seat } from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import { useT } from "../app/language.tsx";
import type { TableState } from "../source/source.ts";

/** Who has won because everybody else gave up. */
export function lastOneLeft({ ending, seats, resigned = [] }: TableState): Seat | undefined {
  const left = seats.filter(({ seat }) => !resigned.includes(seat));
  return ending === "resigned" && left.length === 1 ? left[0]?.seat : undefined;
}

/** Why a game ended before its end: who gave up, and who has won by that. */
export function useEndingWords(): (state: TableState, say: Speaker) => string {
  const t = useT();
  return (state, say) => {
    const { ending, resigned = [] } = state;
    if (ending === "cancelled") return t("ending.cancelled");
    const names = resigned.map((seat) => say.nameOf(seat)).join(", ");
    const winner = lastOneLeft(state);
    if (names === "") return t("ending.resigned");
    if (winner === undefined) return t("ending.resigned-by", { names, n: resigned.length });
    return t("ending.resigned-won", { names, n: resigned.length, winner: say.nameOf(winner) });
  };
}
