import type { Message, Ref, Seat } from "@civitas/kernel";
import { Icon, Name, Piece, usePointedAt } from "@civitas/table-kit";
import type { ReactNode } from "react";
import { EVENTS } from "../src/content/events.ts";
import { HUTS, type MarkerContent, VILLAGES } from "../src/content/huts.ts";
import {
  type EventId,
  GOVERNMENT_IDS,
  GREAT_CARD_IDS,
  GREAT_TYPES,
  type GreatCardId,
  INVESTMENT_IDS,
} from "../src/content/ids.ts";
import { ref } from "../src/refs.ts";
import type { OwnView, RealmView } from "../src/view/view.ts";
import {
  BigCivilization,
  BigEvent,
  BigGovernment,
  BigGreatCard,
  BigInvestment,
  BigMarker,
  BigRelic,
  BigWonder,
} from "./close-up.tsx";
import { each } from "./listed.ts";
import { nameOf } from "./names.ts";
import { numeral } from "./numerals.ts";
import { picture } from "./pictures.ts";
import { say } from "./say.ts";
import { useCivilization, useMine, useRealm } from "./seats.ts";

interface ChipProps {
  readonly at: Ref;
  readonly label: Message;
  readonly tone: "state" | "event" | "person" | "wonder" | "hidden" | "relic";
  readonly sign: ReactNode;
  readonly zoom?: ReactNode;
  /** What stands at its right end: how many, whether it is used. */
  readonly mark?: ReactNode;
  /** It lies there without effect. */
  readonly idle?: boolean;
}

/** A card in a realm: its kind by colour and sign, and its name. */
function Chip({ at, label, tone, sign, zoom, mark, idle = false }: ChipProps) {
  return (
    <Piece at={at} label={label} zoom={zoom} className="cv-chip-piece">
      <span className="cv-chip" data-chip={tone} data-idle={idle || undefined}>
        <i>{sign}</i>
        <span className="cv-chip-name name-room">
          <Name message={label} />
        </span>
        {mark}
      </span>
    </Piece>
  );
}

/** Cards and markers of a nation; those of others that are hidden lie there as backs with their level or kind. */
export function Chips({ nation }: { readonly nation: Seat }) {
  const realm = useRealm(nation);
  return (
    <div className="cv-chips">
      <Events realm={realm} />
      <People realm={realm} />
      <Wonders realm={realm} />
      <Relics realm={realm} />
      <State realm={realm} />
      <SmallThings realm={realm} />
    </div>
  );
}

interface Part {
  readonly realm: RealmView;
}

/** The nation and its government; those it could have instead lie beside it while it is asked. */
function State({ realm: { seat, civilization, government } }: Part) {
  const pointed = usePointedAt("government");
  const others = GOVERNMENT_IDS.filter((id) => id !== government && pointed.includes(`${seat}:${id}`));
  return (
    <>
      {civilization !== null && (
        <Chip
          at={ref.civilization(seat)}
          label={nameOf.civilization(civilization)}
          tone="state"
          sign={<Icon name="pyramid" />}
          zoom={<BigCivilization id={civilization} />}
        />
      )}
      {[government, ...others].map((id) => (
        <Chip
          key={id}
          at={ref.government(seat, id)}
          label={nameOf.government(id)}
          tone="state"
          sign={<Icon name={picture.government(id)} />}
          zoom={<BigGovernment id={id} />}
        />
      ))}
    </>
  );
}

const isEvent = (id: string): id is EventId => id in EVENTS;

function Events({ realm: { seat, own, events } }: Part) {
  const shown = useRealm(useMine()).own?.shown ?? [];
  if (own !== null) {
    // Cards that were drawn, of which some may be kept, lie there, too.
    return [...own.drawn.filter(isEvent), ...own.events].map((id, i) => (
      <Chip
        key={`${id}${i}`}
        at={ref.event(id)}
        label={nameOf.event(id)}
        tone="event"
        sign={numeral(EVENTS[id].level)}
        zoom={<BigEvent id={id} />}
      />
    ));
  }
  return events.flatMap((n, i) =>
    n === 0
      ? []
      : [
          <Chip
            key={i}
            at={ref.events(seat, i + 1)}
            label={hiddenEvents(
              say("ui.hidden-events", { n, level: numeral(i + 1) }),
              shown.filter(({ seat: holder, id }) => holder === seat && EVENTS[id].level === i + 1),
            )}
            tone="event"
            sign={numeral(i + 1)}
            mark={<b>{n}</b>}
          />,
        ],
  );
}

/** CV-10.7: how many there are, and which of them the viewer was shown. */
const hiddenEvents = (what: Message, shown: OwnView["shown"]): Message =>
  shown.length === 0 ? what : say("ui.kept.seen", { what, contents: each(shown.map(({ id }) => nameOf.event(id))) });

