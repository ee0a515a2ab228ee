import type { TableCard, TablesReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { Icon } from "@civitas/table-kit";
import { type ReactNode, useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Link, to } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { seatName } from "../local/seat-name.ts";
import { forget, type KeptTable } from "../local/shelf.ts";
import { Sure } from "../overlay/sure.tsx";
import { ago } from "./ago.ts";
import { More } from "./more.tsx";
import { usePages } from "./use-pages.ts";

/** How many tables of this browser are listed at first: the games stand below them. */
const FEW = 4;

type TitleOf = (game: string) => string;

/** The tables of this browser and of this person on the server, the last played first. */
export function MyTables(props: {
  readonly local: readonly KeptTable[];
  readonly online: TablesReply;
  readonly me: string | undefined;
  readonly titleOf: TitleOf;
  readonly forgotten: () => void;
}) {
  const { local, online, me, titleOf, forgotten } = props;
  const t = useT();
  const pages = usePages(online, PATHS.mine);
  const [all, showAll] = useState(false);
  const none = local.length === 0 && pages.tables.length === 0;
  const more = pages.more ?? (all || local.length <= FEW ? undefined : () => showAll(true));
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t("home.mine")}</h2>
      {none && <p className="quiet">{t("home.none")}</p>}
      <ul className="table-list">
        {pages.tables.map((table) => (
          <OnlineTable key={table.id} table={table} me={me} title={titleOf(table.game)} />
        ))}
        {(all ? local : local.slice(0, FEW)).map((table) => (
          <KeptRow key={table.id} table={table} title={titleOf(table.game)} forgotten={forgotten} />
        ))}
      </ul>
      <More more={more} />
    </section>
  );
}

/** A table in one's list: the game, who plays, how it stands and since when. */
function Entry(props: {
  readonly href: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly names: readonly string[];
  readonly state: string;
  readonly yours: boolean;
  readonly since: number;
}) {
  const { href, title, icon, names, state, yours, since } = props;
  const { language } = useSpeaker();
  return (
    <Link href={href}>
      <b>
        {icon} {title}
      </b>
      <span className="table-since">{ago(since, language)}</span>
      <span className="quiet">{names.join(", ")}</span>
      <span className={yours ? "your-turn" : "quiet"}>{state}</span>
    </Link>
  );
}

function OnlineTable(props: { readonly table: TableCard; readonly me: string | undefined; readonly title: string }) {
  const { table, me, title } = props;
  const t = useT();
  const speaker = useSpeaker();
  const isMine = (seat: TableCard["seats"][number] | undefined) => seat?.kind === "person" && seat.person.id === me;
  const names = table.seats.map((seat, place) => {
    if (seat.kind === "person") return seat.person.name;
    return seat.kind === "open" ? t("seat.open") : seatName({ kind: "bot", level: seat.level }, place, speaker);
  });
  const mine = table.seats.findIndex(isMine);
  const yours = table.state === "playing" && table.waiting.includes(mine);
  const asked = table.waiting.map((seat) => names[seat] ?? "").join(", ");
  const state =
    table.state === "over"
      ? t("home.over")
      : table.state === "open"
        ? t("home.waits")
        : yours
          ? t("home.your-turn")
          : t("home.turn-of", { name: asked });
  return (
    <li>
      <Entry
        href={to("table", table.id)}
        title={title}
        icon={<Icon name="online" label={t("home.online")} />}
        names={names.filter((_, seat) => seat !== mine)}
        state={state}
        yours={yours}
        since={table.updated}
      />
    </li>
  );
}

function KeptRow(props: { readonly table: KeptTable; readonly title: string; readonly forgotten: () => void }) {
  const { table, title, forgotten } = props;
  const t = useT();
  const speaker = useSpeaker();
  const [asking, ask] = useState(false);
  const names = table.seats.map((plan, seat) => seatName(plan, seat, speaker));
  const people = table.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const [only] = people.length === 1 ? people : [];
  const yours = !table.over && only !== undefined && table.waiting.includes(only);
  const asked = table.waiting.map((seat) => names[seat] ?? "").join(", ");
  const round = t("table.round", { n: table.round });
  const turn = yours ? t("home.your-turn") : t("home.turn-of", { name: asked });
  const state = table.over ? t("home.over") : asked === "" ? round : `${round} · ${turn}`;
  const others = names.filter((name, seat) => seat !== only || name !== settings().name);
  return (
    <li>
      <Entry
        href={to("local", table.id)}
        title={title}
        names={others.length === 0 ? names : others}
        state={state}
        yours={yours}
        since={table.played}
      />
      <button type="button" className="plain" onClick={() => ask(true)}>
        <Icon name="close" label={t("home.forget", { game: title })} />
      </button>
      {asking && (
        <Sure
          question={t("home.forget-sure", { game: title })}
          yes={t("home.forget-yes")}
          then={() => void forget(table.id).then(forgotten)}
          close={() => ask(false)}
        >
          <p>{t("home.forget-about")}</p>
        </Sure>
      )}
    </li>
  );
}
