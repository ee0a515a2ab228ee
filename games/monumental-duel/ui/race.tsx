import { Icon, seatLook, useSay, ZoneBox } from "@civitas/table-kit";
import { POINTS } from "../src/content/constants.ts";
import { say } from "./say.ts";
import { useDuel, useMine, usePlayer } from "./seats.ts";

const KINDS = [
  { kind: "provinces", icon: "province", each: POINTS.province, dominance: true },
  { kind: "knowledge", icon: "knowledge", each: POINTS.knowledge, dominance: true },
  { kind: "wonders", icon: "wonder", each: POINTS.wonder, dominance: true },
  { kind: "policies", icon: "policy", each: POINTS.policy, dominance: true },
  { kind: "free-cities", icon: "free-city", each: POINTS.freeCity, dominance: false },
] as const;

/** MD-20: who leads in what scores, and the points if the game were over now. */
export function Race() {
  const mine = useMine();
  const me = usePlayer(mine);
  const rival = usePlayer(1 - mine);
  const { trade } = useDuel();
  const words = useSay();
  return (
    <ZoneBox
      title={words.plain(say("ui.race"))}
      aside={words.plain(say("ui.race.most", { n: POINTS.dominance }))}
      className="md-race"
    >
      {KINDS.filter(({ kind }) => trade || kind !== "free-cities").map(({ kind, icon, each, dominance }) => (
        <RaceRow
          key={kind}
          kind={kind}
          icon={icon}
          each={each}
          dominance={dominance}
          mine={me.tally[kind]}
          rivals={rival.tally[kind]}
        />
      ))}
    </ZoneBox>
  );
}

interface RowProps {
  readonly kind: (typeof KINDS)[number]["kind"];
  readonly icon: string;
  readonly each: number;
  readonly dominance: boolean;
  readonly mine: number;
  readonly rivals: number;
}

/** Three points for the most of a kind; both get them on a tie above zero (MD-20.8, MD-20.9). */
function RaceRow({ kind, icon, each, dominance, mine, rivals }: RowProps) {
  const seat = useMine();
  const words = useSay();
  const sum = mine + rivals;
  const part = sum === 0 ? 50 : (100 * mine) / sum;
  const leads = (own: number, other: number): boolean => dominance && own > 0 && own >= other;
  return (
    <div className="md-race-row">
      <span className="md-race-name">
        <Icon name={icon} /> {words.plain(say(`ui.race.${kind}`))}{" "}
        <small>{words.plain(say("ui.race.worth", { n: each }))}</small>
      </span>
      <span className="md-race-figure" data-leads={leads(mine, rivals) || undefined}>
        <b>{mine}</b>
      </span>
      <span className="md-race-bar" data-none={sum === 0 || undefined}>
        <span style={{ width: `${part}%`, background: seatLook(seat).colour }} />
        <span style={{ width: `${100 - part}%`, background: seatLook(1 - seat).colour }} />
      </span>
      <span className="md-race-figure" data-leads={leads(rivals, mine) || undefined}>
        <b>{rivals}</b>
      </span>
    </div>
  );
}