function People({ realm: { seat, own, greatCards } }: Part) {
  const { settings } = useCivilization();
  const pointed = usePointedAt("great-card");
  const mine = useMine();
  const known = new Set([...greatCards.up.map(({ id }) => id), ...(own?.greatCards ?? [])]);
  // Cards that were drawn, of which some may be kept.
  const drawn = seat === mine ? GREAT_CARD_IDS.filter((id) => pointed.includes(id) && !known.has(id)) : [];
  const card = (id: GreatCardId, up: boolean, works: boolean, counters = 0): ReactNode => (
    <Chip
      key={id}
      at={ref.greatCard(id)}
      label={nameOf.greatCard(id)}
      tone="person"
      sign={<Icon name={picture.greatCard(id)} />}
      zoom={<BigGreatCard id={id} />}
      idle={!works}
      mark={counters > 0 ? <b>{counters}</b> : up ? <Icon name="tick" /> : undefined}
    />
  );
  return (
    <>
      {settings.greatPersonCards && greatCards.up.map(({ id, works, counters }) => card(id, true, works, counters))}
      {settings.greatPersonCards && own?.greatCards.map((id) => card(id, false, true))}
      {drawn.map((id) => card(id, false, true))}
      {settings.greatPersonCards &&
        own === null &&
        GREAT_TYPES.flatMap((type) => {
          const n = greatCards.down[type] ?? 0;
          return n === 0
            ? []
            : [
                <Chip
                  key={type}
                  at={ref.greatCards(seat, type)}
                  label={nameOf.greatPerson(type)}
                  tone="hidden"
                  sign={<Icon name={type} />}
                  mark={<b>{n}</b>}
                />,
              ];
        })}
    </>
  );
}

function Wonders({ realm: { seat, wonders } }: Part) {
  return wonders.map(({ id, obsolete, works, coins }) => (
    <Chip
      key={id}
      at={ref.wonderCard(seat, id)}
      label={nameOf.wonder(id)}
      tone="wonder"
      sign={<Icon name={id} />}
      zoom={<BigWonder id={id} />}
      idle={obsolete || !works}
      mark={coins > 0 ? <b>{coins}</b> : obsolete ? <Icon name="cross" /> : undefined}
    />
  ));
}

interface SmallProps {
  readonly at: Ref;
  readonly label: Message;
  readonly kind: "kept" | "person" | "investment";
  readonly icons: readonly string[];
  readonly n?: number;
  readonly zoom?: ReactNode;
  readonly idle?: boolean;
}

/** A thing that its signs tell well enough. */
function Small({ at, label, kind, icons, n, zoom, idle = false }: SmallProps) {
  return (
    <Piece as="span" at={at} label={label} zoom={zoom} className="cv-small-piece">
      <span className="cv-small" data-small={kind} data-idle={idle || undefined}>
        {icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
        {n !== undefined && <b>{n}</b>}
      </span>
    </Piece>
  );
}

/** What has a sign for each kind of content of huts and villages that is no resource. */
const CONTENT_SIGNS: Readonly<Partial<Record<MarkerContent, string>>> = {
  teacher: "university",
  "friendly-workers": "workshop",
};

/** Huts, villages and great people kept for later, and the investments that were begun or could be. */
function SmallThings({ realm: { seat, own, reserve, investments } }: Part) {
  const { settings } = useCivilization();
  const pointed = usePointedAt("investment");
  const places = usePointedAt("reserve");
  const begun = INVESTMENT_IDS.filter((id) => investments[id] > 0 || pointed.some((at) => at.endsWith(id)));
  const hidden = [
    ...(own?.huts ?? []).map((id) => ({ id, kind: "hut", marker: HUTS[id] })),
    ...(own?.villages ?? []).map((id) => ({ id, kind: "village", marker: VILLAGES[id] })),
  ];
  const kinds = hidden.filter(({ id }, i) => hidden.findIndex((other) => other.id === id) === i);
  return (
    <div className="cv-small-things">
      {kinds.map(({ id, kind, marker }) => {
        const n = hidden.filter((other) => other.id === id).length;
        return (
          <Small
            key={id}
            at={ref.keptMarker(seat, id)}
            label={{ say: `marker.${marker.content}` }}
            kind="kept"
            icons={[kind, CONTENT_SIGNS[marker.content] ?? marker.content]}
            zoom={<BigMarker marker={marker} />}
            {...(n > 1 ? { n } : {})}
          />
        );
      })}
      {GREAT_TYPES.flatMap((type) => {
        const n = reserve.filter((one) => one === type).length;
        const label = say("ui.in-reserve", { who: nameOf.greatPerson(type) });
        // An empty place shows while somebody may go there.
        return n === 0 && !places.includes(`${seat}:${type}`)
          ? []
          : [<Small key={type} at={ref.reserve(seat, type)} label={label} kind="person" icons={[type]} n={n} idle />];
      })}
      {settings.investments &&
        begun.map((id) => (
          <Small
            key={id}
            at={ref.investment(seat, id)}
            label={nameOf.investment(id)}
            kind="investment"
            icons={[picture.investment(id)]}
            n={investments[id]}
            zoom={<BigInvestment id={id} markers={investments[id]} />}
            idle={investments[id] === 0}
          />
        ))}
    </div>
  );
}

/** Relics whose reward is still to come. */
function Relics({ realm: { relics } }: Part) {
  return relics.map((id) => (
    <Chip
      key={id}
      at={ref.relic(id)}
      label={nameOf.relic(id)}
      tone="relic"
      sign={<Icon name="relic" />}
      zoom={<BigRelic id={id} />}
    />
  ));
}
