import { Icon, Piece, ResourceToken, useSay } from "@civitas/table-kit";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";
import { useDuel, useMine } from "./seats.ts";

/** The advantage card: the arrow points at its holder, the tokens say how firmly it is held (MD-15). */
export function AdvantageCard() {
  const { holder, of, tokens } = useDuel().advantage;
  const mine = useMine();
  const words = useSay();
  const whose = holder === null ? "nobody" : holder === mine ? "mine" : "rival";
  return (
    <Piece at={ref.advantage} label={say(`ui.advantage.${whose}`)} className="md-advantage">
      <span className="md-arrow" data-to={whose}>
        <Icon name={holder === null ? "advantage" : "arrow"} />
      </span>
      <span className="md-advantage-words">
        <b>{words.plain(say(`ui.advantage.${whose}`))}</b>
        {of !== null && tokens > 0 && (
          <span>
            {words.plain(say("ui.advantage.held"))} <ResourceToken kind={of} n={tokens} size="small" />
          </span>
        )}
      </span>
    </Piece>
  );
}
