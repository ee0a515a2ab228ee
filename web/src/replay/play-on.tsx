import { parseRecord } from "@civitas/kernel";
import { Icon, type SeatHolder } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { go, to } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { beginTable } from "../local/begin.ts";

/** "Play on from here": the game up to this answer becomes a table of this browser, against bots. */
export function PlayOn(props: {
  readonly text: string;
  readonly at: number;
  readonly game: string;
  readonly seats: readonly SeatHolder[];
}) {
  const { text, at, game, seats } = props;
  const t = useT();
  const [seat, sit] = useState(0);
  const begin = async (): Promise<void> => {
    const { options, seed, answers } = parseRecord(text);
    const plans = seats.map((info) =>
      info.seat === seat
        ? { kind: "person" as const, name: settings().name }
        : { kind: "bot" as const, level: "normal" },
    );
    go(to("local", await beginTable({ game, options, seed, seats: plans, answers: answers.slice(0, at) })));
  };
  return (
    <div className="control-row">
      <button type="button" onClick={() => void begin()}>
        <Icon name="fork" /> {t("replay.play-on")}
      </button>
      <label>
        {t("replay.as")}{" "}
        <select value={seat} onChange={({ target }) => sit(Number(target.value))}>
          {seats.map((info) => (
            <option key={info.seat} value={info.seat}>
              {info.name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
