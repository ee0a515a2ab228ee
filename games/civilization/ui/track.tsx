import { Changing, Icon, Piece, SeatSign, useSay, Words, ZoneBox } from "@civitas/table-kit";
import { ADVANCE_PRICE, rewardAt, sectionOf, VICTORY_SPACE } from "../src/content/track.ts";
import { ref } from "../src/refs.ts";
import { EventPile } from "./close-up.tsx";
import { numeral } from "./numerals.ts";
import { say } from "./say.ts";
import { useCivilization } from "./seats.ts";

const SPACES = Array.from({ length: VICTORY_SPACE + 1 }, (_, n) => n);
const SECTIONS = [1, 2, 3] as const;

/** The culture track: 21 spaces in three sections, what a step costs in each, and where the nations stand. */
export function Track() {
  const words = useSay();
  return (
    <ZoneBox className="cv-track" title={words.plain(say("ui.track"))} aside={<Sections />}>
      <div className="cv-spaces">
        {SPACES.map((n) => (
          <TrackSpace key={n} n={n} />
        ))}
      </div>
    </ZoneBox>
  );
}

/** What a step costs in each section, the decks of its events, and the great people still to come. */
function Sections() {
  const { market } = useCivilization();
  const people = typeof market.greatPeople === "number" ? market.greatPeople : sum(market.greatPeople);
  return (
    <span className="cv-sections">
      {SECTIONS.map((section) => {
        const { deck, discard } = market.events[section - 1] ?? { deck: 0, discard: [] };
        return (
          <span key={section} className="cv-section">
            <Piece
              as="span"
              at={ref.eventDeck(section)}
              label={say("ui.event-deck", { level: numeral(section), n: deck })}
              zoom={discard.length === 0 ? undefined : <EventPile level={section} ids={discard} />}
              className="cv-count-piece"
            >
              <span className="cv-event-deck">
                <i>{numeral(section)}</i>
                <Changing value={deck} />
              </span>
            </Piece>
            <Words message={say("ui.step-price", ADVANCE_PRICE[section])} />
          </span>
        );
      })}
      <Piece as="span" at={ref.greatPool} label={say("ui.great-pool")} className="cv-count-piece">
        <span className="cv-unit-stock">
          <Icon name="person" />
          <Changing value={people} />
        </span>
      </Piece>
    </span>
  );
}

const sum = (counts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(counts).reduce<number>((total, n = 0) => total + n, 0);

function TrackSpace({ n }: { readonly n: number }) {
  const { realms } = useCivilization();
  const words = useSay();
  const here = realms.filter(({ track }) => track === n);
  const reward = n === 0 ? undefined : rewardAt(n);
  return (
    <div className="cv-space-column">
      <span className="cv-space-seats">
        {here.map(({ seat }) => (
          <Piece key={seat} as="span" at={ref.trackMarker(seat)} label={say("ui.marker-of", { who: { seat } })}>
            <svg viewBox="-12 -12 24 24" className="cv-track-sign" role="img" aria-label={words.nameOf(seat)}>
              <SeatSign seat={seat} r={9.5} />
            </svg>
          </Piece>
        ))}
      </span>
      <Piece at={ref.space(n)} label={say("ui.space", { n })} className="cv-space-piece">
        <span className="cv-space" data-section={n === 0 ? 0 : sectionOf(n)} data-reward={reward}>
          {reward === "culture-event" && <i>{numeral(sectionOf(n))}</i>}
          {reward === "great-person" && <Icon name="person" />}
          {reward === "victory" && <Icon name="points" />}
          <b>{n}</b>
        </span>
      </Piece>
    </div>
  );
}
