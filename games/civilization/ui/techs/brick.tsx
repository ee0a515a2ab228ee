import type { Seat } from "@civitas/kernel";
import { Icon, Piece, syllables, useSay } from "@civitas/table-kit";
import type { Language } from "@civitas/words";
import type { TechId } from "../../src/content/ids.ts";
import { ref } from "../../src/refs.ts";
import { BigTech } from "../close-up.tsx";
import { Hyphenated } from "../hyphenated.tsx";
import { nameOf } from "../names.ts";
import { picture } from "../pictures.ts";
import { say } from "../say.ts";
import { useRealm } from "../seats.ts";

/** Such a name needs a wide brick: it takes more than two lines, or has a part that can't be broken. */
function isLong(name: string, language: Language): boolean {
  const parts = name.split(/[\s-]+/).flatMap((word) => syllables(word, language));
  return name.length > 16 || parts.some((part) => part.length > 7);
}

/** A tech in a pyramid: its picture and name, its coins, and a tick once its ability is used. */
export function Brick({ nation, tech }: { readonly nation: Seat; readonly tech: TechId | null }) {
  const { tokens, used } = useRealm(nation);
  const words = useSay();
  if (tech === null) {
    return (
      <span className="cv-brick" data-blank title={words.plain(say("ui.blank-tech"))}>
        <i>
          <Icon name="apple" label={words.plain(say("ui.blank-tech"))} />
        </i>
      </span>
    );
  }
  const coins = tokens.find(([place]) => place === tech)?.[1] ?? 0;
  const spent = used.some((key) => key.split(":")[0] === tech);
  return (
    <Piece
      at={ref.tech(nation, tech)}
      label={nameOf.tech(tech)}
      zoom={<BigTech id={tech} />}
      className="cv-brick-piece"
    >
      <span className="cv-brick" data-spent={spent || undefined}>
        <i>
          <Icon name={picture.tech(tech)} />
          {coins > 0 && (
            <em role="img" aria-label={words.plain(say("ui.coins-on", { n: coins }))}>
              {"●".repeat(coins)}
            </em>
          )}
          {spent && <Icon name="tick" label={words.plain(say("ui.used"))} />}
        </i>
        <span className="cv-brick-name" data-long={isLong(words.plain(nameOf.tech(tech)), words.language) || undefined}>
          <Hyphenated message={nameOf.tech(tech)} whole={6} />
        </span>
      </span>
    </Piece>
  );
}
