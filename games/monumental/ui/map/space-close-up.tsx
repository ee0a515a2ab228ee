import { Emblem, ResourceToken, useSay, Words } from "@civitas/table-kit";
import { defenceSeen, type SpaceView } from "../../src/view.ts";
import { useNames } from "../names.ts";
import { say } from "../say.ts";
import { useMonumental } from "../seats.ts";
import { describeSpace, partsOf } from "./describe.ts";
import { StoneSample } from "./stones.tsx";

/** A space seen closely: what it is, who stands there, and what its defence adds up to. */
export function SpaceCloseUp({ space }: { readonly space: SpaceView }) {
  const view = useMonumental();
  const words = useSay();
  const nameOf = useNames();
  const defended = space.tile !== "capital" && space.tile !== "water";
  return (
    <div className="mo-close-space">
      <h3>
        <StoneSample tile={space.tile} /> {space.name.toUpperCase()}, {words.plain({ say: `tile.${space.tile}` })}
        {space.owner !== undefined && <Emblem seat={space.owner} />}
      </h3>
      <p>
        <Words message={describeSpace(view, space, nameOf)} />
      </p>
      {defended && (
        <table>
          <tbody>
            {partsOf(space).map((part, i) => (
              <tr key={i}>
                <td>
                  <Words message={part} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>
                {words.plain(say("ui.defence-sum"))} <b>{Math.max(1, defenceSeen(space))}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      {space.town !== undefined && (
        <p>
          {words.plain(say("ui.town-price"))}{" "}
          {Object.entries(space.town).map(([kind, n]) => (
            <ResourceToken key={kind} kind={kind} n={n} size="small" />
          ))}
        </p>
      )}
    </div>
  );
}
