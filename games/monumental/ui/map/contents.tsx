import type { Message, Ref } from "@civitas/kernel";
import { Glyph, Piece, SeatSign, useSay } from "@civitas/table-kit";
import { memo, type ReactNode } from "react";
import { ref } from "../../src/refs.ts";
import type { Owner } from "../../src/state.ts";
import type { MonsterView, SpaceView } from "../../src/view.ts";
import { say } from "../say.ts";
import type { Scaled } from "./metrics.ts";
import {
  Barbarians,
  ExplorerFigure,
  Figure,
  HeroFigure,
  MarketChip,
  Pills,
  ProductionToken,
  pillsWidth,
  Shield,
  Town,
  WonderToken,
  widthOf,
} from "./pieces.tsx";

/** Units that would leave this space, in the conquest that is looked at. */
export interface Leaving {
  readonly soldiers: number;
  readonly warlord: boolean;
}

export interface ContentsProps {
  readonly space: SpaceView;
  /** The civilization whose capital this is. */
  readonly civilization: string | undefined;
  readonly monsters: readonly MonsterView[];
  /** The explorers that stand here: whose, and which of the two. */
  readonly explorers: readonly { readonly owner: Owner; readonly n: number }[];
  readonly metrics: Scaled;
  readonly size: number;
  /** What it would cost the viewer to conquer it now. */
  readonly price: readonly (readonly [string, number])[] | undefined;
  /** It is the target of the conquest that is looked at: a plaque says what that costs. */
  readonly target: boolean;
  readonly leaving: Leaving | undefined;
}

interface Item {
  readonly width: number;
  readonly draw: (x: number) => ReactNode;
}

interface RowProps {
  readonly items: readonly Item[];
  readonly gap?: number;
  /** Where there is less room than they need, they stand closer. */
  readonly room?: number;
}

/** Things side by side, around a middle. */
function Row({ items, gap = 1, room = Number.POSITIVE_INFINITY }: RowProps) {
  const total = items.reduce((sum, { width }) => sum + width + gap, -gap);
  const closer = Math.min(1, room / total);
  let left = -total / 2;
  return items.map(({ width, draw }, i) => {
    const x = (left + width / 2) * closer;
    left += width + gap;
    return <g key={i}>{draw(x)}</g>;
  });
}

/** How many soldiers stand one by one beside so many other pieces; more stand as one with a number. */
const oneByOne = ({ names }: Scaled, others: number): number => (names ? 5 : 4) - others;

/** What stands on a stone, from top to bottom: whose it is and its name, pieces, tokens, defence or price. */
export const Contents = memo(function Contents(props: ContentsProps) {
  const { space, civilization, metrics, size } = props;
  if (space.tile === "water") return <Beasts {...props} />;
  return (
    <g transform={`scale(${metrics.scale})`}>
      {civilization !== undefined && (
        <Glyph name={civilization} y={-4} size={size * 0.8} fill="var(--mo-capital-ink)" />
      )}
      <Heading space={space} civilization={civilization} metrics={metrics} />
      <g className="mo-standing">
        <Row items={standing(props)} room={(size * 1.6) / metrics.scale} />
      </g>
      <Row items={tokens(props)} gap={3} />
      <Cost {...props} />
    </g>
  );
});

/** Monsters of the water stand in its middle. */
function Beasts({ monsters, metrics }: ContentsProps) {
  return monsters.map(({ id }) => (
    <Figure key={id} kind={id} x={0} base={14 * metrics.scale} height={30 * metrics.scale} owner={null} />
  ));
}

