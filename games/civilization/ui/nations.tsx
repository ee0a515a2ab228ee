import type { Seat } from "@civitas/kernel";
import { Changing, Emblem, ExplainedButton, Icon, Piece, useAt, useSay, useSeats, ZoneBox } from "@civitas/table-kit";
import { COINS_TO_WIN, TRADE_LIMIT } from "../src/content/constants.ts";
import { VICTORY_SPACE } from "../src/content/track.ts";
import { ref } from "../src/refs.ts";
import type { RealmView } from "../src/view/view.ts";
import { BigNation } from "./close-up.tsx";
import { numeral } from "./numerals.ts";
import { say } from "./say.ts";
import { useCivilization, useMine } from "./seats.ts";
import { showNation, useShownNation } from "./stance.ts";

type Column = "trade" | "coins" | "culture" | "track" | "techs" | "cities" | "armies";

const COLUMNS: readonly (readonly [Column, icon: string, tone: string])[] = [
  ["trade", "trade", "trade"],
  ["coins", "coin", "coin"],
  ["culture", "culture", "culture"],
  ["track", "points", "culture"],
  ["techs", "tech", "science"],
  ["cities", "city", "plain"],
  ["armies", "army", "combat"],
];

/** Where a column leads to: trade that can be kept, coins and spaces that win. */
const ENDS: Readonly<Partial<Record<Column, number>>> = {
  trade: TRADE_LIMIT,
  coins: COINS_TO_WIN,
  track: VICTORY_SPACE,
};

/** One table for all nations, so that the eye compares downwards. */
export function Nations() {
  const { realms } = useCivilization();
  const words = useSay();
  const title = words.plain(say("ui.nations"));
  return (
    <ZoneBox className="cv-nations" title={<span className="spoken">{title}</span>}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {COLUMNS.map(([column, icon, tone]) => (
              <th key={column} scope="col" data-tone={tone} title={words.plain(say(`ui.column.${column}`))}>
                <Icon name={icon} label={words.plain(say(`ui.column.${column}`))} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {realms.map((realm) => (
            <Nation key={realm.seat} realm={realm} />
          ))}
        </tbody>
      </table>
    </ZoneBox>
  );
}

function Nation({ realm }: { readonly realm: RealmView }) {
  const { mover, phase } = useCivilization();
  const mine = useMine();
  const shown = useShownNation();
  const { seat } = realm;
  const acts = phase !== "research" && phase !== "trade" && mover === seat;
  return (
    <tr
      data-you={seat === mine || undefined}
      data-acts={acts || undefined}
      data-shown={(seat === shown && seat !== mine) || undefined}
    >
      <th scope="row">
        <Who realm={realm} />
      </th>
      {COLUMNS.map(([column, icon, tone]) => (
        <td key={column} data-column={column}>
          <Figure realm={realm} column={column} icon={icon} tone={tone} />
        </td>
      ))}
    </tr>
  );
}

/** The nation, its government, who begins and who is done; a look tells what both of them do. */
function Who({ realm }: { readonly realm: RealmView }) {
  const { first } = useCivilization();
  const { seat, civilization, government, finished } = realm;
  const mine = useMine();
  const words = useSay();
  const seats = useSeats();
  const player = seats[seat]?.name ?? String(seat + 1);
  const { options, source } = useAt(ref.realm(seat));
  const lit = options.length > 0 || source !== undefined;
  const name = civilization === null ? player : words.plain({ say: `civilization.${civilization}` });
  const closely = <BigNation player={player} civilization={civilization} government={government} />;
  return (
    <div className="cv-who-row">
      <ExplainedButton
        label={say("ui.nation", { name, player })}
        zoom={closely}
        className="cv-who"
        onClick={() => showNation(seat === mine ? undefined : seat)}
      >
        <Emblem seat={seat} />
        <span className="cv-who-words">
          <b>
            {name}
            {seat === first && <Icon name="capital" label={words.plain(say("ui.first"))} />}
            {finished && <Icon name="tick" label={words.plain(say("ui.done"))} />}
          </b>
          <small>{words.plain({ say: `government.${government}` })}</small>
        </span>
      </ExplainedButton>
      {/* A nation that may be chosen lies over the button, and explains itself instead of it. */}
      <Piece
        as="span"
        at={ref.realm(seat)}
        label={say("ui.nation", { name, player })}
        zoom={lit ? closely : undefined}
        className="cv-who-piece"
      />
    </div>
  );
}

interface FigureProps {
  readonly realm: RealmView;
  readonly column: Column;
  readonly icon: string;
  readonly tone: string;
}

/** A number of a nation; in a narrow room its sign stands beside it, for there are no heads of columns. */
function Figure({ realm, column, icon, tone }: FigureProps) {
  const n = countOf(realm, column);
  const end = ENDS[column];
  const highest = column === "techs" ? Math.max(0, ...realm.pyramid.map(({ level }) => level)) : 0;
  return (
    <Piece as="span" at={refOf(realm.seat, column)} label={say(`ui.of.${column}`, { n })} className="cv-figure-count">
      <span>
        <span className="cv-cell-sign" data-tone={tone}>
          <Icon name={icon} />
        </span>
        <Changing value={n} />
        {highest > 0 && <sup>{numeral(highest)}</sup>}
      </span>
      {end !== undefined && (
        <span className="cv-way" data-tone={tone}>
          <i style={{ width: `${Math.min(100, Math.round((n / end) * 100))}%` }} />
        </span>
      )}
    </Piece>
  );
}

function refOf(seat: Seat, column: Column): string {
  if (column === "trade") return ref.trade(seat);
  if (column === "coins") return ref.coins(seat);
  if (column === "culture") return ref.culture(seat);
  return `${column}-of:${seat}`;
}

function countOf(realm: RealmView, column: Column): number {
  if (column === "techs") return realm.pyramid.length;
  if (column === "cities") return realm.cities.length;
  if (column === "armies")
    return realm.figures.filter(({ kind }) => kind === "army").reduce((sum, { n }) => sum + n, 0);
  return realm[column];
}
