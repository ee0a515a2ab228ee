import type { Message } from "@civitas/kernel";
import { Icon, Portrait, Words } from "@civitas/table-kit";
import { cardText, warlordText } from "../src/card-text.ts";
import { policiesOf } from "../src/content/cards.ts";
import type { CivilizationId } from "../src/content/civilizations.ts";
import { WARLORDS } from "../src/content/starting.ts";
import { nameOf, warlordName } from "../src/say.ts";

/** A civilization seen closely: what it is good at, and what its warlord and its policies do. */
export function BigPeople({ id }: { readonly id: CivilizationId }) {
  const warlord = WARLORDS[id].id;
  return (
    <Portrait tone="stone" icon={id} ground="page" name={<Words message={{ say: `civilization.${id}` }} />}>
      <p>
        <Words message={{ say: `civilization.${id}.note` }} />
      </p>
      <ul className="mo-people-cards">
        <Told icon={warlord} name={warlordName(warlord)} text={warlordText(id)} />
        {policiesOf(id).map((policy) => (
          <Told key={policy} icon={policy} name={nameOf(policy)} text={cardText(policy)} />
        ))}
      </ul>
    </Portrait>
  );
}

interface ToldProps {
  readonly icon: string;
  readonly name: Message;
  readonly text: readonly Message[];
}

function Told({ icon, name, text }: ToldProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>
          <Words message={name} />
        </b>
        {text.map((sentence, i) => (
          <span key={i}>
            {" "}
            <Words message={sentence} />
          </span>
        ))}
      </span>
    </li>
  );
}
