import { type GameUi, Piece, Surface, useSay, useSight, Words, type Zone } from "@civitas/table-kit";
import { say } from "../src/say.ts";
import type { View } from "../src/view.ts";

/** The road with every caravan on it, and below it the viewer's own water. */
export function Table() {
  const { view, viewer } = useSight<View>();
  const hand = viewer === "audience" ? [] : (view.caravans[viewer]?.hand ?? []);
  const kinds = [...new Set(hand)].sort();
  return (
    <Surface label={useSay().plain(say("game.name"))}>
      {view.caravans.map(({ stages }, seat) => {
        const label = say("thing.caravan", { who: { seat }, stages, road: view.road });
        return (
          <Piece key={seat} at={`caravan:${seat}`} label={label}>
            <Words message={label} /> <progress value={stages} max={view.road} />
          </Piece>
        );
      })}
      {kinds.map((water) => (
        <Piece key={water} at={`card:${water}`} label={say("thing.water", { water })}>
          <Words message={say("thing.water", { water })} /> × {hand.filter((card) => card === water).length}
        </Piece>
      ))}
    </Surface>
  );
}

/** On a phone the table is shown in parts; this one is small enough to be one. */
export const zones: readonly Zone[] = [{ id: "road", label: say("game.name"), component: Table }];

export const scores = (view: View): readonly number[] => view.caravans.map(({ stages }) => stages);

({ Table, zones, scores }) satisfies GameUi<View>;
