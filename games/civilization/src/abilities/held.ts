import type { Reason, Seat } from "@civitas/kernel";
import type { Source } from "../announcing/announced.ts";
import { greatCardWorks, wonderWorks } from "../cards/working.ts";
import type { Ability, Moment, Occasion, Trigger, Use } from "../content/ability.ts";
import { type Card, dictionary } from "../content/card.ts";
import { CIVILIZATIONS } from "../content/civilizations.ts";
import { EVENTS } from "../content/events.ts";
import { GOVERNMENTS } from "../content/governments.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import type { EventId, GovernmentId, GreatCardId, InvestmentId, TechId, WonderId } from "../content/ids.ts";
import { EDUCATION_REWARDS, INVESTMENTS, PUBLIC_EDUCATION } from "../content/investments.ts";
import { TECHS } from "../content/techs.ts";
import { WONDERS } from "../content/wonders.ts";
import { say } from "../say.ts";
import { type Realm, realmOf, type World } from "../state.ts";

/** An ability in somebody's hands. */
export interface Held<A extends Ability = Ability> {
  readonly source: Source;
  /** Which of the card's abilities, from 0. */
  readonly index: number;
  readonly ability: A;
  /** CV-19.15: a great person card that lies face down works only if its owner turns it up. */
  readonly up: boolean;
}

/** The abilities of one card that belong to one moment: as they are held while it lies face up, and face down. */
interface Ready<A extends Ability> {
  readonly up: Held<A>[];
  readonly down: Held<A>[];
}
type ByCard<A extends Ability> = ReadonlyMap<string, Ready<A>>;

/** Every card of the box that can do something, by its id; civilizations too. */
const CARDS: Readonly<Record<string, Card>> = dictionary({
  ...CIVILIZATIONS,
  ...TECHS,
  ...GOVERNMENTS,
  ...WONDERS,
  ...GREAT_CARDS,
  ...EVENTS,
  "public-education": PUBLIC_EDUCATION,
});

/** Cards are sources by their own names; the civilization of a player is called just that. */
const isSource = (id: string): id is Source => !(id in CIVILIZATIONS);
const sourceOf = (id: string): Source => (isSource(id) ? id : "civilization");

/** The abilities of the box by their moment or occasion, so that only cards with a say in it are looked at. */
function indexed<A extends Ability>(tagOf: (ability: Ability) => string | undefined, is: (a: Ability) => a is A) {
  const found = new Map<string, Map<string, Ready<A>>>();
  for (const [id, card] of Object.entries(CARDS)) {
    const source = sourceOf(id);
    for (const [index, ability] of card.abilities.entries()) {
      const tag = tagOf(ability);
      if (tag === undefined || !is(ability)) continue;
      const ofTag = found.get(tag) ?? new Map<string, Ready<A>>();
      found.set(tag, ofTag);
      const ofCard = ofTag.get(id) ?? { up: [], down: [] };
      ofTag.set(id, ofCard);
      ofCard.up.push({ source, index, ability, up: true });
      ofCard.down.push({ source, index, ability, up: false });
    }
  }
  return found;
}

const USES = indexed<Use>(
  (ability) => (ability.type === "use" ? ability.when : undefined),
  (ability) => ability.type === "use",
);
const TRIGGERS = indexed<Trigger>(
  (ability) => (ability.type === "trigger" ? ability.on : undefined),
  (ability) => ability.type === "trigger",
);

/** What a player could do at a moment, in the order of CV-34.13, whether the card works now or not. */
export const usesOf = (w: World, seat: Seat, moment: Moment): readonly Held<Use>[] =>
  holdingOf(realmOf(w, seat), seat).uses(moment);

/** What an occasion could trigger for a player. */
export const triggersOf = (w: World, seat: Seat, on: Occasion): readonly Held<Trigger>[] =>
  holdingOf(realmOf(w, seat), seat).triggers(on);

/** The cards of a player that can do something, and what they can do at which moment: found once for the same cards. */
export class Holding {
  /** In the order of CV-34.13. */
  readonly #ids: string[] = [];
  readonly #up: boolean[] = [];
  readonly #education: number;
  readonly #uses = new Map<Moment, readonly Held<Use>[]>();
  readonly #triggers = new Map<Occasion, readonly Held<Trigger>[]>();

