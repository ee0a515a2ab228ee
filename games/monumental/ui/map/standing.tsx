import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import type { ContentsProps } from "./contents.tsx";
import type { Scaled } from "./metrics.ts";
import { Barbarians, ExplorerFigure, Figure, HeroFigure, Town, widthOf } from "./pieces.tsx";
import { Recruit } from "./recruit.tsx";
import { type Item, piece } from "./row.tsx";

/** How many soldiers stand one by one beside so many other pieces; more stand as one with a number. */
const oneByOne = ({ names }: Scaled, others: number): number => (names ? 5 : 4) - others;

/** Whoever stands here: barbarians or a town; outpost, warlord, hero, soldiers; explorers of anybody; a monster. */
export function standing(props: ContentsProps): Item[] {
  const { space, monsters, metrics } = props;
  const { name, barbarians } = space;
  const capital = space.tile === "capital";
  const base = capital ? metrics.capitalBase : metrics.base;
  const { middle } = metrics;
  const items: Item[] = [];
  if (barbarians !== undefined) {
    const label = say("ui.barbarians", { n: barbarians });
    items.push(
      piece(ref.discovery(name), label, metrics.names ? 42 : 36, (x) => (
        <Barbarians x={x} y={middle} value={barbarians} small={!metrics.names} />
      )),
    );
  }
  if (space.town !== undefined) {
    const r = metrics.names ? 14 : 12;
    items.push(piece(ref.discovery(name), say("ui.town"), 29, (x) => <Town x={x} y={middle} r={r} />));
  }
  // In a capital explorers stand above the soldiers, who are many.
  items.push(...units(props, base), ...(capital ? [] : explorersOn(props, base)));
  for (const { id } of monsters) {
    const label = { say: `monster.${id}` };
    items.push(
      piece(ref.monster(id), label, 26, (x) => <Figure kind={id} x={x} base={base + 1} height={25} owner={null} />),
    );
  }
  return items;
}

/** The pieces of whoever controls the space. */
function units({ space, metrics, leaving, recruit }: ContentsProps, base: number): Item[] {
  const { owner, name, hero, soldiers = 0 } = space;
  if (owner === undefined) return [];
  const items: Item[] = [];
  const figure = (kind: string, height: number, x: number, raised = false) => (
    <Figure kind={kind} x={x} base={base} height={height} owner={owner} raised={raised} />
  );
  const { outpost, warlord, soldier } = metrics;
  const box = (x: number, width: number, height: number) => ({ x, base, width, height });
  if (space.outpost) {
    items.push(
      piece(ref.outpost(name), say("ui.outpost"), widthOf("outpost", outpost), (x) => figure("outpost", outpost, x)),
    );
  }
  if (space.warlord) {
    const raised = leaving?.warlord === true;
    items.push(
      piece(ref.warlord(owner), say("ui.warlord"), widthOf("warlord", warlord), (x) => (
        <Recruit
          unit="warlord"
          label={say("ui.warlord")}
          pick={recruit}
          {...box(x, widthOf("warlord", warlord), warlord)}
        >
          {figure("warlord", warlord, x, raised)}
        </Recruit>
      )),
    );
  }
  if (hero !== undefined) {
    const label = { say: `hero.${hero}` };
    items.push(
      piece(ref.hero(hero), label, 24, (x) => (
        <Recruit unit="hero" label={label} pick={recruit} {...box(x, 24, 22)}>
          <HeroFigure x={x} y={base - 11} id={hero} owner={owner} r={10} />
        </Recruit>
      )),
    );
  }
  if (soldiers === 0) return items;
  const going = leaving?.soldiers ?? 0;
  const one = widthOf("soldier", soldier);
  const many = soldiers > oneByOne(metrics, items.length);
  const width = many ? one + 22 : one * soldiers;
  items.push(
    piece(ref.soldiers(name), say("ui.soldiers", { n: soldiers }), width, (x) => (
      <Recruit unit="soldier" label={say("ui.soldiers", { n: soldiers })} pick={recruit} {...box(x, width, soldier)}>
        {many ? (
          <>
            {figure("soldier", soldier, x - 11, going > 0)}
            <Times x={x + one / 2} base={base} n={soldiers} />
          </>
        ) : (
          Array.from({ length: soldiers }, (_, i) => (
            <g key={i}>{figure("soldier", soldier, x + (i - (soldiers - 1) / 2) * one, i < going)}</g>
          ))
        )}
      </Recruit>
    )),
  );
  return items;
}

export function explorersOn({ space, metrics, explorers }: ContentsProps, base: number): Item[] {
  const r = metrics.explorer;
  const crowd = explorers.length > 2 ? 0.85 : 1;
  return explorers.map(({ owner, n }) =>
    piece(ref.explorer(owner, n), say("ui.explorer", { place: space.name.toUpperCase() }), (r * 2 + 4) * crowd, (x) => (
      <ExplorerFigure x={x} y={base - r - 1} owner={owner} r={r} />
    )),
  );
}

function Times({ x, base, n }: { x: number; base: number; n: number }) {
  return (
    <text className="mo-carved" x={x} y={base - 3} fontSize={15}>
      ×{n}
    </text>
  );
}
