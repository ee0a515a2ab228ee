import type { LogLine, Option, Sight, Spot } from "@civitas/kernel";
import type { MapSpace } from "@civitas/table-kit";

/** A map without a game: 210 hexes in fifteen rows, 150 stones on it, and three stacks that may march. */
const ROWS = 15;
const IN_A_ROW = 14;

export const spaces: readonly MapSpace[] = Array.from({ length: ROWS * IN_A_ROW }, (_, i) => {
  const [row, column] = [Math.floor(i / IN_A_ROW), i % IN_A_ROW];
  const name = `${String.fromCharCode(65 + row)}${column + 1}`;
  return { at: `hex:${name}`, cell: [column - Math.floor(row / 2), row] as const, name };
});

export const stones: readonly string[] = spaces.slice(40, 190).map(({ name }) => name);
export const hidden: readonly MapSpace[] = spaces.slice(200);

export interface World {
  readonly stacks: readonly string[];
}

export const begin: World = { stacks: ["C3", "C8", "G7"] };

const spot = (name: string): Spot => ({ ref: `hex:${name}`, name: { say: "toy.space", with: { name } } });

function around(name: string): readonly string[] {
  const here = spaces.find((space) => space.name === name);
  if (here === undefined) return [];
  const [q, r] = here.cell;
  const near = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  return near.flatMap(([dq, dr]) => {
    const there = spaces.find(({ cell }) => cell[0] === q + dq && cell[1] === r + dr);
    return there === undefined ? [] : [there.name];
  });
}

/** What may be done: each stack marches to a neighbour, the game may be ended, and as many spaces watched as asked for. */
function options({ stacks }: World, watching: number): Option[] {
  const marches = stacks.flatMap((from) =>
    around(from).map(
      (to): Option => ({
        id: `march:${from}>${to}`,
        label: { say: "toy.march", with: { from, to } },
        from: spot(from),
        to: spot(to),
        group: { say: "toy.marches" },
        price: { gold: 1 },
        preview: { say: "toy.would", with: { to } },
      }),
    ),
  );
  const watches = spaces.slice(0, watching).map(
    ({ name }): Option => ({
      id: `watch:${name}`,
      label: { say: "toy.watch", with: { name } },
      group: { say: "toy.watches" },
    }),
  );
  return [...marches, ...watches, { id: "end", label: { say: "toy.end" } }];
}

export function sightOf(world: World, at: number, log: readonly LogLine[], watching: number): Sight<World> {
  return {
    viewer: 0,
    at,
    view: world,
    question: { seat: 0, prompt: { say: "toy.ask" }, options: options(world, watching), blocked: [] },
    waiting: [0],
    progress: { round: 1 },
    logFrom: 0,
    log,
  };
}

export function marched({ stacks }: World, id: string): World {
  const [from, to] = id.slice("march:".length).split(">");
  return { stacks: stacks.map((name) => (name === from ? (to ?? name) : name)) };
}

export const words = {
  "toy.space": "{name}",
  "toy.about": "{name}, plain",
  "toy.map": "A map",
  "toy.stone": "a stone on {name}",
  "toy.stack": "a stack on {name}",
  "toy.ask": "What now?",
  "toy.march": "March from {from} to {to}",
  "toy.marches": "March",
  "toy.watch": "Watch {name}",
  "toy.watches": "Watch",
  "toy.would": "{to} would be yours",
  "toy.end": "End",
};
