import { Icon, isAllowed, Piece, useQuestion, useTable, Words } from "@civitas/table-kit";
import type { CardId } from "../src/content/cards.ts";
import { CIVILIZATION_IDS, CIVILIZATIONS, type CivilizationId } from "../src/content/civilizations.ts";
import { ref } from "../src/refs.ts";
import { say as duelSays, nameOf } from "../src/say.ts";
import { BigCard } from "./card.tsx";

/** Before the first round: the peoples that can be chosen, laid out where the city will stand (MD-2.9). */
export function Civilizations() {
  const { question } = useQuestion();
  const { only } = useTable();
  const offered = CIVILIZATION_IDS.filter((id) =>
    question?.options.some((option) => option.id === `civilization:${id}` && isAllowed(option.id, only)),
  );
  if (offered.length === 0) return null;
  return (
    <div className="md-civilizations">
      {offered.map((id) => (
        <Plaque key={id} id={id} />
      ))}
    </div>
  );
}

/** A people, and below it its warlord and its policies: each explains itself when it is looked at. */
function Plaque({ id }: { readonly id: CivilizationId }) {
  const { warlord, policies } = CIVILIZATIONS[id];
  return (
    <div className="md-plaque">
      <Piece at={ref.people(id)} label={duelSays(`civilization.${id}`)} className="md-plaque-head">
        <Icon name={id} />
        <span className="md-plaque-words">
          <b>
            <Words message={duelSays(`civilization.${id}`)} />
          </b>
          <span>
            <Words message={duelSays(`civilization.${id}.note`)} />
          </span>
        </span>
      </Piece>
      <div className="md-plaque-items">
        <Named id={warlord} icon="warlord" />
        {policies.map((policy) => (
          <Named key={policy} id={policy} icon={policy} />
        ))}
      </div>
    </div>
  );
}

/** The name of a card that is not on the table yet: a look shows the card. */
function Named({ id, icon }: { readonly id: CardId; readonly icon: string }) {
  return (
    <Piece at={`about:${id}`} label={nameOf(id)} zoom={<BigCard id={id} />} className="md-plaque-item">
      <Icon name={icon} /> <Words message={nameOf(id)} />
    </Piece>
  );
}
