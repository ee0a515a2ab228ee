import type { Option } from "@civitas/kernel";
import { Icon, isAllowed, useHover, useQuestion, useTable, Words } from "@civitas/table-kit";
import { CIVILIZATION_IDS, CIVILIZATIONS, type CivilizationId } from "../src/content/civilizations.ts";
import { say as duelSays, nameOf } from "../src/say.ts";

/** Before the first round: the peoples that can be chosen, laid out where the city will stand (MD-2.9). */
export function Civilizations() {
  const { question } = useQuestion();
  const { only } = useTable();
  const offered = CIVILIZATION_IDS.flatMap((id) => {
    const option = question?.options.find((one) => one.id === `civilization:${id}`);
    return option === undefined || !isAllowed(option.id, only) ? [] : [{ id, option }];
  });
  if (offered.length === 0) return null;
  return (
    <div className="md-civilizations">
      {offered.map(({ id, option }) => (
        <Plaque key={id} id={id} option={option} />
      ))}
    </div>
  );
}

/** A people with its warlord and its policies. */
function Plaque({ id, option }: { readonly id: CivilizationId; readonly option: Option }) {
  const { answer } = useQuestion();
  const hover = useHover([option.id]);
  const { warlord, policies } = CIVILIZATIONS[id];
  return (
    <button type="button" className="md-plaque" data-piece="" data-may="" onClick={() => answer(option.id)} {...hover}>
      <Icon name={id} />
      <span className="md-plaque-words">
        <b>
          <Words message={option.label} />
        </b>
        <span>
          <Words message={duelSays(`civilization.${id}.note`)} />
        </span>
        <small>
          <span className="md-plaque-item">
            <Icon name="warlord" /> <Words message={nameOf(warlord)} />
          </span>
        </small>
        <small>
          {policies.map((policy) => (
            <span key={policy} className="md-plaque-item">
              <Icon name={policy} /> <Words message={nameOf(policy)} />
            </span>
          ))}
        </small>
      </span>
    </button>
  );
}
