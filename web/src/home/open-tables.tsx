import type { TablesReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { Icon } from "@civitas/table-kit";
import { useSpeaker, useT } from "../app/language.tsx";
import { Link, to } from "../app/route.tsx";
import { ago } from "./ago.ts";
import { More } from "./more.tsx";
import { usePages } from "./use-pages.ts";

/** The public tables of others on the server: those that wait for players, then those one may watch. */
export function OpenTables(props: {
  readonly tables: TablesReply;
  /** Whose own tables stand in a list of their own. */
  readonly me: string | undefined;
  readonly titleOf: (game: string) => string;
}) {
  const { tables, me, titleOf } = props;
  const t = useT();
  const { language } = useSpeaker();
  const pages = usePages(tables, PATHS.tables);
  const shown = pages.tables
    .filter(({ state }) => state !== "over")
    .filter(({ seats }) => me === undefined || !seats.some((seat) => seat.kind === "person" && seat.person.id === me))
    .sort((a, b) => Number(a.state !== "open") - Number(b.state !== "open") || b.updated - a.updated);
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t("home.open")}</h2>
      {shown.length === 0 && <p className="quiet">{t("home.none-open")}</p>}
      <ul className="table-list">
        {shown.map((table) => {
          const people = table.seats.flatMap((seat) => (seat.kind === "person" ? [seat.person.name] : []));
          const free = table.seats.filter(({ kind }) => kind === "open").length;
          return (
            <li key={table.id}>
              <Link href={to("table", table.id)}>
                <b>{titleOf(table.game)}</b>
                <span className="table-since">{ago(table.updated, language)}</span>
                <span className="quiet">
                  <Icon name="people" /> {people.join(", ")}
                </span>
                <span className="quiet">{table.state === "open" ? t("home.free", { n: free }) : t("home.runs")}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <More more={pages.more} />
    </section>
  );
}
