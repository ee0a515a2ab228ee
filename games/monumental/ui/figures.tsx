import { Portrait, ResourceToken, Words } from "@civitas/table-kit";
import { heroText, monsterText } from "../src/card-text.ts";
import { HEROES, type HeroId } from "../src/content/heroes.ts";
import { MONSTERS, type MonsterId } from "../src/content/monsters.ts";
import { originOf } from "../src/content/origin.ts";
import { heroName, monsterName } from "../src/say.ts";
import { say } from "./say.ts";

/** A hero seen closely: what he costs, does, and when he goes home. */
export function HeroCloseUp({ id }: { readonly id: HeroId }) {
  return (
    <Portrait
      tone="gold"
      icon={id}
      name={<Words message={heroName(id)} />}
      kind={<Words message={say("ui.hero")} />}
      origin={originOf(id)}
    >
      <p>
        <ResourceToken kind="gold" n={HEROES[id].cost} size="small" />
      </p>
      {heroText(id).map((sentence, i) => (
        <p key={i}>
          <Words message={sentence} />
        </p>
      ))}
    </Portrait>
  );
}

/** A monster seen closely: how it attacks, and what it takes to defeat it. */
export function MonsterCloseUp({ id }: { readonly id: MonsterId }) {
  return (
    <Portrait
      tone="military"
      icon={id}
      name={<Words message={monsterName(id)} />}
      kind={<Words message={say("ui.beast")} />}
      origin={originOf(id)}
    >
      <p>
        {Object.entries(MONSTERS[id].price).map(([kind, n]) => (
          <ResourceToken key={kind} kind={kind} n={n} size="small" />
        ))}
      </p>
      {monsterText(id).map((sentence, i) => (
        <p key={i}>
          <Words message={sentence} />
        </p>
      ))}
    </Portrait>
  );
}
