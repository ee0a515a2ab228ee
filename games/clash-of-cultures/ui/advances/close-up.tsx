import { Emblem, Icon, Portrait, useSay, Words } from "@civitas/table-kit";
import { advanceText } from "../../src/card-text.ts";
import { ADVANCE_IDS, ADVANCES } from "../../src/content/advances.ts";
import { CATEGORIES, type CategoryId } from "../../src/content/categories.ts";
import type { AdvanceId } from "../../src/content/ids.ts";
import { originOfAdvance } from "../../src/content/origin.ts";
import { WONDER_IDS, WONDERS } from "../../src/content/wonders.ts";
import { say } from "../say.ts";
import { useClash, useMine, usePlayer } from "../seats.ts";
import { categoryIcon, missingFor } from "./standing.ts";

/** An advance seen closely: what it does, what its frame brings, what it opens, and who has it. */
export function AdvanceCloseUp({ id }: { readonly id: AdvanceId }) {
  const { category } = ADVANCES[id];
  return (
    <Portrait
      tone={TONES[category] ?? "stone"}
      icon={categoryIcon(category)}
      ground="page"
      origin={originOfAdvance(id)}
      name={<Words message={{ say: `advance.${id}` }} />}
      kind={<Words message={{ say: `category.${category}` }} />}
    >
      <AdvanceWords id={id} />
      <Owners id={id} />
    </Portrait>
  );
}

/** A category seen closely: what its four advances do; the first of them opens the others. */
export function CategoryCloseUp({ category }: { readonly category: CategoryId }) {
  return (
    <Portrait
      tone={TONES[category] ?? "stone"}
      icon={categoryIcon(category)}
      ground="page"
      name={<Words message={{ say: `category.${category}` }} />}
    >
      {CATEGORIES[category].map((id) => (
        <p key={id}>
          <b>
            <Words message={{ say: `advance.${id}` }} />
          </b>
          {advanceText(id).map((sentence, i) => (
            <span key={i}>
              {" "}
              <Words message={sentence} />
            </span>
          ))}
        </p>
      ))}
    </Portrait>
  );
}

const TONES: Readonly<Record<string, string>> = {
  agriculture: "nature",
  construction: "production",
  maritime: "sea",
  education: "science",
  warfare: "military",
  spirituality: "gold",
  economy: "gold",
  culture: "culture",
  science: "science",
};

/** What an advance does and leads to. */
export function AdvanceWords({ id }: { readonly id: AdvanceId }) {
  const words = useSay();
  const mine = useMine();
  const { advances, levels } = usePlayer(mine);
  const { frame } = ADVANCES[id];
  const missing = advances.includes(id) ? undefined : missingFor(id, advances);
  const opens = ADVANCE_IDS.filter((other) => ADVANCES[other].prerequisite === id);
  const wonders = WONDER_IDS.filter((wonder) => WONDERS[wonder].requires.some((advance) => advance === id));
  return (
    <>
      {advanceText(id).map((sentence, i) => (
        <p key={i}>
          <Words message={sentence} />
        </p>
      ))}
      {frame !== null && !advances.includes(id) && (
        <p>
          <Words message={say(`ui.frame-${frame}`, { level: Math.min(8, levels[frame] + 1) })} />
        </p>
      )}
      {(opens.length > 0 || wonders.length > 0) && (
        <p className="quiet">
          {words.plain(say("ui.opens"))}{" "}
          {[
            ...opens.map((other) => words.plain({ say: `advance.${other}` })),
            ...wonders.map((wonder) => words.plain({ say: `wonder.${wonder}` })),
          ].join(", ")}
        </p>
      )}
      {missing !== undefined && (
        <p className="cc-missing">
          <Icon name="lock" /> {words.plain(say("ui.needs", { what: { say: `advance.${missing}` } }))}
        </p>
      )}
    </>
  );
}

/** Who has it. */
function Owners({ id }: { readonly id: AdvanceId }) {
  const words = useSay();
  const owners = useClash().players.filter(({ advances }) => advances.includes(id));
  if (owners.length === 0) return null;
  return (
    <p>
      {owners.map(({ seat }) => (
        <Emblem key={seat} seat={seat} label={words.nameOf(seat)} />
      ))}
    </p>
  );
}
