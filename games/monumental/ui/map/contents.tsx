import { Glyph, SeatSign, useSay } from "@civitas/table-kit";
import { memo } from "react";
import { ref } from "../../src/refs.ts";
import type { Owner } from "../../src/state.ts";
import { defenceSeen, type MonsterView, type SpaceView } from "../../src/view.ts";
import type { Unit } from "../levy/draft.ts";
import { say } from "../say.ts";
import type { Scaled } from "./metrics.ts";
import { Figure, MarketChip, Pills, ProductionToken, pillsWidth, Shield, WonderToken } from "./pieces.tsx";
import { type Item, piece, Row } from "./row.tsx";
import { explorersOn, standing } from "./standing.tsx";

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
  /** Picks units of this space for a conquest, where one could begin here. */
  readonly recruit: ((unit: Unit, all: boolean) => void) | undefined;
}

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
  const sign = space.owner !== undefined && metrics.names;
  return (
    <>
      {sign && <SeatSign seat={space.owner ?? 0} x={-9.5} y={metrics.label} r={7} />}
      <text className="mo-carved" x={sign ? 9.5 : 0} y={metrics.label + 4.3} fontSize={12.5}>
        {name}
      </text>
    </>
  );
}

/** Tokens that lie here: a wonder, a market's pile, a production token. With little room the market alone. */
function tokens(props: ContentsProps): Item[] {
  const { space, metrics } = props;
  const capital = space.tile === "capital";
  const y = capital ? metrics.capitalTokens : metrics.tokens;
  const items: Item[] = capital ? explorersOn(props, y + metrics.explorer) : [];
  const { market, name, pile = 0 } = space;
  if (metrics.names || capital) items.push(...wonderOn(props, y));
  if (market !== undefined) {
    const label = say("ui.market", { market: { say: `market.${market}` }, n: pile });
    const named = metrics.names;
    items.push(
      piece(ref.marketPile(name), label, named ? 78 : 37, (x) => (
        <NamedMarket x={x} y={y} market={market} left={pile} named={named} />
      )),
    );
  }
  // With little room it lies beside the defence, unless a price is there.
  if (metrics.names || (props.price !== undefined && market === undefined)) items.push(...productionOn(props, y));
  return items;
}

function wonderOn({ space: { wonder }, metrics }: ContentsProps, y: number): Item[] {
  if (wonder === undefined) return [];
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
  const shield: Item = { width: 24, draw: (x) => <Shield x={x} y={y} n={Math.max(1, defenceSeen(space))} /> };
  const asked: Item[] = price !== undefined ? [pills(price)] : town.length > 0 ? [shield, pills(town)] : [shield];
  const items = target ? [] : asked;
  if (!small) return <Row items={items} gap={2} />;
  const beside = price === undefined && town.length === 0 ? productionOn(props, y) : [];
  return <Row items={[...wonderOn(props, y), ...items, ...beside]} gap={2} />;
}