  constructor(realm: Realm) {
    if (realm.civilization !== null) this.#add(realm.civilization);
    for (const { tech } of realm.pyramid) if (tech !== null) this.#add(tech);
    this.#add(realm.government);
    for (const { id, obsolete } of realm.wonders) if (!obsolete) this.#add(id);
    for (const { id, up } of realm.greatCards) this.#add(id, up);
    for (const id of realm.events) this.#add(id);
    this.#education = realm.investments["public-education"];
    if (EDUCATION_REWARDS.includes(this.#education)) this.#add("public-education"); // CV-20.7
  }

  #add(id: string, up = true): void {
    this.#ids.push(id);
    this.#up.push(up);
  }

  /** Whether these are the cards of the realm now: everything that the constructor reads is compared. */
  fits(realm: Realm): boolean {
    const ids = this.#ids;
    let n = 0;
    if (realm.civilization !== null && ids[n++] !== realm.civilization) return false;
    for (const { tech } of realm.pyramid) if (tech !== null && ids[n++] !== tech) return false;
    if (ids[n++] !== realm.government) return false;
    for (const { id, obsolete } of realm.wonders) if (!obsolete && ids[n++] !== id) return false;
    for (const { id, up } of realm.greatCards) {
      if (ids[n] !== id || this.#up[n] !== up) return false;
      n++;
    }
    for (const id of realm.events) if (ids[n++] !== id) return false;
    if (realm.investments["public-education"] !== this.#education) return false;
    return n === ids.length - (ids.at(-1) === "public-education" ? 1 : 0);
  }

  uses(moment: Moment): readonly Held<Use>[] {
    const known = this.#uses.get(moment);
    if (known !== undefined) return known;
    const found = this.#among(USES.get(moment));
    this.#uses.set(moment, found);
    return found;
  }

  triggers(on: Occasion): readonly Held<Trigger>[] {
    const known = this.#triggers.get(on);
    if (known !== undefined) return known;
    const found = this.#among(TRIGGERS.get(on));
    this.#triggers.set(on, found);
    return found;
  }

  #among<A extends Ability>(cards: ByCard<A> | undefined): Held<A>[] {
    const held: Held<A>[] = [];
    if (cards === undefined) return held;
    for (let n = 0; n < this.#ids.length; n++) {
      const id = this.#ids[n] ?? "";
      const ready = cards.get(id);
      if (ready === undefined || this.#ids.indexOf(id) !== n) continue; // equal events are one
      held.push(...(this.#up[n] === true ? ready.up : ready.down));
    }
    return held;
  }
}

/** By seat, whatever the match: it is used only while it fits, so it can't be out of date. */
const LAST_HOLDING: Holding[] = [];

function holdingOf(realm: Realm, seat: Seat): Holding {
  const last = LAST_HOLDING[seat];
  if (last?.fits(realm) === true) return last;
  const holding = new Holding(realm);
  LAST_HOLDING[seat] = holding;
  return holding;
}

/** An ability of a card, whoever holds it. */
export function abilityOf(w: World, seat: Seat, source: Source, index: number): Ability {
  const id = source === "civilization" ? realmOf(w, seat).civilization : source;
  const ability = id === null ? undefined : CARDS[id]?.abilities[index];
  if (ability === undefined) throw new RangeError(`${source} has no ability ${index}`);
  return ability;
}

export const isEvent = (source: Source): source is EventId => source in EVENTS;
export const isGreatCard = (source: Source): source is GreatCardId => source in GREAT_CARDS;
export const isWonder = (source: Source): source is WonderId => source in WONDERS;
export const isTech = (source: Source): source is TechId => source in TECHS;
export const isInvestment = (source: Source): source is InvestmentId => source in INVESTMENTS;
export const isGovernment = (source: Source): source is GovernmentId => source in GOVERNMENTS;

/** CV-8.13, CV-19.7: why the card does nothing now. */
export function whyIdle(w: World, seat: Seat, source: Source): Reason | undefined {
  if (isWonder(source)) {
    return wonderWorks(w, seat, source) ? undefined : { why: say("why.wonder-blockaded"), clause: "CV-8.13" };
  }
  if (isGreatCard(source)) {
    return greatCardWorks(w, seat, source) ? undefined : { why: say("why.no-great-person"), clause: "CV-19.7" };
  }
  return undefined;
}
