import type { NewTable } from "@civitas/protocol";
import { useState } from "react";
import { useT } from "../app/language.tsx";

type Clock = NonNullable<NewTable["pace"]>["clock"];

/** How an online table is run, as the form holds it. */
export interface PaceChoice {
  readonly clock: "none" | "decision" | "game" | "post";
  readonly hidden: boolean;
  readonly spectators: boolean;
  readonly change: (part: Partial<Omit<PaceChoice, "change">>) => void;
}

export function usePace(): PaceChoice {
  const [choice, set] = useState<Omit<PaceChoice, "change">>({ clock: "none", hidden: false, spectators: true });
  return { ...choice, change: (part) => set({ ...choice, ...part }) };
}

const CLOCKS: Readonly<Record<PaceChoice["clock"], Clock>> = {
  none: { kind: "none" },
  decision: { kind: "decision", seconds: 90 },
  game: { kind: "game", seconds: 1200, increment: 10 },
  post: { kind: "decision", seconds: 3 * 86_400 },
};

/** The same in the words of the protocol. */
export function paceOf({
  clock,
  hidden,
  spectators,
}: PaceChoice): Pick<NewTable, "pace" | "visibility" | "spectators"> {
  return {
    pace: { kind: clock === "post" ? "post" : "live", clock: CLOCKS[clock] },
    visibility: hidden ? "link" : "public",
    spectators: { allowed: spectators, delay: 0 },
  };
}

export function OnlineOptions({ pace }: { readonly pace: PaceChoice }) {
  const t = useT();
  const clocks: readonly PaceChoice["clock"][] = ["none", "decision", "game", "post"];
  return (
    <fieldset>
      <legend>{t("new.pace")}</legend>
      <label className="field">
        {t("new.clock")}{" "}
        <select
          value={pace.clock}
          onChange={({ target }) => pace.change({ clock: clocks.find((clock) => clock === target.value) ?? "none" })}
        >
          {clocks.map((clock) => (
            <option key={clock} value={clock}>
              {t(`new.clock.${clock}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <input
          type="checkbox"
          checked={pace.hidden}
          onChange={({ target }) => pace.change({ hidden: target.checked })}
        />
        {t("new.hidden")}
      </label>
      <label className="field">
        <input
          type="checkbox"
          checked={pace.spectators}
          onChange={({ target }) => pace.change({ spectators: target.checked })}
        />
        {t("new.spectators")}
      </label>
    </fieldset>
  );
}
