import { useSay } from "@civitas/table-kit";
import { techText } from "../../src/cards/card-text.ts";
import { ref } from "../../src/refs.ts";
import { BigTech } from "../close-up.tsx";
import { nameOf } from "../names.ts";
import { numeral } from "../numerals.ts";
import { picture } from "../pictures.ts";
import { ReadableCard } from "../readable-card.tsx";
import { say } from "../say.ts";
import { groundOf } from "../scenes.ts";
import { useMine } from "../seats.ts";
import { LEVELS_FROM_TOP } from "./gauge.tsx";
import { type LearnableTech, useLearnable } from "./learnable.ts";

const FEW = 8;
const MANY = 12;

/** Everything that could be learned now, as cards with their full text, level by level. */
export function Study() {
  const learnable = useLearnable();
  const words = useSay();
  return (
    <section
      className="cv-study"
      data-few={learnable.length <= FEW || undefined}
      data-many={learnable.length > MANY || undefined}
      aria-label={words.plain(say("ui.study"))}
    >
      {LEVELS_FROM_TOP.map((level) => {
        const cards = learnable.filter((one) => one.level === level);
        return (
          cards.length > 0 && (
            <div key={level} className="cv-study-level">
              <h3>{words.plain(say("ui.level", { level: numeral(level) }))}</h3>
              <div className="cv-study-cards">
                {cards.map((one) => (
                  <StudyCard key={one.id} one={one} />
                ))}
              </div>
            </div>
          )
        );
      })}
    </section>
  );
}

function StudyCard({ one: { id } }: { readonly one: LearnableTech }) {
  const mine = useMine();
  return (
    <ReadableCard
      at={ref.tech(mine, id)}
      label={nameOf.tech(id)}
      zoom={<BigTech id={id} />}
      tone="knowledge"
      icon={picture.tech(id)}
      ground={groundOf.tech(id)}
      text={techText(id)}
    />
  );
}
