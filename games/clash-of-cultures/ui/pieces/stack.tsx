import type { Ref } from "@civitas/kernel";
import type { Owner } from "../../src/state.ts";
import { Chip, type Count } from "./chip.tsx";
import { Marked } from "./marked.tsx";
import { Stamp } from "./stamp.tsx";

/** Units of one owner in one hex. */
export interface StackLook {
  /** What options and happenings call them. */
  readonly at: readonly Ref[];
  readonly owner: Owner;
  readonly soldiers: number;
  readonly settlers: number;
  readonly ships: number;
  readonly aboard: { readonly soldiers: number; readonly settlers: number };
  /** None of them may move any more this turn. */
  readonly done: boolean;
}

const named = (soldiers: number, settlers: number): Count[] => [
  ...(soldiers > 0 ? [["soldier", soldiers] as const] : []),
  ...(settlers > 0 ? [["settler", settlers] as const] : []),
];

/** What a strip says about a stack: land units, or ships and what is aboard. */
export function countsOf({ soldiers, settlers, ships, aboard }: StackLook): readonly Count[] {
  if (ships === 0) return named(soldiers, settlers);
  return [...(ships > 1 ? [["ship", ships] as const] : []), ...named(aboard.soldiers, aboard.settlers)];
}

/** So many figures stand side by side at most; the strip counts the others. */
const MOST = 5;

/** Units in the open: every figure is drawn, and a strip below counts them. */
export function OpenStack({ stack }: { readonly stack: StackLook }) {
  const { owner, ships, soldiers, settlers, done } = stack;
  const counts = countsOf(stack);
  return (
    <g className="cc-stack" data-done={done || undefined}>
      <Marked at={stack.at}>
        {ships > 0 ? (
          <Fleet owner={owner} ships={ships} />
        ) : (
          <Ranks owner={owner} soldiers={soldiers} settlers={settlers} />
        )}
      </Marked>
      {counts.length > 0 && (
        <Chip owner={owner} counts={counts} y={ships > 0 ? 17.5 : 20} bare={ships > 0} done={done} />
      )}
    </g>
  );
}

function Fleet({ owner, ships }: { readonly owner: Owner; readonly ships: number }) {
  if (ships === 1) return <Stamp kind="ship" owner={owner} y={2} scale={1.12} />;
  return (
    <>
      <Stamp kind="ship" owner={owner} x={-13} y={2} scale={0.92} />
      <Stamp kind="ship" owner={owner} x={13} y={5} scale={0.92} />
    </>
  );
}

function Ranks({
  owner,
  soldiers,
  settlers,
}: {
  readonly owner: Owner;
  readonly soldiers: number;
  readonly settlers: number;
}) {
  const fit = Math.min(soldiers, MOST);
  const figures = [
    ...Array.from({ length: fit }, () => "soldier" as const),
    ...Array.from({ length: Math.min(settlers, MOST - fit) }, () => "settler" as const),
  ];
  const crowd = figures.length;
  const scale = crowd > 3 ? 1.02 : 1.14;
  const step = crowd > 4 ? 11 : crowd > 3 ? 13 : 15;
  const gap = fit > 0 && crowd > fit ? 4 : 0;
  const left = (-(crowd - 1) * step) / 2 - gap / 2;
  return figures.map((kind, i) => (
    <Stamp key={i} kind={kind} owner={owner} x={left + i * step + (i >= fit ? gap : 0)} y={7} scale={scale} />
  ));
}
