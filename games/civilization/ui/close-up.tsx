import { ClauseMark, Icon, Portrait, ResourceToken, useSay, Words } from "@civitas/table-kit";
import {
  buildingText,
  civilizationText,
  eventText,
  governmentText,
  greatCardText,
  investmentText,
  markerText,
  relicText,
  techText,
  wonderText,
} from "../src/cards/card-text.ts";
import { BUILDINGS } from "../src/content/buildings.ts";
import { CIVILIZATIONS } from "../src/content/civilizations.ts";
import { RESEARCH_PRICE } from "../src/content/constants.ts";
import { EVENTS } from "../src/content/events.ts";
import { GREAT_CARDS } from "../src/content/great-cards.ts";
import type { HiddenMarker } from "../src/content/huts.ts";
import { ICON_KINDS, type Icons } from "../src/content/icons.ts";
import type {
  BuildingId,
  CivilizationId,
  EventId,
  GovernmentId,
  GreatCardId,
  InvestmentId,
  RelicId,
  TechId,
  WonderId,
} from "../src/content/ids.ts";
import { originOf } from "../src/content/origin.ts";
import { TECHS } from "../src/content/techs.ts";
import { WONDER_ICONS, WONDERS } from "../src/content/wonders.ts";
import { CardText } from "./card-words.tsx";
import { nameOf } from "./names.ts";
import { numeral } from "./numerals.ts";
import { picture } from "./pictures.ts";
import { say } from "./say.ts";
import { groundOf } from "./scenes.ts";

/** What a marker brings. */
function Brings({ icons }: { readonly icons: Icons }) {
  return (
    <p className="cv-brings">
      {ICON_KINDS.map(
        (kind) => icons[kind] > 0 && <ResourceToken key={kind} kind={kind} n={icons[kind]} size="small" />,
      )}
    </p>
  );
}

/** A tech seen closely: its level and price, what it unlocks, what it does. */
export function BigTech({ id }: { readonly id: TechId }) {
  const { level } = TECHS[id];
  const words = useSay();
  return (
    <Portrait
      tone="knowledge"
      icon={picture.tech(id)}
      ground={groundOf.tech(id)}
      name={<Words message={nameOf.tech(id)} />}
      kind={
        <>
          {words.plain(say("ui.kind.tech", { level: numeral(level) }))} <ClauseMark id="CV-27.2" />
        </>
      }
    >
      <p>
        <ResourceToken kind="trade" n={RESEARCH_PRICE[level]} size="small" />
      </p>
      <CardText of={techText(id)} />
    </Portrait>
  );
}

/** A wonder seen closely: its era, its prices, what its marker brings and what it does. */
export function BigWonder({ id }: { readonly id: WonderId }) {
  const { era, price, cheaper } = WONDERS[id];
  const words = useSay();
  return (
    <Portrait
      tone="wonder"
      icon={id}
      ground={groundOf.wonder(id)}
      name={<Words message={nameOf.wonder(id)} />}
      kind={
        <>
          {words.plain(say("ui.kind.wonder", { era: { say: `era.${era}` } }))} <ClauseMark id="CV-13.1" />
        </>
      }
    >
      <p>
        <ResourceToken kind="production" n={price} size="small" />{" "}
        {cheaper !== null && (
          <Words message={say("ui.cheaper", { n: cheaper.price, tech: nameOf.tech(cheaper.tech) })} />
        )}
      </p>
      <Brings icons={WONDER_ICONS[era]} />
      <CardText of={wonderText(id)} />
    </Portrait>
  );
}

/** A building seen closely: its price, where it may stand, what it brings. */
export function BigBuilding({ id, left }: { readonly id: BuildingId; readonly left?: number }) {
  const { price, icons, limited } = BUILDINGS[id];
  const words = useSay();
  return (
    <Portrait
      tone="building"
      icon={id}
      ground={groundOf.building(id)}
      name={<Words message={nameOf.building(id)} />}
      kind={
        <>
          {words.plain(say(limited ? "ui.kind.limited" : "ui.kind.building"))} <ClauseMark id="CV-12.1" />
        </>
      }
    >
      <p>
        <ResourceToken kind="production" n={price} size="small" />
      </p>
      <Brings icons={icons} />
      <CardText of={buildingText(id)} />
      {left !== undefined && (
        <p>
          <Words message={say("ui.left", { n: left })} />
        </p>
      )}
    </Portrait>
  );
}

