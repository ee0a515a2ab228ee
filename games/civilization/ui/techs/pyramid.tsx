import type { Message, Seat } from "@civitas/kernel";
import { Changing, Icon, Piece, useLit, useSay, Words, ZoneBox } from "@civitas/table-kit";
import type { CSSProperties, ReactNode } from "react";
import { RESEARCH_PRICE } from "../../src/content/constants.ts";
import { ref } from "../../src/refs.ts";
import type { Level } from "../../src/state.ts";
import { numeral } from "../numerals.ts";
import { Abroad } from "../realm.tsx";
import { say } from "../say.ts";
import { useMine, useRealm } from "../seats.ts";
import { useShownNation } from "../stance.ts";
import { Brick } from "./brick.tsx";
import { Gauge, LEVELS_FROM_TOP, rowsOf } from "./gauge.tsx";
import { useLearnable } from "./learnable.ts";

/** A row with cards, and an empty one above them. */
const FULL = 3.1;
const LOW = 1.65;
/** More cards than this stand in a row without their names. */
const CROWD = 5;

/** The pyramid of a nation beside its trade: what is known, what is in reach, what is missing. */
export function Techs() {
  const nation = useShownNation();
  const mine = useMine();
  const { trade, pyramid } = useRealm(nation);
  const words = useSay();
  const heights = LEVELS_FROM_TOP.map((level) =>
    level === 1 || pyramid.some((card) => card.level === level) ? FULL : LOW,
  );
  const reached = LEVELS_FROM_TOP.find((level) => RESEARCH_PRICE[level] <= trade);
  return (
    <ZoneBox
      className="cv-techs"
      title={nation === mine ? words.plain(say("ui.techs")) : <Abroad nation={nation} />}
      aside={
        <span className="cv-reach">
          <Icon name="trade" inline />
          <Changing value={trade} />{" "}
          {reached !== undefined && <Words message={say("ui.reaches", { level: numeral(reached) })} />}
        </span>
      }
    >
      <div className="cv-pyramid-and-gauge" style={rowsStyle(heights)}>
        <Gauge trade={trade} heights={heights} />
        <div className="cv-pyramid" style={{ gridTemplateRows: rowsOf(heights) }}>
          {LEVELS_FROM_TOP.map((level) => (
            <PyramidRow key={level} nation={nation} level={level} />
          ))}
        </div>
      </div>
    </ZoneBox>
  );
}

/** How high all rows are together, in units of the table. */
function rowsStyle(heights: readonly number[]): CSSProperties & Record<"--rows", number> {
  return { "--rows": heights.reduce((sum, height) => sum + height, 0) };
}

function PyramidRow({ nation, level }: { readonly nation: Seat; readonly level: Level }) {
  const { pyramid } = useRealm(nation);
  const cards = pyramid.filter((card) => card.level === level);
  return (
    <div className="cv-pyramid-row" data-crowded={cards.length > CROWD || undefined}>
      {cards.map(({ tech }, i) => (
        <Brick key={tech ?? i} nation={nation} tech={tech} />
      ))}
      <Slot nation={nation} level={level} empty={cards.length === 0} />
    </div>
  );
}

/** The next place of a level: in reach, too expensive, or shut until the level below is wider. */
function Slot(props: { readonly nation: Seat; readonly level: Level; readonly empty: boolean }) {
  const { nation, level, empty } = props;
  const { trade, slots } = useRealm(nation);
  const { locked } = useLit();
  const choices = useLearnable().filter((one) => one.level === level).length;
  const short = RESEARCH_PRICE[level] - trade;
  const shut = slots[level - 1] === 0;
  const state = shut ? "shut" : short > 0 ? "dear" : "open";
  const label = shut ? say("ui.slot.shut") : short > 0 ? say("ui.slot.dear", { n: short }) : say("ui.slot.open");
  return (
    <Piece at={ref.slot(nation, level)} label={label} className="cv-slot-piece">
      <span className="cv-slot" data-slot={state} data-wide={empty || undefined}>
        {shut && <Icon name="lock" />}
        {state === "dear" && <InBrief words={say("ui.slot.short", { n: short })} sign={`−${short}`} />}
        {state === "open" &&
          (choices === 0 || locked ? (
            <Icon name="tech" />
          ) : (
            <InBrief words={say("ui.slot.choose", { n: choices })} sign={<Icon name="tech" />} />
          ))}
      </span>
    </Piece>
  );
}

/** Words, or a sign where they have no room: the style sheet decides which of the two. */
function InBrief({ words, sign }: { readonly words: Message; readonly sign: ReactNode }) {
  return (
    <>
      <span className="cv-slot-words">
        <Words message={words} />
      </span>
      <span className="cv-slot-sign" aria-hidden="true">
        {sign}
      </span>
    </>
  );
}
