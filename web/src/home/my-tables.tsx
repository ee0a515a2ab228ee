import type { TableCard } from "@civitas/protocol";
import { Icon } from "@civitas/table-kit";
import { useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Link, to } from "../app/route.tsx";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { seatName } from "../local/seat-name.ts";
import { forget, keptTables } from "../local/shelf.ts";

/** The tables of this browser and of this person on the server, the last played first. */
export function MyTables(props: { readonly online: readonly TableCard[]; readonly titleOf: (game: string) => string }) {
  const { online, titleOf } = props;
  const t = useT();
  const speaker = useSpeaker();
  const [changes, changed] = useState(0);
  const { value: local = [] } = useLoaded(keptTables, [changes]);
  const none = local.length === 0 && online.length === 0;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t("home.mine")}</h2>
      {none && <p className="quiet">{t("home.none")}</p>}
      <ul className="table-list">
        {online.map((table) => (
          <li key={table.id}>
            <Link href={to("table", table.id)}>
              <b>{titleOf(table.game)}</b>
              <span className="quiet">
                <Icon name="online" label={t("home.online")} />{" "}
                {table.state === "over" ? t("home.over") : table.state === "open" ? t("home.waits") : t("home.runs")}
              </span>
            </Link>
          </li>
        ))}
        {local.slice(0, 12).map((table) => (
          <li key={table.id}>
            <Link href={to("local", table.id)}>
              <b>{titleOf(table.game)}</b>
              <span className="quiet">
                {table.seats.map((plan, seat) => seatName(plan, seat, speaker)).join(", ")} ·{" "}
                {table.over ? t("home.over") : t("table.round", { n: table.round })}
              </span>
            </Link>
            <button
              type="button"
              className="plain"
              onClick={async () => {
                await forget(table.id);
                changed(changes + 1);
              }}
            >
              <Icon name="close" label={t("home.forget", { game: titleOf(table.game) })} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
