import { choose, type Played, type Rules, type Seat, type Verdict, window } from "@civitas/kernel";
import { runAnnounced } from "../abilities/running.ts";
import { mayTurnUp } from "../abilities/suspected.ts";
import { turnUpEntries } from "../abilities/turning-up.ts";
import { couldUse } from "../abilities/using.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { carryOutAction } from "../city/acting.ts";
import { discardEvent } from "../culture/culture.ts";
import { say } from "../say.ts";
import { othersFrom, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import type { Announced, Announcement } from "./announced.ts";
import { isCancellable } from "./cancelling.ts";
import { isAnswer, playsOf, scopes } from "./responding.ts";
import { sayAnnounced } from "./saying.ts";

/** CV-34.6: the kinds of questions that get one standing answer. */
function kindOf(what: Announced, asked: Seat): string {
  if (what.kind === "action") return "city-actions";
  if (what.kind === "ability") return "resource-abilities";
  return what.targets.includes(asked) ? "events-at-me" : "events";
}

const lastAnnounced = (w: World): Announcement => {
  const last = w.announced.at(-1);
  if (last === undefined) throw new Error("nothing was announced");
  return last;
};

/** CV-28.2: asks the others in turn until all have passed; a response opens its own window, then this one continues. */
export function* tellRespond(w: World, table: GameTable, _: Stories["respond"]): Rules {
  const top = lastAnnounced(w);
  const { what } = top;
  const others = othersFrom(w, what.seat);
  while (!top.cancelled && top.passes < others.length && isCancellable(w, what)) {
    const seat = others[top.next % others.length] ?? what.seat;
    top.passes += 1;
    top.next += 1;
    if (!couldUse(w, table, seat, "response")) continue; // CV-34.5
    const played = yield* window([seat], {
      prompt: say("ask.respond", { what: sayAnnounced(w, what) }),
      clause: "CV-34.5",
      plays: (asked): readonly Verdict<Entry>[] => playsOf(w, table, asked, "response"),
      asks: "holders",
      standing: { kind: kindOf(what, seat), scopes: scopes(w, seat) },
    });
    if (played !== undefined) return yield* tellResponse(w, table, top, played);
  }
  table.next("carryOut", {});
}

function* tellResponse(w: World, table: GameTable, top: Announcement, played: Played<Entry>): Rules {
  const { seat, play } = played;
  table.next("respond", {});
  top.passes = 0; // all must pass in succession
  if (!isAnswer(w, table, played, "response"))
    top.next -= 1; // CV-28.10: an Any Time effect; the same player is asked again
  else if (top.what.kind === "action" && (yield* prevents(w, table, top.what.seat, seat))) return;
  yield* play.act();
}

/** CV-19.9: a card turned up in response to a cancel prevents it; the cancelling card is not spent. */
function* prevents(w: World, table: GameTable, actor: Seat, by: Seat): Rules<boolean> {
  const ways = turnUpEntries(w, table, actor, "cityActionsUncancellable");
  if (ways.length === 0 && !mayTurnUp(w, actor, "humanitarian")) return false;
  const accept: Entry = { id: "accept", label: say("choice.let-cancel"), apart: "end", *act() {} };
  const prompt = say("ask.prevent-cancel", { who: { seat: by } });
  const entry = yield* choose(actor, prompt, [...ways, accept], { clause: "CV-34.9", secret: true });
  yield* entry.act();
  return entry !== accept;
}

/** CV-0.11: what was announced last takes effect, unless it was cancelled. */
export function* tellCarryOut(w: World, table: GameTable, _: Stories["carryOut"]): Rules {
  const { what, cancelled } = lastAnnounced(w);
  w.announced.pop();
  if (what.kind === "event") discardEvent(w, what.card); // CV-15.13, CV-28.7
  if (cancelled) {
    table.tell(() => ({
      what: say("log.cancelled", { what: sayAnnounced(w, what) }),
      seat: what.seat,
      clause: "CV-0.11",
    }));
    return;
  }
  if (what.kind === "action") carryOutAction(w, table, what);
  else runAnnounced(table, what);
}
