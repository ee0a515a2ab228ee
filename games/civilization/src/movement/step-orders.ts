import type { Rules, Seat } from "@civitas/kernel";
import { EVENTS } from "../content/events.ts";
import { knows } from "../research/pyramid.ts";
import { say } from "../say.ts";
import { type Realm, realmOf, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";

/** Whether somebody could ever interrupt a move: with Communism, or with such an event in hand. */
const mayInterrupt = (w: World, seat: Seat): boolean => {
  const realm = realmOf(w, seat);
  return (
    knows(realm, "communism") ||
    realm.events.some((id) => EVENTS[id].ability.type === "use" && EVENTS[id].ability.when === "movementInterrupt")
  );
};

/** CV-34.7: "ask me before every step", once a phase turn. */
export function stepOrderEntries(w: World, seat: Seat): Entry[] {
  const realm = realmOf(w, seat);
  if (realm.used.includes("every-step") || !(realm.everyStep || mayInterrupt(w, seat))) return [];
  return [
    {
      id: realm.everyStep ? "ask-less" : "ask-every-step",
      label: say(realm.everyStep ? "choice.ask-less" : "choice.ask-every-step"),
      apart: "special",
      aside: true,
      act: () => changeOrder(realm),
    },
  ];
}

function* changeOrder(realm: Realm): Rules {
  realm.everyStep = !realm.everyStep;
  realm.used.push("every-step");
}
