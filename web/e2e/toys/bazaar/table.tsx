import { type GameUi, Piece, useSight, Words, type Zone } from "@civitas/table-kit";
import { say } from "./game.ts";

interface View {
  readonly purses: readonly Readonly<Record<string, number>>[];
  readonly points: readonly number[];
}

/** What everybody has, in two rows. */
export function Table() {
  const { view } = useSight<View>();
  return view.purses.map((purse, seat) => (
    <div key={seat} style={{ display: "flex", gap: "1rem", padding: "1rem" }}>
      {(["silk", "salt", "lamp"] as const).map((good) => (
        <Piece key={good} at={`${good}:${seat}`} label={say(`good.${good}`)}>
          {purse[good]} <Words message={say(`good.${good}`)} />
        </Piece>
      ))}
    </div>
  ));
}

export const zones: readonly Zone[] = [{ id: "purses", label: say("game.name"), component: Table }];
export const scores = ({ points }: View): readonly number[] => points;

({ Table, zones, scores }) satisfies GameUi<View>;
