import { Changing, Icon, useSight, type Zone } from "@civitas/table-kit";
import type { NationsView } from "../src/view.ts";
import { EventCard } from "./event.tsx";
import { MyTray, PlayerBoard, useMine, useRivals } from "./players.tsx";
import { ProgressBoard } from "./progress-board.tsx";
import { say } from "./say.ts";
import { Supply } from "./supply.tsx";
import { Tracks } from "./tracks.tsx";

function Tiles() {
  return (
    <div className="nd-zone">
      <ProgressBoard />
      <MyTray />
    </div>
  );
}

function Mine() {
  return (
    <div className="nd-zone">
      <PlayerBoard seat={useMine()} own />
    </div>
  );
}

/** The other players. Somebody who plays alone has only the event, and the imaginary opponent on the tracks. */
function Rivals() {
  const rivals = useRivals();
  return (
    <div className="nd-zone">
      {rivals.map((seat) => (
        <PlayerBoard key={seat} seat={seat} own={false} large={rivals.length === 1} />
      ))}
      {rivals.length === 0 && <RoundSheets />}
    </div>
  );
}

function Round() {
  return (
    <div className="nd-zone">
      <RoundSheets />
    </div>
  );
}

function RoundSheets() {
  return (
    <>
      <EventCard />
      <Tracks />
      <Supply />
    </>
  );
}

/** Gold at hand, the figure one compares with the rows. */
function Gold() {
  const { view } = useSight<NationsView>();
  const mine = view.players[useMine()];
  return (
    <>
      <Icon name="gold" /> <Changing value={mine?.available.gold ?? 0} />
    </>
  );
}

function MyPoints() {
  const { view } = useSight<NationsView>();
  return (
    <>
      <Icon name="points" /> <Changing value={view.players[useMine()]?.total ?? 0} />
    </>
  );
}

function BestRival() {
  const { view } = useSight<NationsView>();
  const best = Math.max(0, ...useRivals().map((seat) => view.players[seat]?.total ?? 0));
  return (
    <>
      <Icon name="points" /> <Changing value={best} />
    </>
  );
}

function Needs() {
  const { view } = useSight<NationsView>();
  return (
    <>
      <Icon name="food" /> <b>{view.event?.food ?? 0}</b> <Icon name="strength" /> <b>{view.event?.strength ?? 0}</b>
    </>
  );
}

/** The table in parts, for a phone. */
export const zones: readonly Zone[] = [
  { id: "progress", label: say("ui.tab.progress"), component: Tiles, summary: Gold },
  { id: "mine", label: say("ui.tab.mine"), component: Mine, summary: MyPoints },
  { id: "rivals", label: say("ui.tab.rivals"), component: Rivals, summary: BestRival },
  { id: "round", label: say("ui.tab.round"), component: Round, summary: Needs },
];
