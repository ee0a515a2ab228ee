import type { Message } from "@civitas/kernel";
import { RESOURCES } from "@civitas/monumental-family";
import { Changing, Icon, Name, useSay, ZoneBox } from "@civitas/table-kit";
import type { ReactNode } from "react";
import type { AnyCardId } from "../src/content/cards.ts";
import { nameOf } from "../src/say.ts";
import type { CategoryCounts, RealmView } from "../src/view.ts";
import { COUNTED, Count, Named, Who } from "./peoples.tsx";
import { say } from "./say.ts";
import { useMine, useMonumental } from "./seats.ts";

const SIGNS: Readonly<Record<keyof CategoryCounts, string>> = {
  provinces: "province",
  knowledge: "knowledge",
  wonders: "wonder",
  policies: "policy",
};

/** All civilizations on a phone: they stand side by side, and the eye compares across. */
export function PeoplesPage() {
  const { realms, mover } = useMonumental();
  const mine = useMine();
  const words = useSay();
  return (
    <ZoneBox
      className="mo-peoples mo-side-by-side"
      title={<span className="spoken">{words.plain(say("ui.peoples"))}</span>}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="mo-most">+3</span> <small>{words.plain(say("ui.most-short"))}</small>
            </th>
            {realms.map((realm) => (
              <th
                key={realm.owner}
                scope="col"
                data-you={realm.owner === mine || undefined}
                data-moves={realm.owner === mover || undefined}
              >
                <Who realm={realm} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COUNTED.map((category) => (
            <Row key={category} icon={SIGNS[category]} text={say(`ui.column.${category}`)}>
              {(realm) => <Count realm={realm} category={category} />}
            </Row>
          ))}
          {RESOURCES.map((resource) => (
            <Row key={resource} icon={resource} text={{ say: `icon.${resource}` }}>
              {({ supply }) => <Changing value={supply[resource] ?? 0} />}
            </Row>
          ))}
          <Row icon="policy" text={say("ui.in-force")}>
            {({ policies }) => <Cards ids={policies.slice(-1)} />}
          </Row>
          <Row icon="wonder" text={say("ui.being-built")}>
            {({ construction }) => <Cards ids={construction} />}
          </Row>
        </tbody>
      </table>
    </ZoneBox>
  );
}

interface RowProps {
  readonly icon: string;
  readonly text: Message;
  readonly children: (realm: RealmView) => ReactNode;
}

function Row({ icon, text, children }: RowProps) {
  const { realms } = useMonumental();
  const mine = useMine();
  const words = useSay();
  return (
    <tr>
      <th scope="row">
        <Icon name={icon} /> {words.plain(text)}
      </th>
      {realms.map((realm) => (
        <td key={realm.owner} data-you={realm.owner === mine || undefined}>
          {children(realm)}
        </td>
      ))}
    </tr>
  );
}

/** Two civilizations have room for names, more of them for pictures. */
const NAMED = 2;

function Cards({ ids }: { readonly ids: readonly AnyCardId[] }) {
  const { realms } = useMonumental();
  const words = useSay();
  if (ids.length === 0) return "–";
  return ids.map((id) => (
    <Named key={id} id={id} className="mo-card-name">
      {realms.length > NAMED ? <Icon name={id} label={words.plain(nameOf(id))} /> : <Name message={nameOf(id)} />}
    </Named>
  ));
}