function Heading({ space, civilization, metrics }: Pick<ContentsProps, "space" | "civilization" | "metrics">) {
  const words = useSay();
  const name = space.name.toUpperCase();
  if (space.tile === "capital") {
    const people =
      civilization === undefined || !metrics.names ? name : words.plain({ say: `civilization.${civilization}` });
    return (
      <text className="mo-carved" data-caps="" y={metrics.capitalName + 4} fontSize={13.5}>
        {people}
      </text>
    );
  }
  const sign = space.owner !== null && metrics.names;
  return (
    <>
      {sign && <SeatSign seat={space.owner} x={-9.5} y={metrics.label} r={7} />}
      <text className="mo-carved" x={sign ? 9.5 : 0} y={metrics.label + 4.3} fontSize={12.5}>
        {name}
      </text>
    </>
  );
}

/** A thing on the map that options may point at and that flies when it moves. */
const piece = (at: Ref, label: Message, width: number, draw: (x: number) => ReactNode): Item => ({
  width,
  draw: (x) => (
    <Piece as="g" at={at} label={label} transform={`translate(${x} 0)`}>
      {draw(0)}
    </Piece>
  ),
});

/** Whoever stands here: barbarians or a town; outpost, warlord, hero, soldiers; explorers of anybody; a monster. */
function standing(props: ContentsProps): Item[] {
  const { space, monsters, metrics } = props;
  const { name, barbarians } = space;
  const capital = space.tile === "capital";
  const base = capital ? metrics.capitalBase : metrics.base;
  const { middle } = metrics;
  const items: Item[] = [];
  if (barbarians !== null) {
    const label = say("ui.barbarians", { n: barbarians });
    items.push(
      piece(ref.discovery(name), label, metrics.names ? 42 : 36, (x) => (
        <Barbarians x={x} y={middle} value={barbarians} small={!metrics.names} />
      )),
    );
  }
  if (space.town !== null) {
    const r = metrics.names ? 14 : 12;
    items.push(piece(ref.discovery(name), say("ui.town"), 29, (x) => <Town x={x} y={middle} r={r} />));
  }
  // In a capital explorers stand above the soldiers, who are many.
  items.push(...units(props, base), ...(capital ? [] : explorersOn(props, base)));
  for (const { id } of monsters) {
    const label = { say: `monster.${id}` };
    items.push(
      piece(ref.monster(id), label, 26, (x) => <Figure kind={id} x={x} base={base + 1} height={25} owner={null} />),
    );
  }
  return items;
}

/** The pieces of whoever controls the space. */
function units({ space, metrics, leaving }: ContentsProps, base: number): Item[] {
  const { owner, name, hero, soldiers } = space;
  if (owner === null) return [];
  const items: Item[] = [];
  const figure = (kind: string, height: number, x: number, raised = false) => (
    <Figure kind={kind} x={x} base={base} height={height} owner={owner} raised={raised} />
  );
  const { outpost, warlord, soldier } = metrics;
  if (space.outpost) {
    items.push(
      piece(ref.outpost(name), say("ui.outpost"), widthOf("outpost", outpost), (x) => figure("outpost", outpost, x)),
    );
  }
  if (space.warlord) {
    const raised = leaving?.warlord === true;
    items.push(
      piece(ref.warlord(owner), say("ui.warlord"), widthOf("warlord", warlord), (x) =>
        figure("warlord", warlord, x, raised),
      ),
    );
  }
  if (hero !== null) {
    const label = { say: `hero.${hero}` };
    items.push(
      piece(ref.hero(hero), label, 24, (x) => <HeroFigure x={x} y={base - 11} id={hero} owner={owner} r={10} />),
    );
  }
  if (soldiers === 0) return items;
  const going = leaving?.soldiers ?? 0;
  const one = widthOf("soldier", soldier);
  const many = soldiers > oneByOne(metrics, items.length);
  const width = many ? one + 22 : one * soldiers;
  items.push(
    piece(ref.soldiers(name), say("ui.soldiers", { n: soldiers }), width, (x) =>
      many ? (
        <>
          {figure("soldier", soldier, x - 11, going > 0)}
          <Times x={x + one / 2} base={base} n={soldiers} />
        </>
      ) : (
        Array.from({ length: soldiers }, (_, i) => (
          <g key={i}>{figure("soldier", soldier, x + (i - (soldiers - 1) / 2) * one, i < going)}</g>
        ))
      ),
    ),
  );
  return items;
}

