import { Emblem, Icon, useSay } from "@civitas/table-kit";
import { RESOURCES, TOKENS } from "../../src/content/goods.ts";
import { say } from "../say.ts";
import { pointsOf, useMine, usePlayer } from "../seats.ts";
import { Track } from "./track.tsx";

/** What the player at this screen holds: seven tracks. */
export function Realm() {
  const mine = useMine();
  const { score } = usePlayer(mine);
  const words = useSay();
  return (
    <section className="zone cc-realm">
      <div className="cc-me">
        <Emblem seat={mine} />
        <b>{words.nameOf(mine)}</b>
        <span>
          <Icon name="points" label={words.plain(say("ui.points"))} /> {pointsOf(score.total)}
        </span>
      </div>
      <div className="cc-tracks">
        {RESOURCES.map((kind) => (
          <Track key={kind} seat={mine} kind={kind} />
        ))}
        <hr />
        {TOKENS.map((kind) => (
          <Track key={kind} seat={mine} kind={kind} />
        ))}
      </div>
    </section>
  );
}
