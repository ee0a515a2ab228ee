import { useQuestion } from "@civitas/table-kit";
import { civilizationText } from "../src/cards/card-text.ts";
import { CIVILIZATIONS } from "../src/content/civilizations.ts";
import { CIVILIZATION_IDS, type CivilizationId } from "../src/content/ids.ts";
import { ref } from "../src/refs.ts";
import { BigCivilization } from "./close-up.tsx";
import { nameOf } from "./names.ts";
import { picture } from "./pictures.ts";
import { ReadableCard } from "./readable-card.tsx";
import { groundOf } from "./scenes.ts";

/** The civilizations that the viewer could choose now. */
export function useSheets(): readonly CivilizationId[] {
  const { question } = useQuestion();
  return CIVILIZATION_IDS.filter((id) => question?.options.some(({ refs }) => refs?.includes(ref.sheet(id))));
}

/**
 * Before the first round: the sheets of all civilizations that can be chosen, with what they can do (CV-2.6). Each
 * shows the tech it begins with.
 */
export function Sheets() {
  return (
    <section className="cv-study" data-few>
      <div className="cv-study-cards">
        {useSheets().map((id) => (
          <ReadableCard
            key={id}
            at={ref.sheet(id)}
            label={nameOf.civilization(id)}
            zoom={<BigCivilization id={id} />}
            tone="stone"
            icon={picture.tech(CIVILIZATIONS[id].tech)}
            ground={groundOf.tech(CIVILIZATIONS[id].tech)}
            text={civilizationText(id)}
          />
        ))}
      </div>
    </section>
  );
}