function explorersOn({ space, metrics, explorers }: ContentsProps, base: number): Item[] {
  const r = metrics.explorer;
  const crowd = explorers.length > 2 ? 0.85 : 1;
  return explorers.map(({ owner, n }) =>
    piece(ref.explorer(owner, n), say("ui.explorer", { place: space.name.toUpperCase() }), (r * 2 + 4) * crowd, (x) => (
      <ExplorerFigure x={x} y={base - r - 1} owner={owner} r={r} />
    )),
  );
}

function Times({ x, base, n }: { x: number; base: number; n: number }) {
  return (
    <text className="mo-carved" x={x} y={base - 3} fontSize={15}>
      ×{n}
    </text>
  );
}

/** Tokens that lie here: a wonder, a market's pile, a production token. With little room the market alone. */
function tokens(props: ContentsProps): Item[] {
  const { space, metrics } = props;
  const capital = space.tile === "capital";
  const y = capital ? metrics.capitalTokens : metrics.tokens;
  const items: Item[] = capital ? explorersOn(props, y + metrics.explorer) : [];
  const { market, name, pile } = space;
  if (metrics.names || capital) items.push(...wonderOn(props, y));
  if (market !== null) {
    const label = say("ui.market", { market: { say: `market.${market}` }, n: pile });
    const named = metrics.names;
    items.push(
      piece(ref.marketPile(name), label, named ? 78 : 37, (x) => (
        <NamedMarket x={x} y={y} market={market} left={pile} named={named} />
      )),
    );
  }
  // With little room it lies beside the defence, unless a price is there.
  if (metrics.names || (props.price !== undefined && market === null)) items.push(...productionOn(props, y));
  return items;
}

function wonderOn({ space: { wonder }, metrics }: ContentsProps, y: number): Item[] {
  if (wonder === null) return [];
  const size = metrics.names ? 22 : 19;
  const label = say("ui.wonder-token", { wonder: { say: `card.${wonder}` } });
  return [piece(ref.wonderToken(wonder), label, size, (x) => <WonderToken x={x} y={y} id={wonder} size={size} />)];
}

function productionOn({ space: { production, name } }: ContentsProps, y: number): Item[] {
  if (!production) return [];
  return [
    piece(ref.productionToken(name), say("ui.production-token"), 19, (x) => <ProductionToken x={x} y={y} r={9} />),
  ];
}

function NamedMarket(props: { x: number; y: number; market: string; left: number; named: boolean }) {
  const words = useSay();
  const name = props.named ? words.plain({ say: `market.${props.market}` }) : undefined;
  return <MarketChip x={props.x} y={props.y} name={name} left={props.left} />;
}

/** Always at the bottom: the whole defence, or what it would cost the viewer who may attack it. */
function Cost(props: ContentsProps) {
  const { space, metrics, price, target } = props;
  if (space.tile === "capital") return null;
  const y = metrics.price;
  const small = !metrics.names;
  const pills = (of: readonly (readonly [string, number])[]): Item => ({
    width: pillsWidth(of, small),
    draw: (x) => <Pills x={x} y={y} price={of} small={small} />,
  });
  const town = Object.entries(space.town ?? {});
  const shield: Item = { width: 24, draw: (x) => <Shield x={x} y={y} n={Math.max(1, space.defence)} /> };
  const asked: Item[] = price !== undefined ? [pills(price)] : town.length > 0 ? [shield, pills(town)] : [shield];
  const items = target ? [] : asked;
  if (!small) return <Row items={items} gap={2} />;
  const beside = price === undefined && town.length === 0 ? productionOn(props, y) : [];
  return <Row items={[...wonderOn(props, y), ...items, ...beside]} gap={2} />;
}
