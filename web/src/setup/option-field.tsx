import type { OptionKind } from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import { optionName, valueWords } from "./option-words.ts";

type Value = boolean | string | number;

/** One option of a game: a switch, a list or a number. */
export function OptionField(props: {
  readonly name: string;
  readonly kind: OptionKind;
  readonly speaker: Speaker;
  readonly value: Value;
  readonly change: (value: Value) => void;
}) {
  const { name, kind, speaker, value, change } = props;
  const about = `option.${name}.about`;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: each kind of option has its control in it
    <label className="field">
      {kind.kind === "flag" && (
        <input type="checkbox" checked={value === true} onChange={({ target }) => change(target.checked)} />
      )}
      {optionName(speaker, name)}{" "}
      {kind.kind === "choice" && (
        <select value={String(value)} onChange={({ target }) => change(target.value)}>
          {kind.of.map((choice) => (
            <option key={choice} value={choice}>
              {valueWords(speaker, name, choice)}
            </option>
          ))}
        </select>
      )}
      {kind.kind === "number" && (
        <input
          type="number"
          min={kind.min}
          max={kind.max}
          value={Number(value)}
          onChange={({ target }) => change(Number(target.value))}
        />
      )}
      {speaker.has(about) && <small>{speaker.plain({ say: about })}</small>}
    </label>
  );
}
