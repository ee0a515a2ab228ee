import {
  choose,
  type Message,
  type Option,
  type Ref,
  type Rules,
  remember,
  type Seat,
  type Table,
} from "@civitas/kernel";
import { type Resources, saidResources } from "@civitas/monumental-family";
import { activatePlaces, activationEffects, yieldOf } from "./activating.ts";
import { CARDS } from "./content/cards.ts";
import { settle } from "./events.ts";
import { newPlay, orderOfPolicy, type Play, type Waiting } from "./play.ts";
import { ref } from "./refs.ts";
import { resolveWaiting } from "./resolve.ts";
import { say } from "./say.ts";
import { activePolicy, type Duel, type Player, playerAt } from "./state.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** MD-6.4: the places (0 to 8) of one row and one column of a city, each once, in their order. */
function crossPlaces(row: number, column: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < 9; place++) {
    if (Math.floor(place / 3) === row || place % 3 === column) places.push(place);
  }
  return places;
}

/** The nine crosses, by the id a player types: `r2c1`. */
export const CROSSES = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ id: `r${row + 1}c${column + 1}`, row, column, places: crossPlaces(row, column) })),
);

/** A row and a column to activate. What they would give is worked out when somebody looks. */
class CrossOption implements Option {
  readonly id: string;
  readonly label: Message;
  readonly refs: readonly Ref[];
  readonly places: readonly number[];

  constructor(
    readonly player: Player,
    { id, label, refs, places }: ReturnType<typeof crosses>[number],
  ) {
    this.id = id;
    this.label = label;
    this.refs = refs;
    this.places = places;
  }

  get gives(): Resources {
    return yieldOf(this.player, this.places);
  }

  get note(): Message {
    return say("note.gives", { what: saidResources(this.gives) });
  }
}

const crosses = remember((seat: Seat) =>
  CROSSES.map(({ id, row, column, places }) => ({
    id: `activate:${id}`,
    label: say("choice.activate", { row: row + 1, column: column + 1 }),
    refs: places.map((place) => ref.place(seat, place + 1)),
    places,
  })),
);

/** Phase A for one player: MD-6.3 to MD-6.10. */
export function* activateCity(duel: Duel, seat: Seat, table: Table): Rules {
  const player = playerAt(duel, seat);
  const options = crosses(seat).map((cross) => new CrossOption(player, cross));
  const { places } = yield* choose(seat, say("ask.activate"), options, { clause: "MD-6.4" });

  const waiting: Waiting[] = [];
  const play = newPlay(duel, table, VOCABULARY, waiting);
  activatePlaces(play, seat, places, "MD-6.4");
  waiting.push(...activationEffects(play, seat, places, true), ...policyActivation(play, seat));
  if (waiting.length > 0) yield* resolveWaiting(play, seat, waiting, "MD-6.7", () => settle(play));
}

function policyActivation(play: Play, seat: Seat): Waiting[] {
  const player = playerAt(play.duel, seat);
  const card = activePolicy(player);
  const effect = card === undefined ? undefined : CARDS[card].cityActivated;
  if (card === undefined || effect === undefined) return [];
  return [
    {
      seat,
      source: { card },
      effect,
      order: orderOfPolicy(player.policies.length - 1),
      event: 0,
      mark: () => {
        player.policyResolved = true;
      },
    },
  ];
}
