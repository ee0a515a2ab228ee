import { useSay } from "@civitas/table-kit";
import { ACTIONS_PER_TURN, TURNS_PER_ROUND } from "../../src/content/turn-track.ts";
import { say } from "../say.ts";
import { useClash } from "../seats.ts";

const places = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** In the head: a pip for each turn of the round, and a coin for each action of the player whose turn it is. */
export function TurnStanding() {
  const words = useSay();
  const { turn, phase, mover, now } = useClash();
  if (phase === "over") return null;
  return (
    <span className="cc-turn">
      <span
        className="cc-turn-pips"
        role="img"
        aria-label={words.plain(say("ui.turn-of", { turn, of: TURNS_PER_ROUND }))}
      >
        {places(TURNS_PER_ROUND).map((n) => (
          <i key={n} data-turn={n < turn ? "past" : n === turn ? "now" : "to-come"} />
        ))}
      </span>
      {phase === "actions" && (
        <span
          className="cc-coins"
          role="img"
          aria-label={words.plain(say("ui.actions-left", { who: { seat: mover }, n: now.actions }))}
        >
          {places(Math.max(ACTIONS_PER_TURN, now.actions)).map((n) => (
            <i key={n} data-left={n <= now.actions || undefined} />
          ))}
        </span>
      )}
    </span>
  );
}
