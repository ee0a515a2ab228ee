import type { Message } from "@civitas/kernel";
import { Changing, Emblem, ExplainedButton, Icon, Piece, useSay, useSeats, Words, ZoneBox } from "@civitas/table-kit";
import type { ReactNode } from "react";
import type { AnyCardId } from "../src/content/cards.ts";
import { nameOf } from "../src/say.ts";
import type { CategoryCounts, RealmView } from "../src/view.ts";
import { BigCard } from "./card.tsx";
import { useLookedConquest } from "./map/conquest.ts";
import { useNames } from "./names.ts";
import { BigPeople } from "./people.tsx";
import { say } from "./say.ts";
import { useMine, useMonumental } from "./seats.ts";
import { lookAtRealm, showCity } from "./stance.ts";

export const COUNTED = [
  "provinces",
  "knowledge",
  "wonders",
  "policies",
] as const satisfies readonly (keyof CategoryCounts)[];

/** What stays from turn to turn. */
const KEPT: readonly Message[] = [{ say: "icon.gold" }, { say: "icon.culture" }];

/** One table for all civilizations, so that the eye compares downwards; the most of a category lies on lapis. */
export function Peoples() {
  const { realms } = useMonumental();
  const words = useSay();
  return (
    <ZoneBox className="mo-peoples" title={<span className="spoken">{words.plain(say("ui.peoples"))}</span>}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {words.plain(say("ui.peoples"))}{" "}
              <span className="mo-most" title={words.plain(say("ui.most"))}>
                +3
              </span>
            </th>
            {[...COUNTED.map((category) => say(`ui.column.${category}`)), ...KEPT].map((text) => (
              <th key={text.say} scope="col">
                {words.plain(text)}
              </th>
            ))}
            <th scope="col" className="mo-people-doing">
              {words.plain(say("ui.column.doing"))}
            </th>
          </tr>
        </thead>
        <tbody>
          {realms.map((realm) => (
            <People key={realm.owner} realm={realm} />
          ))}
        </tbody>
      </table>
    </ZoneBox>
  );
}

/** Whether nobody has more of it, and somebody has any. */
function leads(realms: readonly RealmView[], realm: RealmView, category: keyof CategoryCounts): boolean {
  const most = Math.max(...realms.map(({ counts }) => counts[category]));
  return most > 0 && realm.counts[category] === most;
}

/** Whose figures these are: a click shows that city, a look tells what the civilization can do. */
export function Who({ realm: { owner, civilization } }: { readonly realm: RealmView }) {
  const mine = useMine();
  const words = useSay();
  const whoIs = useNames();
  const seats = useSeats();
  return (
    <ExplainedButton
      label={say("ui.who", { who: whoIs(owner) })}
      zoom={civilization === null ? undefined : <BigPeople id={civilization} />}
      className="mo-who"
      onClick={() => showCity(owner === mine ? undefined : owner)}
    >
      <Emblem seat={owner} />
      <b>
        {owner === mine && seats[owner]?.kind === "person"
          ? words.plain(say("ui.you"))
          : words.plain(say("ui.who", { who: whoIs(owner) }))}
      </b>
      {civilization !== null && <small>{words.plain({ say: `civilization.${civilization}` })}</small>}
    </ExplainedButton>
  );
}

/** How many of a category somebody has, what a conquest would make of it, and whether nobody has more. */
export function Count({ realm, category }: { readonly realm: RealmView; readonly category: keyof CategoryCounts }) {
  const { realms } = useMonumental();
  return (
    <>
      <span className="mo-figure-count" data-leads={leads(realms, realm, category) || undefined}>
        <Changing value={realm.counts[category]} />
      </span>
      {category === "provinces" && <WouldChange realm={realm} />}
    </>
  );
}

function People({ realm }: { readonly realm: RealmView }) {
  const { mover } = useMonumental();
  const mine = useMine();
  const words = useSay();
  const { owner, supply, policies, construction } = realm;
  const inForce = policies.at(-1);
  const look = { onPointerEnter: () => lookAtRealm(owner), onPointerLeave: () => lookAtRealm(undefined) };
  return (
    <tr data-you={owner === mine || undefined} data-moves={owner === mover || undefined} {...look}>
      <th scope="row">
        <Who realm={realm} />
      </th>
      {COUNTED.map((category) => (
        <td key={category}>
          <Count realm={realm} category={category} />
        </td>
      ))}
      <td>
        <Changing value={supply.gold ?? 0} />
      </td>
      <td>
        <Changing value={supply.culture ?? 0} />
      </td>
      <td className="mo-people-doing">
        {inForce !== undefined && (
          <Named id={inForce} className="mo-policy-name">
            <Icon name="policy" />
            <Words message={nameOf(inForce)} />
          </Named>
        )}
        {construction.map((id) => (
          <Named key={id} id={id} className="mo-wonder-chip">
            <Icon name={id} label={words.plain(nameOf(id))} />
          </Named>
        ))}
      </td>
    </tr>
  );
}

interface NamedProps {
  readonly id: AnyCardId;
  readonly className: string;
  readonly children: ReactNode;
}

/** The name or picture of a card that lies elsewhere: a look shows the card. */
export function Named({ id, className, children }: NamedProps) {
  return (
    <Piece as="span" at={`about:${id}`} label={nameOf(id)} zoom={<BigCard id={id} />} className={className}>
      {children}
    </Piece>
  );
}

/** The provinces one would have, and the one who would lose it. */
function WouldChange({ realm }: { readonly realm: RealmView }) {
  const conquest = useLookedConquest();
  const { map } = useMonumental();
  const mine = useMine();
  if (conquest === undefined) return null;
  const loser = map.spaces.find(({ name }) => name === conquest.space)?.owner;
  const { provinces } = realm.counts;
  const then = realm.owner === mine ? provinces + 1 : realm.owner === loser ? provinces - 1 : provinces;
  return then === provinces ? null : <span className="mo-would">→{then}</span>;
}
