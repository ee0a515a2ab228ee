import { Icon, ResourceToken, useSay, useTable } from "@civitas/table-kit";
import { say } from "../say.ts";
import type { Conquest, Levy } from "./conquest.ts";
import { isWhole, mostSoldiers, unitsIn, withSoldiers } from "./levy.ts";
import { changeLevy, useAskedConquest, useLevy, usePlannedAnswers, useSendLevy } from "./use-levy.ts";

/** Who goes to the conquest: a stepper for each source, the warlord and the hero as switches. */
export function LevyPanel() {
  const conquest = useAskedConquest();
  const levy = useLevy(conquest);
  const { only } = useTable();
  usePlannedAnswers();
  // The guided game sends what the rules propose.
  if (conquest === undefined || levy === undefined || only !== undefined) return null;
  return <OpenPanel conquest={conquest} levy={levy} />;
}

function OpenPanel({ conquest, levy }: { readonly conquest: Conquest; readonly levy: Levy }) {
  const words = useSay();
  const send = useSendLevy();
  const place = conquest.space.toUpperCase();
  const units = unitsIn(conquest, levy);
  return (
    <section className="mo-levy" aria-label={words.plain(say("ui.levy", { place, n: conquest.units }))}>
      <h3>{words.plain(say("ui.levy", { place, n: conquest.units }))}</h3>
      {conquest.sources.map((source, i) => (
        <div key={source.space} className="mo-levy-row">
          <b>{source.space.toUpperCase()}</b>
          {source.warlord && <Switch kind="warlord" conquest={conquest} levy={levy} />}
          {source.hero && <Switch kind="hero" conquest={conquest} levy={levy} />}
          {source.soldiers > 0 && <Stepper conquest={conquest} levy={levy} source={i} />}
        </div>
      ))}
      <div className="mo-levy-foot">
        <span>
          <b>{words.plain(say("ui.of", { n: units, all: conquest.units }))}</b>{" "}
          {Object.entries(conquest.price).map(([kind, n]) => (
            <ResourceToken key={kind} kind={kind} n={n} size="small" />
          ))}
        </span>
        <button
          type="button"
          className="primary"
          disabled={!isWhole(conquest, levy)}
          onClick={() => send(conquest, levy)}
        >
          {words.plain(say("ui.conquer", { place }))}
        </button>
      </div>
    </section>
  );
}

interface PartProps {
  readonly conquest: Conquest;
  readonly levy: Levy;
}

function Switch({ kind, conquest, levy }: PartProps & { readonly kind: "warlord" | "hero" }) {
  const words = useSay();
  return (
    <button
      type="button"
      className="mo-levy-switch"
      aria-pressed={levy[kind]}
      onClick={() => changeLevy(conquest, { ...levy, [kind]: !levy[kind] })}
    >
      <Icon name={kind === "warlord" ? "warlord" : "leader"} />{" "}
      {words.plain(say(levy[kind] ? `ui.${kind}-goes` : `ui.${kind}-stays`))}
    </button>
  );
}

/** Soldiers from one source: a spin button with its two keys. */
function Stepper({ conquest, levy, source }: PartProps & { readonly source: number }) {
  const words = useSay();
  const from = conquest.sources[source];
  if (from === undefined) return null;
  const n = levy.soldiers[source] ?? 0;
  const most = mostSoldiers(from, levy);
  const full = unitsIn(conquest, levy) >= conquest.units;
  const step = (to: number): void => changeLevy(conquest, withSoldiers(conquest, levy, source, to));
  const place = from.space.toUpperCase();
  return (
    <span className="mo-stepper">
      <button
        type="button"
        disabled={n === 0}
        aria-label={words.plain(say("ui.fewer", { place }))}
        onClick={() => step(n - 1)}
      >
        −
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-valuenow={n}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuetext={words.plain(say("ui.soldiers-from", { n, place, most }))}
        onKeyDown={({ key }) => {
          if (key === "ArrowUp" || key === "+") step(n + 1);
          if (key === "ArrowDown" || key === "-") step(n - 1);
        }}
      >
        {n} <Icon name="soldier" />
      </span>
      <button
        type="button"
        disabled={full || n >= most}
        aria-label={words.plain(say("ui.more", { place }))}
        onClick={() => step(n + 1)}
      >
        +
      </button>
      {from.soldiers > most && <small>{words.plain(say("ui.must-stay", { n: from.soldiers - most }))}</small>}
    </span>
  );
}
