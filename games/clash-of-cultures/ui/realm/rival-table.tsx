import { Changing, Emblem, Icon, Piece, useSay } from "@civitas/table-kit";
import { GOODS } from "../../src/content/goods.ts";
import { ref } from "../../src/refs.ts";
import type { PlayerView } from "../../src/view.ts";
import { say } from "../say.ts";
import { pointsOf, useClash } from "../seats.ts";
import { RivalCloseUp } from "./rival-close-up.tsx";

/** All players side by side: points, goods, advances, cities, cards. */
export function RivalTable() {
  const { players, cities } = useClash();
  const words = useSay();
  const rows: readonly (readonly [icon: string, label: string, value: (player: PlayerView) => string | number])[] = [
    ["points", words.plain(say("ui.points")), ({ score }) => pointsOf(score.total)],
    ["city", words.plain(say("ui.cities")), ({ seat }) => cities.filter(({ owner }) => owner === seat).length],
    ["advance", words.plain(say("ui.advances")), ({ advances }) => advances.length],
    ...GOODS.map(
      (kind) => [kind, words.plain({ say: `icon.${kind}` }), ({ goods }: PlayerView) => goods[kind]] as const,
    ),
    [
      "actions",
      words.plain(say("ui.action-cards")),
      ({ actionCards, greatPersons }) => actionCards + greatPersons.length,
    ],
    ["objectives", words.plain(say("ui.objective-cards")), ({ objectiveCards }) => objectiveCards],
    ["tick", words.plain(say("ui.completed")), ({ completed }) => completed.length],
  ];
  return (
    <section className="zone cc-rivals">
      <table>
        <thead>
          <tr>
            <td />
            {players.map(({ seat }) => (
              <th key={seat} scope="col">
                <Piece
                  at={ref.player(seat)}
                  label={say("ui.player", { who: { seat } })}
                  zoom={<RivalCloseUp seat={seat} />}
                  className="cc-rival-head"
                >
                  <Emblem seat={seat} />
                  <span>{words.nameOf(seat)}</span>
                </Piece>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([icon, label, value]) => (
            <tr key={icon}>
              <th scope="row">
                <Icon name={icon} /> <span>{label}</span>
              </th>
              {players.map((player) => (
                <td key={player.seat}>
                  <Changing value={value(player)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
