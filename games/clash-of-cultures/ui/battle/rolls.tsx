import type { LogLine } from "@civitas/kernel";
import { Emblem, Icon, useSay, Words } from "@civitas/table-kit";
import { say } from "../say.ts";
import { Die } from "./die.tsx";
import { type Roll, rollIn } from "./report.ts";

/** What was rolled and what it led to, line by line. */
export function Rolls({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <ol className="cc-rolls">
      {lines.map((line, i) => {
        const roll = rollIn(line);
        return <li key={i}>{roll === undefined ? <Words message={line.what} /> : <RollLine roll={roll} />}</li>;
      })}
    </ol>
  );
}

function RollLine({ roll: { owner, dice, cv, hits } }: { readonly roll: Roll }) {
  const words = useSay();
  return (
    <>
      {owner === "barbarians" ? (
        <Icon name="barbarian" label={words.plain(say("ui.barbarians"))} />
      ) : (
        <Emblem seat={owner} label={words.nameOf(owner)} />
      )}
      <span className="cc-dice">
        {dice.map((face, i) => (
          <Die key={i} owner={owner} face={face} />
        ))}
      </span>
      <b>
        <Words message={say("ui.rolled", { cv, hits })} />
      </b>
    </>
  );
}
