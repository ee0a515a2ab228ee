import { Emblem, ResourceToken, useSay, Words } from "@civitas/table-kit";
import { nameOf } from "../names.ts";
import { say } from "../say.ts";
import { markerName } from "./describe.ts";
import type { SquareScene } from "./squares.ts";
import { YIELDS } from "./tokens.tsx";

/** A square seen closely: what it is, what it gives, whose it is, what lies and who stands there. */
export function SquareCloseUp({ square }: { readonly square: SquareScene }) {
  const { name, terrain, yields, combat, resource, city, centre, blockaded, figures } = square;
  const words = useSay();
  const lies = markerName(square);
  return (
    <div className="cv-close-square">
      <h3>
        {name} {terrain !== null && <small>{words.plain(nameOf.terrain(terrain))}</small>}
      </h3>
      <p>
        {YIELDS.map((kind) => {
          const n = yields[kind] ?? 0;
          return n > 0 && <ResourceToken key={kind} kind={kind} n={n} size="small" />;
        })}
        {combat > 0 && <ResourceToken kind="combat" n={`+${combat}`} size="small" />}
        {resource !== null && <ResourceToken kind={resource} size="small" />}
      </p>
      {lies !== undefined && (
        <p>
          <b>{words.plain(lies)}</b>
        </p>
      )}
      {city !== null && (
        <p>
          <Emblem seat={city.seat} />{" "}
          <Words
            message={say(centre ? "ui.says.centre" : "ui.says.outskirts", {
              city: city.name,
              who: { seat: city.seat },
            })}
          />
        </p>
      )}
      {blockaded && <p className="why-not">{words.plain(say("ui.says.blockaded"))}</p>}
      {figures.map(({ seat, kind, n }, i) => (
        <p key={i}>
          <Emblem seat={seat} /> <Words message={say(`ui.says.${kind}`, { who: { seat }, n })} />
        </p>
      ))}
    </div>
  );
}
