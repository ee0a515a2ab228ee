import { Emblem, Icon, Piece, useSay, Words } from "@civitas/table-kit";
import type { SideName } from "../../src/battle/state.ts";
import { ref } from "../../src/refs.ts";
import type { BattleView } from "../../src/view/view.ts";
import { useCityNames } from "../city-names.ts";
import { say } from "../say.ts";
import { useCivilization, useMine } from "../seats.ts";
import { Field } from "./field.tsx";
import { Hand } from "./hand.tsx";
import { nationOf, type Position } from "./sides.ts";
import { Stakes } from "./stakes.tsx";
import { Totals } from "./totals.tsx";

/** A battle lies on the map while it lasts: the enemy above, the viewer below, fronts as columns. */
export function BattleSheet() {
  const { battle } = useCivilization();
  const mine = useMine();
  if (battle === null) return null;
  const below: SideName =
    battle.defender === mine || (battle.attacker !== mine && battle.controller === mine) ? "defender" : "attacker";
  const position: Position = { battle, below, above: below === "attacker" ? "defender" : "attacker" };
  return (
    <section className="zone cv-battle">
      <header className="cv-battle-head">
        <Title battle={battle} />
        <Stakes position={position} />
      </header>
      <div className="cv-battlefield">
        <Hand position={position} side={position.above} place="above" />
        <Field position={position} />
        <Hand position={position} side={position.below} place="below" />
      </div>
      <Totals position={position} />
    </section>
  );
}

/** Who attacks whom, and where. */
function Title({ battle }: { readonly battle: BattleView }) {
  const words = useSay();
  const cityName = useCityNames();
  const place = battle.square.toUpperCase();
  const enemy = nationOf(battle, "defender");
  const title =
    battle.defender === null
      ? say("ui.battle.village", { place })
      : battle.city === null
        ? say("ui.battle.field", { place })
        : say("ui.battle.city", { city: cityName(battle.defender, battle.city) });
  return (
    <div>
      <Piece at={ref.battle} label={title} className="cv-battle-title">
        <h2>
          <Icon name="combat" /> {words.plain(title)}
        </h2>
      </Piece>
      <p>
        <Emblem seat={battle.attacker} />{" "}
        <Words
          message={
            enemy === null
              ? say("ui.battle.against-barbarians", { who: { seat: battle.attacker }, place })
              : say("ui.battle.against", { who: { seat: battle.attacker }, whom: { seat: enemy }, place })
          }
        />
      </p>
    </div>
  );
}
