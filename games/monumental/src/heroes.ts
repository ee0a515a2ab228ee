import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Story } from "./agenda.ts";
import { laidCards } from "./city.ts";
import type { CardId } from "./content/cards.ts";
import { HEROES, type HeroId } from "./content/heroes.ts";
import { returnHero, settleControl } from "./control.ts";
import { laidRef, placeName } from "./effects/cards-laid.ts";
import { countUnits } from "./forces.ts";
import { provincesOf, spaceName } from "./map.ts";
import { payExactly } from "./payment.ts";
import { ref } from "./refs.ts";
import { resolveTogether } from "./resolve-together.ts";
import { heroName, nameOf, say, sayProvince } from "./say.ts";
import { cityOf, type Hero, type Monumental, realmOf, type SpaceNumber, spaceAt } from "./state.ts";
import { triggered } from "./triggers.ts";

/** Where a hero can be deployed. */
interface Site extends Option {
  readonly space: SpaceNumber | null;
  readonly place: number | null;
  readonly card: CardId | null;
}

/** MO-12.5, MO-12.6: the legal places after the old hero has gone. */
export function sitesFor(m: Monumental, seat: Seat, id: HeroId): Site[] {
  const realm = realmOf(m, seat);
  switch (HEROES[id].deploy) {
    case "capital":
      return realm.capital === null
        ? []
        : [{ id: "capital", label: say("site.capital"), space: realm.capital, place: null, card: null }];
    case "province":
      return provincesOf(m, seat)
        .filter((n) => staysOwn(m, seat, n))
        .map((n) => ({
          id: spaceName(m, n),
          label: sayProvince(m, n),
          refs: [ref.space(spaceName(m, n))],
          space: n,
          place: null,
          card: null,
        }));
    case "city":
      // MO-12.18: in a place with two cards the player names one of them.
      return laidCards(cityOf(m, seat), ({ activated }) => activated).map((laid) => ({
        id: `card:${laid.index + 1}${laid.attached ? ":knowledge" : ""}`,
        label: say("choice.card-at", { card: nameOf(laid.card), place: placeName(laid.index) }),
        refs: [laidRef(seat, laid)],
        space: null,
        place: laid.index,
        card: laid.card,
      }));
  }
}

/** MO-12.16: a province held by nothing but the old unit hero is lost when he goes. */
function staysOwn(m: Monumental, seat: Seat, n: SpaceNumber): boolean {
  const { hero } = realmOf(m, seat);
  const heldByHero = hero !== null && HEROES[hero.id].unit && hero.space === n;
  return !heldByHero || spaceAt(m, n).outpost || countUnits(m, n) > 1;
}

/** MO-12.20: name the place, return the old hero, pay, deploy, then the trigger. */
export function* acquireHero(m: Monumental, table: GameTable, seat: Seat, id: HeroId): Rules {
  const realm = realmOf(m, seat);
  const site = yield* choose(seat, say("ask.deploy", { hero: heroName(id) }), sitesFor(m, seat, id), {
    clause: "MO-12.5",
  });
  heroLeaves(m, table, seat, "MO-12.6");
  payExactly(m, table, seat, { gold: HEROES[id].cost }, "MO-12.4");
  m.heroRow.splice(m.heroRow.indexOf(id), 1);
  m.turn.heroAcquired = true;
  const hero: Hero = { id, space: site.space, place: site.place, card: site.card, knowledge: 0 };
  realm.hero = hero;
  table.tell(() => ({
    what: say("log.hero-deployed", { who: { seat }, hero: heroName(id), where: site.label }),
    seat,
    clause: "MO-12.4",
    moves: [{ piece: ref.hero(id), from: ref.heroRow(id), to: site.refs?.[0] ?? ref.realm(seat) }],
  }));
  resolveTogether(table, seat, triggered(m, seat, "deploy"), "MO-12.10");
}

/** MO-12.16, MO-12.17: card and figure go to the hero row; a province held by the hero alone is nobody's. */
function heroLeaves(m: Monumental, table: GameTable, seat: Seat, clause: string): void {
  const hero = returnHero(m, table, seat, clause);
  if (hero !== null && hero.space !== null) settleControl(m, table, hero.space, "MO-12.16");
}

const MET = {
  wonder: "owner-completes-wonder",
  "market-token": "owner-takes-market-token",
  knowledge: "two-acquired-knowledge",
} as const;

/** MO-12.17. */
export const tellHeroMayReturn: Story<"heroMayReturn"> = function* (m, table, { seat, met }) {
  const { hero } = realmOf(m, seat);
  if (hero === null || HEROES[hero.id].returns !== MET[met]) return;
  if (met === "knowledge" && hero.knowledge < 2) return;
  heroLeaves(m, table, seat, "MO-12.11");
};

/** MO-12.11: at the end of the turn. */
export function heroAtEndOfTurn(m: Monumental, table: GameTable, seat: Seat): void {
  const { hero } = realmOf(m, seat);
  if (hero === null) return;
  const { returns } = HEROES[hero.id];
  const idle = !m.turn.heroesAttacked.includes(hero.id);
  if (returns === "end-of-turn" || (returns === "idle-turn" && idle)) heroLeaves(m, table, seat, "MO-12.11");
}
