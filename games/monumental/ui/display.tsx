import { Icon, Name, Piece, ResourceToken, useSay, Words, ZoneBox } from "@civitas/table-kit";
import { BASIC_IDS, CARDS } from "../src/content/cards.ts";
import { HEROES } from "../src/content/heroes.ts";
import { ref } from "../src/refs.ts";
import { heroName, nameOf } from "../src/say.ts";
import type { SlotView } from "../src/view.ts";
import { BigCard, CardFace, PriceTag } from "./card.tsx";
import { HeroCloseUp, MonsterCloseUp } from "./figures.tsx";
import { say } from "./say.ts";
import { useMonumental } from "./seats.ts";

/** The deck, the six slots of the display, the basic buildings, and the heroes that may be hired. */
export function Display() {
  const { display } = useMonumental();
  const words = useSay();
  return (
    <ZoneBox
      className="mo-display"
      title={
        <>
          {words.plain(say("ui.display"))} <HeroRow />
        </>
      }
      aside={words.plain(say("ui.leaving"))}
    >
      <div className="mo-row" data-rows={display.rows}>
        <Deck />
        {display.slots.map((slot, i) => (
          <Slot key={i} slot={slot} n={i + 1} />
        ))}
        <Basics />
      </div>
    </ZoneBox>
  );
}

function HeroRow() {
  const { heroRow } = useMonumental();
  const words = useSay();
  return (
    <span className="mo-heroes">
      {heroRow.length > 0 && <span className="mo-heroes-label">{words.plain(say("ui.heroes"))}</span>}
      {heroRow.map((id) => (
        <Piece
          key={id}
          as="span"
          at={ref.heroRow(id)}
          label={heroName(id)}
          zoom={<HeroCloseUp id={id} />}
          className="mo-hero-chip"
        >
          <Icon name={id} />
          <span className="mo-hero-name">
            <Words message={heroName(id)} />
          </span>
          <ResourceToken kind="gold" n={HEROES[id].cost} size="small" />
        </Piece>
      ))}
    </span>
  );
}

function Deck() {
  const { display } = useMonumental();
  const { deck, era } = display;
  return (
    <Piece at={ref.deck} label={say("ui.deck", { n: deck })} className="mo-deck">
      <b>{deck}</b>
      <small className="name-room">
        <Name message={era === null ? say("ui.last") : say("ui.era", { era })} />
      </small>
    </Piece>
  );
}

function Slot({ slot: { card, price, leaving }, n }: { readonly slot: SlotView; readonly n: number }) {
  const { monsters } = useMonumental();
  const words = useSay();
  const here = monsters.filter(({ marker }) => marker === n);
  return (
    <div className="mo-slot">
      {card === null ? (
        <Piece at={ref.slot(n)} label={say("ui.empty-slot", { n })} className="mo-gap" />
      ) : (
        <Piece at={ref.slot(n)} label={nameOf(card)} zoom={<BigCard id={card} price={price} />} className="mo-card">
          <CardFace
            id={card}
            room={84}
            cost={<PriceTag id={card} price={price} />}
            mark={CARDS[card].kind === "wonder" ? CARDS[card].sections.join(" + ") : undefined}
            state={leaving ? "expiring" : undefined}
          />
        </Piece>
      )}
      <div className="mo-markers">
        {here.map(({ id, turns }) => (
          <Piece
            key={id}
            at={ref.marker(id)}
            label={{ say: `monster.${id}` }}
            zoom={<MonsterCloseUp id={id} />}
            className="mo-marker"
          >
            <Icon name={id} />
            {/* Several have no room for words beside each other. */}
            <span>{here.length > 1 ? turns : words.plain(say("ui.in-turns", { n: turns }))}</span>
          </Piece>
        ))}
      </div>
    </div>
  );
}

function Basics() {
  const { display } = useMonumental();
  return (
    <div className="mo-basics">
      {BASIC_IDS.map((id) => (
        <Piece
          key={id}
          at={ref.pile(id)}
          label={nameOf(id)}
          zoom={<BigCard id={id} price={display.basicPrice} />}
          className="mo-card"
        >
          <CardFace
            id={id}
            room={0}
            cost={<PriceTag id={id} price={display.basicPrice} />}
            mark={`×${display.basics[id]}`}
            state={display.basics[id] === 0 ? "used" : undefined}
          />
        </Piece>
      ))}
    </div>
  );
}
