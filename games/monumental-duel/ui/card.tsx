import { RESOURCES } from "@civitas/monumental-family";
import { ClauseMark, Icon, Name, PlayingCard, Portrait, ResourceToken, useSay, Words } from "@civitas/table-kit";
import type { ReactNode } from "react";
import { cardText, givesText } from "../src/card-text.ts";
import type { Kind } from "../src/content/card.ts";
import { CARDS, type CardId } from "../src/content/cards.ts";
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
  province: "province",
  policy: "policy",
  warlord: "military",
  scout: "gold",
  "free-city": "city",
};

/** What a card of this kind is paid with. */
const PAID_IN: Readonly<Partial<Record<Kind, string>>> = {
  building: "production",
  "basic-building": "production",
  knowledge: "science",
  wonder: "production",
  province: "military",
};

/** Where the rules speak of a kind of card. */
const RULE_OF: Readonly<Record<Kind, string>> = {
  building: "MD-8.3",
  "basic-building": "MD-8.5",
  knowledge: "MD-8.4",
  wonder: "MD-8.11",
  province: "MD-8.7",
  policy: "MD-10.1",
  warlord: "MD-16.1",
  scout: "MD-17.1",
  "free-city": "MD-17.2",
};

export const toneOf = (id: CardId): string => TONES[CARDS[id].kind];

/** All scouts share a picture. */
export const cardPicture = (id: CardId): string => (CARDS[id].kind === "scout" ? "scout" : id);

/** What is printed top right. */
export function Gives({ id }: { readonly id: CardId }) {
  const { gives } = CARDS[id];
  return RESOURCES.flatMap((resource) => {
    const n = gives[resource];
    return n === undefined ? [] : [<ResourceToken key={resource} kind={resource} n={n} size="small" />];
  });
}

const givesAnything = (id: CardId): boolean => Object.keys(CARDS[id].gives).length > 0;

/** The terrain of a province: an icon each, with its word for those who can't see it. */
export function Types({ types }: { readonly types: readonly string[] }) {
  const words = useSay();
  return types.map((type) => <Icon key={type} name={type} label={words.plain({ say: `type.${type}` })} />);
}

/** The printed price: a wonder shows its first section, the second stands beside it. */
function Cost({ id }: { readonly id: CardId }) {
  const { kind, cost, sections } = CARDS[id];
  const resource = PAID_IN[kind];
  if (resource === undefined) return null;
  return <ResourceToken kind={resource} n={kind === "wonder" ? sections[0] : cost} />;
}

const isForSale = (id: CardId): boolean => CARDS[id].cost > 0 || CARDS[id].sections[0] > 0;

interface FaceProps {
  readonly id: CardId;
  readonly state?: "activated" | "used" | "expiring" | undefined;
  /** Shows what it costs: only where it can be bought. */
  readonly priced?: boolean;
  readonly mark?: ReactNode;
  readonly size?: "small" | undefined;
}

/** A card on the table. Small ones show only what they are and what they give. */
export function CardFace({ id, state, priced = false, mark, size }: FaceProps) {
  const { kind, sections, types } = CARDS[id];
  const sum = kind === "wonder" && priced ? `${sections[0]} + ${sections[1]}` : undefined;
  const shown = mark ?? sum;
  const letters = useLetters(id);
  return (
    <PlayingCard
      tone={toneOf(id)}
      icon={cardPicture(id)}
      ground={groundOf(id)}
      name={<Name message={nameOf(id)} />}
      gives={givesAnything(id) ? <Gives id={id} /> : undefined}
      cost={priced && isForSale(id) ? <Cost id={id} /> : undefined}
      mark={shown}
      state={state}
      size={size}
      letters={letters}
    >
      {size === "small" || (letters === 0 && types.length === 0) ? undefined : (
        <>
          {types.length > 0 && (
            <span className="md-types">
              <Types types={types} />
            </span>
          )}
          <ShortText id={id} />
        </>
      )}
    </PlayingCard>
  );
}

/** The sentences of a card, one after the other. */
function ShortText({ id }: { readonly id: CardId }) {
  return cardText(id).map((sentence, i) => (
    <span key={i}>
      <Words message={sentence} />{" "}
    </span>
  ));
}

/** How many letters the sentences of a card have in the reader's language. */
function useLetters(id: CardId): number {
  const words = useSay();
  return cardText(id).reduce((sum, sentence) => sum + words.plain(sentence).length, 0);
}

/** The card seen closely: everything it is, gives, costs and does. */
export function BigCard({ id }: { readonly id: CardId }) {
  const { kind, era, cost, sections, types } = CARDS[id];
  const words = useSay();
  const gives = givesText(id);
  const resource = PAID_IN[kind];
  return (
    <Portrait
      tone={toneOf(id)}
      icon={cardPicture(id)}
      ground={groundOf(id)}
      name={<Words message={nameOf(id)} />}
      origin={originOf(id)}
      kind={
        <>
          {words.plain(say(`ui.kind.${kind}`))}
          {era !== null && ` · ${words.plain(say("ui.era", { era }))}`}
          {types.map((type) => ` · ${words.plain({ say: `type.${type}` })}`)} <ClauseMark id={RULE_OF[kind]} />
        </>
      }
    >
      {resource !== undefined && isForSale(id) && (
        <p>
          {kind === "wonder" ? (
            <>
              <ResourceToken kind={resource} n={sections[0]} size="small" /> +{" "}
              <ResourceToken kind={resource} n={sections[1]} size="small" />
            </>
          ) : (
            <ResourceToken kind={resource} n={cost} size="small" />
          )}
        </p>
      )}
      {gives !== undefined && (
        <p>
          <Words message={gives} />
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
