import { Changing, Icon, Name, Piece, useSay, ZoneBox } from "@civitas/table-kit";
import { BUILDINGS } from "../src/content/buildings.ts";
import { MARKET_RESOURCES, POOL_IDS, type PoolId, UNIT_TYPES } from "../src/content/ids.ts";
import { WONDERS } from "../src/content/wonders.ts";
import { ref } from "../src/refs.ts";
import type { MarketView } from "../src/view/view.ts";
import { BigBuilding, BigWonder } from "./close-up.tsx";
import { nameOf } from "./names.ts";
import { picture } from "./pictures.ts";
import { MedallionSign } from "./realm.tsx";
import { say } from "./say.ts";
import { useCivilization, useMine, useRealm } from "./seats.ts";

/** What everybody can take: wonders, buildings, resources, units, events. */
export function MarketZone() {
  const { market } = useCivilization();
  const words = useSay();
  return (
    <ZoneBox
      className="cv-market"
      title={words.plain(say("ui.market"))}
      aside={
        <Piece
          as="span"
          at={ref.wonderDeck}
          label={say("ui.wonder-deck", { n: market.wonderDeck })}
          className="cv-deck"
        >
          {words.plain(say("ui.wonder-deck", { n: market.wonderDeck }))}
        </Piece>
      }
    >
      <div className="cv-wonders">
        {market.wonders.map((wonder) => (
          <OfferedWonder key={wonder.id} wonder={wonder} />
        ))}
      </div>
      <div className="cv-pools">
        {POOL_IDS.map((pool) => (
          <Pool key={pool} pool={pool} />
        ))}
      </div>
      <Stock />
    </ZoneBox>
  );
}

/** A wonder for sale with the viewer's price, the printed one struck out. */
function OfferedWonder({ wonder: { id, price } }: { readonly wonder: MarketView["wonders"][number] }) {
  const printed = WONDERS[id].price;
  return (
    <Piece at={ref.wonder(id)} label={nameOf.wonder(id)} zoom={<BigWonder id={id} />} className="cv-wonder-piece">
      <span className="cv-wonder">
        <i>
          <Icon name={id} />
        </i>
        <span className="cv-wonder-name name-room">
          <Name message={nameOf.wonder(id)} />
        </span>
        <span className="resource" data-kind="production" data-size="small">
          <Icon name="production" />
          {price !== null && price !== printed && <s>{printed}</s>}
          <b>{price ?? printed}</b>
        </span>
      </span>
    </Piece>
  );
}

/** A pool of buildings: the form the viewer would build, how many are left, and whether its tech is known. */
function Pool({ pool }: { readonly pool: PoolId }) {
  const { market } = useCivilization();
  const { pyramid } = useRealm(useMine());
  const known = new Set(pyramid.map(({ tech }) => tech));
  const upgraded = BUILDINGS[pool].upgradesTo;
  const form = upgraded !== null && known.has(BUILDINGS[upgraded].tech) ? upgraded : pool;
  const left = market.buildings[pool];
  return (
    <Piece
      at={ref.pool(pool)}
      label={say("ui.pool", { what: nameOf.building(form), n: left })}
      zoom={<BigBuilding id={form} left={left} />}
      className="cv-pool-piece"
    >
      <span
        className="cv-pool"
        data-off={!known.has(BUILDINGS[form].tech) || undefined}
        data-out={left === 0 || undefined}
      >
        <Icon name={form} />
        <Changing value={left} />
      </span>
    </Piece>
  );
}

function Stock() {
  const { market } = useCivilization();
  return (
    <div className="cv-stock-line">
      {MARKET_RESOURCES.map((resource) => (
        <Piece
          key={resource}
          as="span"
          at={ref.marketResource(resource)}
          label={say("ui.in-market", { what: { say: `icon.${resource}` }, n: market.resources[resource] })}
          className="cv-count-piece"
        >
          <span className="cv-stock" data-none={market.resources[resource] === 0 || undefined}>
            <MedallionSign resource={resource} />
            <Changing value={market.resources[resource]} />
          </span>
        </Piece>
      ))}
      <Spent />
      {UNIT_TYPES.map((type) => (
        <Piece
          key={type}
          as="span"
          at={ref.unitDeck(type)}
          label={say("ui.unit-deck", { what: { say: `unit-type.${type}` }, n: market.units[type].down })}
          className="cv-count-piece"
        >
          <span className="cv-unit-stock">
            <Icon name={picture.unit(type, 1)} />
            <Changing value={market.units[type].down + market.units[type].up.length} />
          </span>
        </Piece>
      ))}
    </div>
  );
}

/** CV-16.3: the huts and villages that were spent lie beside the market, face up. */
function Spent() {
  const { spent } = useCivilization().market;
  const words = useSay();
  const n = spent.reduce((sum, markers) => sum + markers.n, 0);
  const pile = (
    <div>
      <h3>{words.plain(say("ui.spent", { n }))}</h3>
      <ul className="pile-list">
        {spent.map(({ kind, content, n: alike }) => (
          <li key={`${kind} ${content}`}>
            <Icon name={kind} /> {words.plain({ say: `marker.${content}` })} {alike > 1 && <b>×{alike}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <Piece
      as="span"
      at={ref.box}
      label={say("ui.spent", { n })}
      zoom={n === 0 ? undefined : pile}
      className="cv-count-piece"
    >
      <span className="cv-stock cv-spent" data-none={n === 0 || undefined}>
        <Icon name="hut" />
        <Changing value={n} />
      </span>
    </Piece>
  );
}
