import { type AnyGame, meaningfulOptions, type OptionValues } from "@civitas/kernel";
import { Icon } from "@civitas/table-kit";
import type { Speaker } from "@civitas/words";
import { useState } from "react";
import { useSpeaker, useT } from "../app/language.tsx";
import { Nowhere } from "../app/nowhere.tsx";
import { Page } from "../app/page.tsx";
import { go, to } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { rulesOf, shelfOf, speakingOf } from "../catalogue/games.ts";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { beginTable, freshSeed } from "../local/begin.ts";
import { explained } from "../online/words.ts";
import { OnlineOptions, usePace } from "./online-options.tsx";
import { openOnline } from "./open-online.ts";
import { OptionField } from "./option-field.tsx";
import { BOT, type SeatChoice, SeatFields } from "./seat-fields.tsx";

/** #/new/GAME: a form made from the game's own options. */
export default function NewTablePage({ game }: { readonly game: string }) {
  const t = useT();
  const speaker = useSpeaker();
  const { value, error } = useLoaded(async () => {
    const shelf = shelfOf(game);
    if (shelf === undefined) throw new Error(game);
    const [rules, speaking] = await Promise.all([rulesOf(shelf), speakingOf(shelf, speaker)]);
    return { rules, speaking };
  }, [game, speaker]);
  if (shelfOf(game) === undefined) return <Nowhere>{t("page.no-game", { game })}</Nowhere>;
  if (error !== undefined) throw error;
  if (value === undefined) return <div className="loading" />;
  return (
    <Page title={t("new.name", { game: value.speaking.plain({ say: "game.name" }) })}>
      <Form rules={value.rules} speaker={value.speaking} />
    </Page>
  );
}

function Form({ rules, speaker }: { readonly rules: AnyGame; readonly speaker: Speaker }) {
  const t = useT();
  const first = Math.max(rules.seats.min, Math.min(2, rules.seats.max));
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => seatsFor(first));
  const [given, give] = useState<OptionValues>({});
  const [seed, setSeed] = useState("");
  const [online, goOnline] = useState(false);
  const [problem, setProblem] = useState("");
  const pace = usePace();
  const fitting = meaningfulOptions(rules, given, seats.length);
  const options = Object.fromEntries(
    fitting.flatMap(([name]) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );

  /** Friends need a table on the server, bots one at this screen; seats that the player has chosen stay. */
  const move = (there: boolean): void => {
    goOnline(there);
    setSeats(seats.map((seat, i) => seatElsewhere(seat, i, there)));
  };
  const begin = async (): Promise<void> => {
    setProblem("");
    try {
      if (online) go(to("table", await openOnline({ game: rules.id, options, seats, pace, speaker })));
      else {
        const plans = seats.map((seat) => (seat.kind === "open" ? { kind: "person" as const, name: "" } : seat));
        go(to("local", await beginTable({ game: rules.id, options, seats: plans, seed: seed.trim() || freshSeed() })));
      }
    } catch (error) {
      if (online) setProblem(await explained(error, speaker));
      else setProblem(t("new.problem", { detail: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <form
      noValidate
      className="sheet-of-paper new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <fieldset className="where">
        <legend>{t("new.where")}</legend>
        <label>
          <input type="radio" name="where" checked={!online} onChange={() => move(false)} />
          <Icon name="people" /> {t("new.here")}
        </label>
        <label>
          <input type="radio" name="where" checked={online} onChange={() => move(true)} />
          <Icon name="online" /> {t("new.online")}
        </label>
      </fieldset>
      <SeatFields range={rules.seats} seats={seats} change={setSeats} online={online} />
      {fitting.length > 0 && (
        <fieldset>
          <legend>{t("new.options")}</legend>
          {fitting.map(([name, kind]) => (
            <OptionField
              key={name}
              name={name}
              kind={kind}
              speaker={speaker}
              value={given[name] ?? kind.default}
              change={(value) => give({ ...given, [name]: value })}
            />
          ))}
        </fieldset>
      )}
      {online ? (
        <OnlineOptions pace={pace} />
      ) : (
        <label className="field">
          {t("new.seed")} <input value={seed} maxLength={60} onChange={({ target }) => setSeed(target.value)} />
          <small>{t("new.seed-about")}</small>
        </label>
      )}
      {problem !== "" && (
        <p className="notice" data-kind-of="warning" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="primary">
        {t(online ? "new.open" : "new.begin")}
      </button>
    </form>
  );
}

function seatElsewhere(seat: SeatChoice, place: number, online: boolean): SeatChoice {
  if (online) return place > 0 && (seat.kind === "person" || seat === BOT) ? { kind: "open" } : seat;
  return seat.kind === "open" ? BOT : seat;
}

function seatsFor(n: number): SeatChoice[] {
  return Array.from({ length: n }, (_, seat) => (seat === 0 ? { kind: "person", name: settings().name } : BOT));
}
