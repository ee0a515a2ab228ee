import { Icon, useSay } from "@civitas/table-kit";
import { DEFENCE } from "../../src/content/constants.ts";
import { LANDS, TERRAIN } from "../../src/content/maps.ts";
import { say } from "../say.ts";
import { useMonumental } from "../seats.ts";
import { StoneSample } from "./stones.tsx";

/** What adds to the defence of a province: its terrain and who stands there. */
export function MapKey() {
  const { map } = useMonumental();
  const words = useSay();
  const there = LANDS.filter((land) => map.spaces.some(({ tile }) => tile === land));
  return (
    <span className="mo-key">
      {there.map((land) => (
        <span key={land}>
          <StoneSample tile={land} />
          {words.plain({ say: `tile.${land}` })} <b>{TERRAIN[land]}</b>
        </span>
      ))}
      <span className="mo-key-units">
        <Icon name="soldier" label={words.plain(say("ui.part.soldiers"))} />
        <b>{DEFENCE.soldier}</b>
      </span>
      <span>
        <Icon name="warlord" label={words.plain(say("ui.part.warlord"))} />
        <b>{DEFENCE.warlord}</b>
      </span>
      <span>
        <Icon name="outpost" label={words.plain(say("ui.part.outpost"))} />
        <b>{DEFENCE.outpost}</b>
      </span>
      <span>
        <span className="mo-key-wonder">
          <Icon name="wonder" label={words.plain(say("ui.part.wonder"))} />
        </span>
        <b>{DEFENCE.wonder}</b>
      </span>
    </span>
  );
}
