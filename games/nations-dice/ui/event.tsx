import type { Seat } from "@civitas/kernel";
import { Changing, ClauseMark, Emblem, Icon, Piece, Portrait, useSay, useSight, Words } from "@civitas/table-kit";
import { originOf } from "../src/content/origin.ts";
import { eventName } from "../src/names.ts";
import { ref } from "../src/refs.ts";
import type { EventView, NationsView } from "../src/view.ts";
import { useMine } from "./players.tsx";
import { say } from "./say.ts";

const TRIALS = [
  { trial: "famine", resource: "food" },
  { trial: "war", resource: "strength" },
] as const;

type Trial = (typeof TRIALS)[number];

/** The event of the round: what famine and war ask for, against what everybody has now. */
export function EventCard() {
  const { view } = useSight<NationsView>();
  const words = useSay();
  const event = view.event;
  if (event === null) return null;
  return (
    <section className="nd-event" aria-label={words.plain(eventName(event.id))}>
      <Piece at={ref.event} label={eventName(event.id)} className="nd-event-head" zoom={<BigEvent event={event} />}>
        <Icon name="event" />
        <h2>{words.plain(eventName(event.id))}</h2>
      </Piece>
      <div className="nd-trials">
        {TRIALS.map((trial) => (
          <TrialRow key={trial.trial} event={event} trial={trial} />
        ))}
      </div>
    </section>
  );
}

function TrialRow({ event, trial: { trial, resource } }: { readonly event: EventView; readonly trial: Trial }) {
  const { view } = useSight<NationsView>();
  const words = useSay();
  const now = view.step === trial;
  return (
    <div className="nd-trial" data-now={now || undefined}>
      <span className="nd-trial-name">
        <Icon name={trial} />
        {words.plain(say(`ui.${trial}`))}
      </span>
      <span className="nd-trial-needs" data-kind={resource}>
        <Icon name={resource} label={words.plain({ say: `icon.${resource}` })} />
        <b>{event[resource]}</b>
      </span>
      <span className="nd-trial-arrow">→</span>
      <span className="nd-points">
        <Icon name="points" label={words.plain(say("ui.points"))} />
        <b>{event.vp}</b>
      </span>
      <span className="nd-trial-seats">
        {view.players.map(({ seat }) => (
          <Has key={seat} seat={seat} event={event} resource={resource} />
        ))}
      </span>
    </div>
  );
}

/** What one seat has against what is asked: enough, or how much is missing. */
function Has({
  seat,
  event,
  resource,
}: {
  readonly seat: Seat;
  readonly event: EventView;
  readonly resource: Trial["resource"];
}) {
  const { view } = useSight<NationsView>();
  const words = useSay();
  const mine = useMine();
  const has = view.players[seat]?.available[resource] ?? 0;
  const enough = has >= event[resource];
  const label = say(enough ? "ui.has-enough" : "ui.has-too-little", { player: { seat }, has, needs: event[resource] });
  return (
    <span
      className="nd-has"
      data-enough={enough || undefined}
      data-mine={seat === mine || undefined}
      role="img"
      aria-label={words.plain(label)}
      title={words.plain(label)}
    >
      <Emblem seat={seat} />
      <Changing value={has} />
      <Icon name={enough ? "tick" : "cross"} />
    </span>
  );
}

function BigEvent({ event }: { readonly event: EventView }) {
  return (
    <Portrait tone="sea" icon="event" name={<Words message={eventName(event.id)} />} origin={originOf(event.id)}>
      <ul>
        <li>
          <Words message={say("ui.famine-asks", { n: event.food, vp: event.vp })} /> <ClauseMark id="ND-17.1" />
        </li>
        <li>
          <Words message={say("ui.war-asks", { n: event.strength, vp: event.vp })} /> <ClauseMark id="ND-19.1" />
        </li>
      </ul>
    </Portrait>
  );
}
