import { RESOURCES } from "@civitas/monumental-family";
import { ClauseMark, Icon, Name, PlayingCard, Portrait, ResourceToken, useSay, Words } from "@civitas/table-kit";
import { parts } from "@civitas/words";
import type { ReactNode } from "react";
import { cardText } from "../src/card-text.ts";
import type { Kind } from "../src/content/card.ts";
import { type AnyCardId, CARDS } from "../src/content/cards.ts";
import { originOf } from "../src/content/origin.ts";
import { nameOf } from "../src/say.ts";
import { say } from "./say.ts";
import { groundOf } from "./scenes.ts";

/** The colour band of a card says what it costs or brings. */
const TONES: Readonly<Record<Kind, string>> = {
  building: "building",
  "basic-building": "basic",
  knowledge: "knowledge",
  wonder: "wonder",
  policy: "policy",
};

/** Where the rules speak of a kind of card. */
const RULE_OF: Readonly<Record<Kind, string>> = {
  building: "MO-7.1",
  "basic-building": "MO-7.3",
  knowledge: "MO-7.2",
  wonder: "MO-7.6",
  policy: "MO-8.1",
};

export const toneOf = (id: AnyCardId): string => TONES[CARDS[id].kind];

/** What a card of this kind is paid with. */
export const paidIn = (id: AnyCardId): "science" | "production" =>
  CARDS[id].kind === "knowledge" ? "science" : "production";

/** What is printed top right. */
function Gives({ id }: { readonly id: AnyCardId }) {
  const { gives } = CARDS[id];
  return RESOURCES.flatMap((resource) => {
    const n = gives[resource];
    return n === undefined ? [] : [<ResourceToken key={resource} kind={resource} n={n} size="small" />];
  });
}

/** The printed price of a card, of a wonder its first section. */
const printedPrice = (id: AnyCardId): number => {
  const { kind, cost, sections } = CARDS[id];
  return kind === "wonder" ? sections[0] : cost;
};

/** A price, and what it was before somebody made it cheaper. */
export function PriceTag({ id, price }: { readonly id: AnyCardId; readonly price: number }) {
  const printed = printedPrice(id);
  return <ResourceToken kind={paidIn(id)} n={price === printed ? price : `${printed}→${price}`} size="small" />;
}

interface FaceProps {
  readonly id: AnyCardId;
  readonly state?: "activated" | "used" | "expiring" | undefined;
  /** What it costs the viewer, where it can be bought. */
  readonly cost?: ReactNode;
  readonly mark?: ReactNode;
  /** So many letters of text have room on it, below a name of one line. */
  readonly room: number;
}

/** A card on the table. A text that has no room on it is told by the close-up: it is never cut. */
export function CardFace({ id, state, cost, mark, room }: FaceProps) {
  const { given } = CARDS[id];
  const text = cardText(id);
  const words = useSay();
  const letters = text.reduce((sum, sentence) => sum + lettersIn(words.say(sentence)), 0);
  const nameLines = Math.ceil(words.plain(nameOf(id)).length / NAME_LINE);
  const told = letters > 0 && letters <= room - (nameLines - 1) * TEXT_LINE;
  return (
    <div className="mo-face" data-gives={given.length}>
      <PlayingCard
        tone={toneOf(id)}
        icon={id}
        ground={groundOf(id)}
        letters={letters}
        name={<Name message={nameOf(id)} />}
        gives={given.length > 0 ? <Gives id={id} /> : undefined}
        cost={cost}
        mark={mark}
        state={state}
      >
        {told
          ? text.map((sentence, i) => (
              <span key={i}>
                <Words message={sentence} />{" "}
              </span>
            ))
          : undefined}
      </PlayingCard>
    </div>
  );
}

/** About so many letters of a name, and of a text, stand in a line. */
const NAME_LINE = 14;
const TEXT_LINE = 22;

/** An icon in a text is about as wide as two letters. */
const lettersIn = (sentence: string): number =>
  parts(sentence).reduce((sum, part) => sum + ("icon" in part ? 2 : part.text.length), 0);

/** The card seen closely: everything it is, gives, costs and does. */
export function BigCard({ id, price }: { readonly id: AnyCardId; readonly price?: number }) {
  const { kind, era, sections, given } = CARDS[id];
  const words = useSay();
  return (
    <Portrait
      tone={toneOf(id)}
      icon={id}
      ground={groundOf(id)}
      name={<Words message={nameOf(id)} />}
      origin={originOf(id)}
      kind={
        <>
          {words.plain(say(`ui.kind.${kind}`))}
          {era !== null && ` · ${words.plain(say("ui.era", { era }))}`} <ClauseMark id={RULE_OF[kind]} />
        </>
      }
    >
      {era !== null && (
        <p>
          <PriceTag id={id} price={price ?? printedPrice(id)} />
          {kind === "wonder" && (
            <>
              {" "}
              + <ResourceToken kind="production" n={sections[1]} size="small" />
            </>
          )}
        </p>
      )}
      {given.length > 0 && (
        <p>
          {words.plain(say("ui.gives"))} <Gives id={id} />
        </p>
      )}
      {cardText(id).map((sentence, i) => (
        <p key={i}>
          <Words message={sentence} />
        </p>
      ))}
    </Portrait>
  );
}

/** A pile whose cards may be looked through. */
export function PileList({ title, cards }: { readonly title: string; readonly cards: readonly AnyCardId[] }) {
  const words = useSay();
  return (
    <div>
      <h3>{title}</h3>
      <ul className="pile-list">
        {cards.map((id, i) => (
          <li key={i}>
            <Icon name={id} /> {words.plain(nameOf(id))}
          </li>
        ))}
      </ul>
    </div>
  );
}
