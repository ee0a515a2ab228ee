import { isAllowed, type Tutorial } from "@civitas/table-kit";
import { useEffect, useMemo, useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Nowhere } from "../app/nowhere.tsx";
import { settings } from "../app/settings.ts";
import { useTitle } from "../app/title.ts";
import { setTable, shelfOf } from "../catalogue/games.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { LocalSource } from "../local/source.ts";
import { Frame } from "../table/frame.tsx";
import { Guide } from "./guide.tsx";

/** #/learn/GAME: the guided first game. */
export default function TutorialPage({ game }: { readonly game: string }) {
  const t = useT();
  const speaker = useSpeaker();
  const { value, error } = useLoaded(async () => {
    const shelf = shelfOf(game);
    if (shelf === undefined) throw new Error(game);
    const { table, speaking } = await setTable(shelf, speaker);
    if (table.tutorial === undefined) throw new Error(game);
    return { shelf, table, speaking, tutorial: table.tutorial };
  }, [game, speaker]);
  const tutorial = value?.tutorial;
  const { value: source } = useLoaded(
    async () => (tutorial === undefined ? undefined : beginGuided(game, tutorial, speaker)),
    [game, tutorial],
  );
  useEffect(() => () => source?.close(), [source]);
  useTitle(t("home.learn"));
  if (shelfOf(game) === undefined) return <Nowhere>{t("page.no-game", { game })}</Nowhere>;
  if (error !== undefined) throw error;
  if (value === undefined || source === undefined) return <div className="loading" />;
  return <Guided {...value} source={source} />;
}

function beginGuided(game: string, tutorial: Tutorial, speaker: Parameters<typeof LocalSource.passing>[1]) {
  const seats = Array.from({ length: tutorial.seats }, (_, seat) =>
    seat === tutorial.seat
      ? { kind: "person" as const, name: settings().name }
      : { kind: "bot" as const, level: "easy" },
  );
  const { options = {}, seed, script = [], rivals = [] } = tutorial;
  return LocalSource.passing({ game, options, seats, seed, script, rivals }, speaker);
}

function Guided(props: {
  readonly shelf: Parameters<typeof Frame>[0]["shelf"];
  readonly table: Parameters<typeof Frame>[0]["table"];
  readonly speaking: Parameters<typeof Frame>[0]["speaker"];
  readonly tutorial: Tutorial;
  readonly source: LocalSource;
}) {
  const { shelf, table, speaking, tutorial, source } = props;
  const [place, setPlace] = useState(0);
  const step = tutorial.steps[place];
  const guide = useMemo(() => {
    const expected = step?.expect;
    return {
      note: (
        <Guide step={step} place={place} of={tutorial.steps.length} next={() => setPlace(place + 1)} game={shelf.id} />
      ),
      // Where the guide waits for "Next", nothing can be answered; after the last step everything can.
      only: step === undefined || expected === "anything" ? undefined : (expected ?? []),
      spot: step?.look ?? [],
      answered: (id: string) => {
        if (expected === undefined) return;
        if (expected === "anything" || isAllowed(id, expected)) setPlace(place + 1);
      },
    };
  }, [step, place, tutorial, shelf]);
  return <Frame source={source} shelf={shelf} table={table} speaker={speaking} guide={guide} />;
}
