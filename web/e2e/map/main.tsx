import "../../src/style/index.css";
import "./map.css";
import type { LogLine, Sight } from "@civitas/kernel";
import {
  Board,
  BoardSpace,
  Flights,
  Fog,
  Lights,
  type MapSpace,
  Piece,
  type Plan,
  Spaces,
  Surface,
  TableProvider,
  type TableSetting,
  translate,
  useSight,
} from "@civitas/table-kit";
import { Speaker } from "@civitas/words";
import { memo, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Speaking, speakerOf } from "../../src/app/language.tsx";
import { Choices } from "../../src/table/choices.tsx";
import { words as shell } from "../../src/text/en.ts";
import { begin, hidden, marched, sightOf, spaces, stones, type World, words } from "./world.ts";

const query = new URLSearchParams(location.search);
const watching = Number(query.get("watching") ?? 0);
const stage = new Flights();

/** How often spaces were drawn: a pointer that wanders must not draw them all. */
const drawn = { spaces: 0 };
Object.assign(window, { drawn });

const Ground = memo(function Ground({ plan }: { readonly plan: Plan }) {
  return plan.spaces.map((space) => (
    <path key={space.at} className="toy-hex" d={plan.outline(1)} transform={translate(plan.centre(space))} />
  ));
});

const Stones = memo(function Stones({ plan }: { readonly plan: Plan }) {
  return stones.map((name) => {
    const space = plan.find(`hex:${name}`);
    return (
      space !== undefined && (
        <Piece
          key={name}
          as="g"
          at={`stone:${name}`}
          label={{ say: "toy.stone", with: { name } }}
          transform={translate(plan.centre(space))}
        >
          <circle className="toy-stone" r={plan.size / 4} cy={plan.size / 3} />
        </Piece>
      )
    );
  });
});

function Hex({ space }: { readonly space: MapSpace }) {
  drawn.spaces++;
  return (
    <BoardSpace space={space} label={{ say: "toy.about", with: { name: space.name } }}>
      <text className="toy-name">{space.name}</text>
    </BoardSpace>
  );
}

const drawHex = (space: MapSpace) => <Hex key={space.at} space={space} />;

function Stacks({ plan }: { readonly plan: Plan }) {
  const { stacks } = useSight<World>().view;
  return stacks.map((name, i) => {
    const space = plan.find(`hex:${name}`);
    return (
      space !== undefined && (
        <Piece
          key={i}
          as="g"
          at={`stack:${i}`}
          label={{ say: "toy.stack", with: { name } }}
          transform={translate(plan.centre(space))}
        >
          <path className="toy-stack" d="M-6 4V-6L0 -12L6 -6V4z" />
        </Piece>
      )
    );
  });
}

/** A test lays something over the map, and takes it away. */
function useCovered(): boolean {
  const [covered, cover] = useState(false);
  useEffect(() => {
    const turn = () => cover((before) => !before);
    addEventListener("cover", turn);
    return () => removeEventListener("cover", turn);
  }, []);
  return covered;
}

function ToyMap() {
  const covered = useCovered();
  return (
    <Board
      label={{ say: "toy.map" }}
      spaces={spaces}
      shape="pointy"
      margin={10}
      least={14}
      most={60}
      className="toy-map"
      covered={covered}
      ground={(plan) => <Ground plan={plan} />}
    >
      {(plan) => (
        <>
          <Lights />
          <Spaces plan={plan}>{drawHex}</Spaces>
          <Stones plan={plan} />
          <Stacks plan={plan} />
          <Fog spaces={hidden} />
        </>
      )}
    </Board>
  );
}

function Page() {
  const [sight, see] = useState<Sight<World>>(() => sightOf(begin, 0, [], watching));
  const answer = useCallback(
    (id: string) => {
      document.documentElement.dataset.answered = id;
      const world = id.startsWith("march:") ? marched(sight.view, id) : sight.view;
      const moved = world.stacks.findIndex((name, i) => name !== sight.view.stacks[i]);
      const line: LogLine = {
        at: sight.at + 1,
        what: { say: "toy.end" },
        moves: moved < 0 ? [] : [{ piece: `stack:${moved}`, from: `hex:${sight.view.stacks[moved]}` }],
      };
      stage.before([line]);
      flushSync(() => see(sightOf(world, sight.at + 1, [line], watching)));
      void stage.play([line], Number(query.get("pace") ?? 0));
      return undefined;
    },
    [sight],
  );
  const setting = useMemo(
    (): TableSetting => ({
      sight,
      seats: [],
      speaker: new Speaker("en", [words, shell]),
      icons: {},
      fresh: [],
      locked: false,
      spot: [],
      answer,
      openClause: () => undefined,
    }),
    [sight, answer],
  );
  return (
    <TableProvider setting={setting}>
      <main className="toy-page">
        <Surface label="A map">
          <ToyMap />
        </Surface>
        <aside className="side">
          <Choices />
        </aside>
      </main>
    </TableProvider>
  );
}

const page = document.getElementById("page");
if (page === null) throw new Error("the page has no place for the map");
speakerOf("en").then((first) =>
  createRoot(page).render(
    <Speaking first={first}>
      <Page />
    </Speaking>,
  ),
);
