import type { Ref } from "@civitas/kernel";
import type { SeatHolder, TableSetting } from "@civitas/table-kit";
import { Emblem, Icon, MoreIcons, Surface, TableProvider, toldApart, Words } from "@civitas/table-kit";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { icons as shellIcons } from "../app/icons.ts";
import { useT } from "../app/language.tsx";
import { useTitle } from "../app/title.ts";
import { useLayout } from "../app/use-layout.ts";
import type { Eyes, Replayed } from "../local/calls.ts";
import { seatInfo } from "../local/source.ts";
import { Sheet } from "../overlay/sheet.tsx";
import { type OpenRules, RulesDrawer } from "../rulebook/drawer.tsx";
import type { TableState } from "../source/source.ts";
import { Head } from "../table/head.tsx";
import { Log } from "../table/log.tsx";
import { ZoneStrip } from "../table/phone.tsx";
import { Projector } from "../table/projector.ts";
import { AnalysisPanel } from "./analysis.tsx";
import { ReplayControls, Viewing } from "./controls.tsx";
import type { OpenedRecord } from "./open-record.ts";
import { PlayOn } from "./play-on.tsx";

const NO_REFS: readonly Ref[] = [];
const nobodyAnswers = () => undefined;

/** Looks at a whole game again, step by step, from any seat's eyes or with everything open. */
export function Theatre(props: OpenedRecord & { readonly first: number }) {
  const { text, house, opened, shelf, table, speaker, first } = props;
  const t = useT();
  const layout = useLayout();
  const [at, goTo] = useState(Math.min(first, opened.length));
  const [more, showRest] = useState(false);
  const [eyes, see] = useState<Eyes>("open");
  const [next, setNext] = useState<Replayed["next"]>(undefined);
  const [projector] = useState(() => new Projector(false));
  const [rules, openRules] = useState<OpenRules | undefined>(undefined);
  const openClause = useCallback((clause: string) => openRules({ clause }), []);
  const shown = useSyncExternalStore(projector.watch, () => projector.shown);
  useTitle(`${speaker.plain({ say: "game.name" })} · ${t("nav.replay")}`);

  useEffect(() => {
    let wanted = true;
    house.call("replay", at, eyes).then((replayed) => {
      if (!wanted) return;
      projector.push({ sight: { ...replayed.sight, question: undefined, mark: at } });
      setNext(replayed.next);
    });
    return () => {
      wanted = false;
    };
  }, [house, projector, at, eyes]);

  const seats = useMemo<readonly SeatHolder[]>(
    () =>
      toldApart(
        opened.names.map((name = "", seat) => {
          const level = /^bot (\w+)$/.exec(name)?.[1];
          return seatInfo(level === undefined ? { kind: "person", name } : { kind: "bot", level }, seat, speaker);
        }),
      ),
    [opened, speaker],
  );
  const icons = useMemo(() => ({ ...shellIcons, ...table.icons }), [table]);
  const named = useMemo(() => speaker.naming((seat) => seats[seat]?.name ?? String(seat + 1)), [speaker, seats]);
  const setting = useMemo<TableSetting | undefined>(
    () =>
      shown && {
        sight: shown.sight,
        seats,
        speaker: named,
        icons,
        fresh: shown.fresh,
        log: shown.log,
        locked: true,
        spot: next?.refs ?? NO_REFS,
        answer: nobodyAnswers,
        openClause,
      },
    [shown, seats, named, icons, next, openClause],
  );
  if (shown === undefined || setting === undefined) return <div className="loading" />;
  const viewer = eyes === "open" ? "audience" : eyes;
  const state: TableState = { game: shelf.id, options: {}, seats, viewer, connection: "here", paused: false };
  const controls = (
    <>
      <ReplayControls opened={opened} at={at} goTo={goTo}>
        {layout !== "wide" && (
          <button type="button" className="turn-tool" aria-haspopup="dialog" onClick={() => showRest(true)}>
            <Icon name="menu" /> <span>{t("tools.more")}</span>
          </button>
        )}
      </ReplayControls>
      {next !== undefined && (
        <p className="next-answer">
          <Emblem seat={next.seat} /> {t("replay.next")} <Words message={next.label} />
        </p>
      )}
    </>
  );
  const rest = (
    <>
      {opened.broken !== undefined && <p className="notice">{t("replay.stops", { detail: opened.broken })}</p>}
      <Viewing opened={opened} text={text} at={at} eyes={eyes} see={see} seats={seats} />
      <PlayOn text={text} at={at} seats={seats} game={shelf.id} />
      <AnalysisPanel {...props} at={at} goTo={goTo} seats={seats} />
    </>
  );
  const log = <Log log={shown.log} visiting={{ visit: goTo, visited: at }} />;
  return (
    <MoreIcons value={icons}>
      <TableProvider setting={setting}>
        <div className="table-page" data-game={shelf.id} data-layout={layout} data-replay>
          <Head
            state={state}
            shown={shown}
            scores={table.scores}
            nearest={table.nearest}
            turnStanding={table.TurnStanding}
            openRules={() => openRules({})}
          />
          <main className={layout === "wide" ? "table-columns" : "phone"}>
            {layout === "phone" ? (
              <ZoneStrip zones={table.zones}>{log}</ZoneStrip>
            ) : (
              <div className="table-board">
                <Surface label={t("table.board")}>
                  <table.Table />
                </Surface>
              </div>
            )}
            {layout === "wide" ? (
              <aside className="side" aria-label={t("replay.controls")}>
                {controls}
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
                <section className="side-scroll" tabIndex={0} aria-label={t("table.story")}>
                  {rest}
                  {log}
                </section>
              </aside>
            ) : (
              <div className="bar">{controls}</div>
            )}
          </main>
        </div>
        {more && layout !== "wide" && (
          <Sheet from="below" className="replay-more" title={t("nav.replay")} close={() => showRest(false)}>
            {rest}
            {layout === "tall" && log}
          </Sheet>
        )}
        {rules !== undefined && <RulesDrawer shelf={shelf} {...rules} close={() => openRules(undefined)} />}
      </TableProvider>
    </MoreIcons>
  );
}
