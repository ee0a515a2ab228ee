import { Emblem, Icon, Piece, useSay } from "@civitas/table-kit";
import { NOTHING, RESOURCES, TOKENS } from "../../src/content/goods.ts";
import { ref } from "../../src/refs.ts";
import { couldBring, useCollecting } from "../map/collecting.ts";
import { say } from "../say.ts";
import { pointsOf, useMine, usePlayer } from "../seats.ts";
import { RivalCloseUp } from "./rival-close-up.tsx";
import { Track } from "./track.tsx";

/** What the player at this screen holds: seven tracks. */
export function Realm() {
  const mine = useMine();
  const { score } = usePlayer(mine);
  const words = useSay();
  const collecting = useCollecting();
  const could = collecting === undefined ? NOTHING : couldBring(collecting);
  return (
    <section className="zone cc-realm">
      <Piece
        at={ref.player(mine)}
        label={say("ui.player", { who: { seat: mine } })}
        zoom={<RivalCloseUp seat={mine} />}
        className="cc-me"
      >
        <Emblem seat={mine} />
        <b>{words.nameOf(mine)}</b>
        <span>
          <Icon name="points" label={words.plain(say("ui.points"))} /> {pointsOf(score.total)}
        </span>
      </Piece>
      <div className="cc-tracks">
        {RESOURCES.map((kind) => (
          <Track key={kind} seat={mine} kind={kind} could={could[kind]} />
        ))}
        <hr />
        {TOKENS.map((kind) => (
          <Track key={kind} seat={mine} kind={kind} could={could[kind]} />
        ))}
      </div>
    </section>
  );
}
