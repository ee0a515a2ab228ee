import type { Message, Ref } from "@civitas/kernel";
import { Icon } from "@civitas/table-kit";
import { type Colour, type Face, facesOf } from "../src/content/dice.ts";
import { say as nations } from "../src/say.ts";
import type { DieView } from "../src/view.ts";
import { useRolling } from "./rolling.ts";

export type DieSize = "small" | "tiny";

/** "White die: 1 gold". */
export const dieLabel = ({ colour, resource, value }: DieView): Message =>
  resource === null
    ? nations(`die.${colour}`)
    : nations(`rolled.${colour}`, { face: nations(`face.${resource}`, { n: value }) });

function Pips({ face }: { readonly face: Face }) {
  return (
    <span className="nd-pips" data-n={face.value}>
      {Array.from({ length: face.value }, (_, i) => (
        <Icon key={i} name={face.resource} />
      ))}
    </span>
  );
}

/** The six faces with the one that is shown in front; the others keep their order around it. */
function around({ colour, resource, value }: DieView): readonly Face[] {
  const faces = facesOf[colour];
  const at = Math.max(
    faces.findIndex((face) => face.resource === resource && face.value === value),
    0,
  );
  return [...faces.slice(at), ...faces.slice(0, at)];
}

interface DieProps {
  readonly die: DieView;
  /** Under which ref it lies, if it may roll. */
  readonly at?: Ref;
  readonly place?: number;
  readonly size?: DieSize | undefined;
}

/** A wooden die of a player. It tumbles when it was rolled. */
export function WoodenDie({ die, at, place = 0, size }: DieProps) {
  const cube = useRolling(at, place);
  return (
    <span className="nd-die" data-colour={die.colour} data-size={size}>
      <span className="nd-cube" ref={cube}>
        <span className="nd-core" />
        {around(die).map((face, i) => (
          <span key={i} className="nd-face" data-side={i + 1}>
            {(die.resource !== null || i > 0) && <Pips face={face} />}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The sign on a printed die, so that its colour is not all that tells it apart. */
const sign: Readonly<Record<Colour, string | undefined>> = {
  white: undefined,
  blue: "book",
  orange: "gold",
  red: "strength",
};

/** A die as a building prints it: not yet rolled. */
export function PrintedDie({ colour }: { readonly colour: Colour }) {
  const icon = sign[colour];
  return (
    <span className="nd-die" data-colour={colour} data-size="tiny">
      <span className="nd-cube">
        <span className="nd-core" />
        {[1, 2, 3].map((side) => (
          <span key={side} className="nd-face" data-side={side}>
            {side === 1 && icon !== undefined && (
              <span className="nd-pips" data-n={1}>
                <Icon name={icon} />
              </span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
