import type { Seat } from "@civitas/kernel";
import { cityAt, isUsable } from "../cities.ts";
import { ADVANCES } from "../content/advances.ts";
import { type AdvanceId, isGovernment } from "../content/categories.ts";
import type { Source } from "../source.ts";
import { type Clash, clockwiseFrom, isOwnTurn, owns, playerOf } from "../state.ts";
import type { Timing } from "../verbs/ability.ts";
import type { Occasions } from "./occasions.ts";

/** What happened to whom, and whose ability might be triggered. */
export interface Moment<Name extends keyof Occasions> {
  readonly s: Clash;
  readonly seat: Seat;
  readonly about: Occasions[Name];
  readonly owner: Seat;
  readonly source: Source;
}

/** When an ability with this timing is triggered. */
interface Meaning<Name extends keyof Occasions> {
  readonly timing: Timing;
  readonly holds: (moment: Moment<Name>) => boolean;
  /** Whose abilities these are, if not those of the player to whom it happened. */
  readonly whose?: (s: Clash, seat: Seat) => Seat;
  /** CC-6.7: once in a player turn. */
  readonly oncePerTurn?: true;
  /** What is noted when it is triggered. */
  readonly note?: (s: Clash, owner: Seat) => void;
}

type Meanings = { readonly [Name in keyof Occasions]: readonly Meaning<Name>[] };

const always = (): boolean => true;

/** The Wonder stands in the city that this is about. */
const isHere = ({ s, about, source }: Moment<"collected" | "activated">): boolean =>
  cityAt(s, about.hex)?.wonder === source.id;

const hasGovernment = (s: Clash, seat: Seat): boolean =>
  playerOf(s, seat).advances.some((id) => isGovernment(ADVANCES[id].category));

const isGovernmentsFirst = (advance: AdvanceId): boolean =>
  isGovernment(ADVANCES[advance].category) && ADVANCES[advance].position === 1;

/** CC-26.10: to whose left this player sits. */
const toTheRight = (s: Clash, seat: Seat): Seat => clockwiseFrom(s, seat).at(-1) ?? seat;

/** What each timing means. Of one occasion they come in this order: CC-7.6, CC-9.16. */
export const MEANINGS: Meanings = {
  gained: [
    { timing: "gained", holds: ({ about, source }) => source.id === about.advance },
    {
      timing: "gained-with-steel-weapons",
      holds: ({ s, about, owner, source }) => source.id === about.advance && owns(s, owner, "steel-weapons"),
    },
  ],
  reactions: [
    {
      timing: "writing-and-government",
      // CC-30.13: once, with the gain that makes both true; a change of government comes later.
      holds: ({ s, owner, about: { advance, changed } }) =>
        !playerOf(s, owner).writingDone &&
        hasGovernment(s, owner) &&
        (advance === "writing" || (!changed && isGovernmentsFirst(advance))),
      note: (s, owner) => {
        playerOf(s, owner).writingDone = true;
      },
    },
    { timing: "science-gained", holds: ({ about }) => ADVANCES[about.advance].category === "science" },
    {
      timing: "bought-with-ideas",
      // Buying Free Education itself does not count: it is not owned yet when it is paid.
      holds: ({ about, source }) => about.byIdeas && source.id !== about.advance,
      oncePerTurn: true,
    },
    {
      timing: "left-player-learns",
      whose: toTheRight,
      holds: ({ s, seat, about, owner }) => isOwnTurn(s, seat) && !owns(s, owner, about.advance),
      oncePerTurn: true,
    },
  ],
  collected: [
    {
      timing: "collect-with-academy",
      holds: ({ s, about }) => {
        const city = cityAt(s, about.hex);
        return city !== undefined && isUsable(s, city, "academy");
      },
    },
    { timing: "collect-here", holds: isHere },
  ],
  built: [{ timing: "build-of-soldiers-or-ships", holds: ({ about }) => about.soldiers + about.ships > 0 }],
  increased: [
    { timing: "building-built", holds: ({ about, source }) => source.id === about.building },
    { timing: "increase", holds: always },
    { timing: "new-temple", holds: ({ about }) => about.building === "temple" },
  ],
  "wonder-built": [{ timing: "wonder-built", holds: ({ about, source }) => source.id === about.wonder }],
  activated: [{ timing: "activation-here", holds: isHere }],
  influenced: [{ timing: "influence-success", holds: always }],
  "battle-lost": [{ timing: "temple-battle-lost", holds: ({ s }) => s.battle?.city?.temple === true }],
};