export function BigEvent({ id }: { readonly id: EventId }) {
  const words = useSay();
  return (
    <Portrait
      tone="culture"
      icon={picture.event(id)}
      ground="page"
      name={<Words message={nameOf.event(id)} />}
      kind={
        <>
          {words.plain(say("ui.kind.event", { level: numeral(EVENTS[id].level) }))} <ClauseMark id="CV-15.13" />
        </>
      }
    >
      <CardText of={eventText(id)} />
    </Portrait>
  );
}

export function BigGreatCard({ id }: { readonly id: GreatCardId }) {
  const words = useSay();
  const { type } = GREAT_CARDS[id];
  return (
    <Portrait
      tone="policy"
      icon={picture.greatCard(id)}
      ground="cloth"
      name={<Words message={nameOf.greatCard(id)} />}
      kind={
        <>
          <Icon name={type} /> {words.plain({ say: `great-type.${type}` })} <ClauseMark id="CV-19.8" />
        </>
      }
    >
      <CardText of={greatCardText(id)} />
    </Portrait>
  );
}

export function BigInvestment({ id, markers }: { readonly id: InvestmentId; readonly markers: number }) {
  const words = useSay();
  return (
    <Portrait
      tone="gold"
      icon={picture.investment(id)}
      ground="town"
      name={<Words message={nameOf.investment(id)} />}
      kind={
        <>
          {words.plain(say("ui.kind.investment", { n: markers }))} <ClauseMark id="CV-20.6" />
        </>
      }
    >
      <CardText of={[investmentText(id)]} />
    </Portrait>
  );
}

export function BigGovernment({ id }: { readonly id: GovernmentId }) {
  const words = useSay();
  return (
    <Portrait
      tone="city"
      icon={picture.government(id)}
      ground="hall"
      origin={originOf(id)}
      name={<Words message={nameOf.government(id)} />}
      kind={
        <>
          {words.plain(say("ui.kind.government"))} <ClauseMark id="CV-9.1" />
        </>
      }
    >
      <CardText of={governmentText(id)} />
    </Portrait>
  );
}

export function BigCivilization({ id }: { readonly id: CivilizationId }) {
  const { tech } = CIVILIZATIONS[id];
  const words = useSay();
  return (
    <Portrait
      tone="stone"
      icon={picture.tech(tech)}
      ground={groundOf.tech(tech)}
      name={<Words message={nameOf.civilization(id)} />}
      kind={words.plain({ say: `leader.${id}` })}
    >
      <CardText of={civilizationText(id)} />
    </Portrait>
  );
}

interface NationProps {
  readonly player: string;
  readonly civilization: CivilizationId | null;
  readonly government: GovernmentId;
}

/** A nation seen closely: who plays it, and what its civilization and its government do. */
export function BigNation({ player, civilization, government }: NationProps) {
  return (
    <>
      <p className="portrait-kind">{player}</p>
      {civilization !== null && <BigCivilization id={civilization} />}
      <BigGovernment id={government} />
    </>
  );
}

export function BigRelic({ id }: { readonly id: RelicId }) {
  return (
    <Portrait
      tone="gold"
      icon={picture.relic(id)}
      ground="rays"
      name={<Words message={nameOf.relic(id)} />}
      kind={<ClauseMark id="CV-23.1" />}
    >
      <CardText of={[relicText(id)]} />
    </Portrait>
  );
}

/** What lies under a hut or village that its owner keeps. */
export function BigMarker({ marker }: { readonly marker: HiddenMarker }) {
  const words = useSay();
  return (
    <div className="cv-close-square">
      <h3>{words.plain({ say: `marker.${marker.content}` })}</h3>
      <CardText of={[markerText(marker)]} />
    </div>
  );
}

/** A discard pile of culture events, which everybody may look through. */
export function EventPile({ level, ids }: { readonly level: number; readonly ids: readonly EventId[] }) {
  const words = useSay();
  return (
    <div>
      <h3>{words.plain(say("ui.event-discard", { level: numeral(level) }))}</h3>
      <ul className="pile-list">
        {ids.map((id, i) => (
          <li key={i}>
            <Icon name={picture.event(id)} /> {words.plain(nameOf.event(id))}
          </li>
        ))}
      </ul>
    </div>
  );
}
