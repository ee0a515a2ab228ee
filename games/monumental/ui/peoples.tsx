import type { Message } from "@civitas/kernel";
import { Changing, Emblem, Icon, useSay, useSeats, Words, ZoneBox } from "@civitas/table-kit";
import { nameOf } from "../src/say.ts";
import type { Counts, RealmView } from "../src/view.ts";
import { useLookedConquest } from "./map/conquest.ts";
import { useNames } from "./names.ts";
import { say } from "./say.ts";
import { useMine, useMonumental } from "./seats.ts";
import { lookAtRealm, showCity } from "./stance.ts";

const CATEGORIES = ["provinces", "knowledge", "wonders", "policies"] as const satisfies readonly (keyof Counts)[];

const SIGNS: Readonly<Record<keyof Counts, string>> = {
  provinces: "province",
  knowledge: "knowledge",
  wonders: "wonder",
  policies: "policy",
};

/** The head of a column: its word, or on a small phone its sign. */
function Heading({ icon, text }: { readonly icon: string; readonly text: Message }) {
  const words = useSay();
  return (
    <th scope="col">
      <Icon name={icon} label={words.plain(text)} />
      <span>{words.plain(text)}</span>
    </th>
  );
}

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
            {CATEGORIES.map((category) => (
              <Heading key={category} icon={SIGNS[category]} text={say(`ui.column.${category}`)} />
            ))}
            <Heading icon="gold" text={{ say: "icon.gold" }} />
            <Heading icon="culture" text={{ say: "icon.culture" }} />
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
function leads(realms: readonly RealmView[], realm: RealmView, category: keyof Counts): boolean {
  const most = Math.max(...realms.map(({ counts }) => counts[category]));
  return most > 0 && realm.counts[category] === most;
}

function People({ realm }: { readonly realm: RealmView }) {
  const { realms, mover } = useMonumental();
  const mine = useMine();
  const words = useSay();
  const whoIs = useNames();
  const seats = useSeats();
  const { owner, civilization, counts, supply, policies, construction } = realm;
  const inForce = policies.at(-1);
  const look = { onPointerEnter: () => lookAtRealm(owner), onPointerLeave: () => lookAtRealm(undefined) };
  return (
    <tr data-you={owner === mine || undefined} data-moves={owner === mover || undefined} {...look}>
      <th scope="row">
        <button type="button" className="mo-who" onClick={() => showCity(owner === mine ? undefined : owner)}>
          <Emblem seat={owner} />
          <b>
            {owner === mine && seats[owner]?.kind === "person"
              ? words.plain(say("ui.you"))
              : words.plain(say("ui.who", { who: whoIs(owner) }))}
          </b>
          {civilization !== null && <small>{words.plain({ say: `civilization.${civilization}` })}</small>}
        </button>
      </th>
      {CATEGORIES.map((category) => (
        <td key={category}>
          <span className="mo-figure-count" data-leads={leads(realms, realm, category) || undefined}>
            <Changing value={counts[category]} />
          </span>
          {category === "provinces" && <WouldChange realm={realm} />}
        </td>
      ))}
      <td>
        <Changing value={supply.gold} />
      </td>
      <td>
        <Changing value={supply.culture} />
      </td>
      <td className="mo-people-doing">
        {inForce !== undefined && (
          <span data-kind="policy">
            <Icon name="policy" />
            <Words message={nameOf(inForce)} />
          </span>
        )}
        {construction.map((id) => (
          <span key={id} className="mo-wonder-chip" title={words.plain(nameOf(id))}>
            <Icon name={id} label={words.plain(nameOf(id))} />
          </span>
        ))}
      </td>
    </tr>
  );
}

/** The provinces one would have, and the one who would lose it. */
function WouldChange({ realm }: { readonly realm: RealmView }) {
  const conquest = useLookedConquest();
  const { map } = useMonumental();
  const mine = useMine();
  if (conquest === undefined) return null;
  const loser = map.spaces.find(({ name }) => name === conquest.space)?.owner ?? null;
  const { provinces } = realm.counts;
  const then = realm.owner === mine ? conquest.after.provinces : realm.owner === loser ? provinces - 1 : provinces;
  return then === provinces ? null : <span className="mo-would">→{then}</span>;
}
