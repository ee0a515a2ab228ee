import { AUTOMA_CARDS, type AutomaCardId, type AutomaLine } from "../src/content/automa-cards.ts";
import { CARDS, type DevelopmentId, isWonder } from "../src/content/cards.ts";
import { AUTOMA_TYPE } from "../src/content/civilizations.ts";
import { HEROES, isHero } from "../src/content/heroes.ts";
import { GRIDS, TERRAIN } from "../src/content/maps.ts";
import { GOODS, TOKENS } from "../src/content/tokens.ts";
import type { Automa, Monumental, Realm, Space } from "../src/state.ts";
import { defence, provinces } from "./second-opinion.ts";

/** What the player to the automa's right was asked, and answered. */
export interface Asked {
  readonly offered: readonly string[];
  readonly picked: string;
}

/** Chance or a monster comes into it, so it can't be foretold. */
export class Unforeseen extends Error {}

/**
 * One turn of the automa once more, written from section 11 by itself and with nothing of the rules but the data of the
 * cards. It changes the position it is given.
 */
export class AutomaByHand {
  readonly owner: number;
  readonly realm: Realm;
  readonly automa: Automa;
  readonly taken = [false, false];

  constructor(
    readonly m: Monumental,
    readonly answers: Asked[],
  ) {
    this.owner = m.cities.length;
    const realm = m.realms[this.owner];
    if (realm === undefined || m.automa === null) throw new Error("no automa");
    this.realm = realm;
    this.automa = m.automa;
  }

  /** MO-11.6. */
  turn(): void {
    for (let n = 0; n < 2; n++) this.resolve(this.draw(), "plain");
    this.refreshDisplay();
  }

  space(n: number): Space {
    const space = this.m.spaces[n];
    if (space === undefined) throw new Error(`no space ${n}`);
    return space;
  }

  name(n: number): string {
    return GRIDS[this.m.map].names[n] ?? "";
  }

  near(n: number): readonly number[] {
    return GRIDS[this.m.map].beside[n] ?? [];
  }

  /** MO-11.7: a choice of one is none; otherwise the same spaces must have been offered. */
  decide(kind: string, among: readonly number[]): number {
    const [only] = among;
    if (among.length === 1 && only !== undefined) return only;
    const asked = this.answers.shift();
    const ids = among.map((n) => `${kind}:${this.name(n)}`).sort();
    const offered = [...(asked?.offered ?? [])].sort();
    if (JSON.stringify(ids) !== JSON.stringify(offered)) throw new Error(`${ids} was not asked, but ${offered}`);
    const picked = among.find((n) => `${kind}:${this.name(n)}` === asked?.picked);
    if (picked === undefined) throw new Error(`${asked?.picked} is none of ${ids}`);
    return picked;
  }

  draw(): AutomaCardId {
    const card = this.automa.deck.pop();
    if (card === undefined) throw new Unforeseen("the deck is renewed");
    return card;
  }

  /** MO-11.8, MO-11.10, MO-11.12. */
  resolve(card: AutomaCardId, reading: "plain" | "twice" | "specials"): void {
    const lines = AUTOMA_CARDS[card];
    const plain = lines.filter(({ type }) => type === null);
    if (reading === "plain") for (const line of lines) this.line(line, false);
    if (reading === "twice") for (const line of [...plain, ...plain]) this.line(line, false);
    if (reading === "specials") for (const line of lines) if (line.type !== null) this.line(line, true);
    this.automa.discard.push(card);
  }

  /** MO-11.9, MO-11.11, MO-11.13. */
  line({ deed, pays, type }: AutomaLine, anyType: boolean): void {
    const { supply, civilization } = this.realm;
    if (type !== null && !anyType && (civilization === null || AUTOMA_TYPE[civilization] !== type)) return;
    if (supply.gold < pays) return;
    if (deed.startsWith("explorers")) this.resetIfDue();
    if (!this.possible(deed)) {
      if (pays === 0) supply.gold += 2;
      if (deed === "policy-gold") supply.gold += 2 * this.realm.policies.length;
      return;
    }
    supply.gold -= pays;
    this.deeds[deed]();
  }

  possible(deed: AutomaLine["deed"]): boolean {
    const shown = (kind: string) => this.m.display.some((card) => card !== null && CARDS[card].kind === kind);
    if (deed === "wonder") return this.realm.construction.length > 0 || shown("wonder");
    if (deed.startsWith("building")) return shown("building");
    if (deed.startsWith("knowledge")) return shown("knowledge");
    if (deed.startsWith("policy")) return this.realm.policies.length < 5;
    if (deed.startsWith("explorers")) return this.targets().length > 0;
    if (deed === "conquer-lowest" || deed === "conquer-highest") return this.prey().length > 0;
    return true;
  }

  readonly deeds: Readonly<Record<AutomaLine["deed"], () => void>> = {
    wonder: () => this.wonder(),
    "building-lowest": () => this.take("building", "lowest"),
    "building-highest": () => this.take("building", "highest"),
    "knowledge-lowest": () => this.take("knowledge", "lowest"),
    "knowledge-highest": () => this.take("knowledge", "highest"),
    "knowledge-all": () => {
      while (this.possible("knowledge-all")) this.take("knowledge", "lowest");
    },
    policy: () => this.develop(),
    "policy-gold": () => {
      this.develop();
      this.realm.supply.gold += 2 * this.realm.policies.length;
    },
    "explorers-1": () => this.explore(1),
    "explorers-2": () => this.explore(2),
    "explorers-3": () => this.explore(3),
    "gold-3": () => {
      this.realm.supply.gold += 3;
    },
    "conquer-lowest": () => this.conquer("lowest"),
    "conquer-highest": () => this.conquer("highest"),
    "conquer-3-highest": () => {
      for (let n = 0; n < 3; n++) this.conquer("highest");
    },
    shuffle: () => {
      throw new Unforeseen("a shuffle");
    },
    draw: () => this.resolve(this.draw(), "plain"),
    "coastal-gold": () => {
      const isCoast = (n: number) => this.near(n).some((next) => this.space(next).tile === "water");
      this.realm.supply.gold += this.own().filter(isCoast).length;
    },
    "china-draw": () => {
      let card = this.draw();
      for (; AUTOMA_CARDS[card].every(({ type }) => type !== "technological"); card = this.draw()) {
        this.automa.discard.push(card);
      }
      this.resolve(card, "plain");
    },
    "egypt-draw": () => this.resolve(this.draw(), "twice"),
    "greece-draw": () => this.resolve(this.draw(), "specials"),
    "japan-catch-up": () => this.catchUp(),
  };

  /** MO-11.20. */
  develop(): void {
    const policy = this.automa.column.pop();
    if (policy !== undefined) this.realm.policies.push(policy);
  }

  own(owner = this.owner): number[] {
    return provinces(this.m).filter((n) => this.space(n).owner === owner);
  }

  /** MO-11.12: Japan. */
  catchUp(): void {
    const others = this.m.cities.map((_, seat) => seat);
    const fewerProvinces = others.some((seat) => this.own(seat).length > this.own().length);
    if (fewerProvinces) this.conquer("lowest");
    const { policies } = this.realm;
    const fewerPolicies = others.some((seat) => (this.m.realms[seat]?.policies.length ?? 0) > policies.length);
    if (fewerPolicies) this.line({ deed: "policy", pays: 0, type: null }, true);
    if (!fewerProvinces && !fewerPolicies) this.resolve(this.draw(), "plain");
  }

  /** MO-11.14, MO-11.15. */
  best(kind: string, which: "lowest" | "highest"): number {
    const price = (card: DevelopmentId): number =>
      isWonder(card) ? CARDS[card].sections[0] + CARDS[card].sections[1] : CARDS[card].cost;
    let best = -1;
    this.m.display.forEach((card, slot) => {
      if (card === null || CARDS[card].kind !== kind) return;
      const rival = best < 0 ? null : (this.m.display[best] ?? null);
      if (rival === null) {
        best = slot;
        return;
      }
      const away = (n: number): number => (this.m.displayRows === 2 ? n % 3 : n);
      const cheaper = price(card) - price(rival);
      if (cheaper !== 0) {
        if (cheaper < 0 === (which === "lowest")) best = slot;
      } else if (away(slot) !== away(best)) {
        if (away(slot) > away(best)) best = slot;
      } else if (card.replaceAll("-", " ") < rival.replaceAll("-", " ")) best = slot;
    });
    return best;
  }

  fromDisplay(slot: number): DevelopmentId {
    const card = this.m.display[slot] ?? null;
    if (card === null) throw new Error("an empty slot");
    this.m.display[slot] = null;
    this.taken[this.m.displayRows === 2 && slot >= 3 ? 1 : 0] = true;
    return card;
  }

  take(kind: string, which: "lowest" | "highest"): void {
    this.automa.cards.push(this.fromDisplay(this.best(kind, which)));
  }

  /** MO-11.16 to MO-11.18. */
  wonder(): void {
    const [begun] = this.realm.construction;
    if (begun === undefined) {
      const card = this.fromDisplay(this.best("wonder", "lowest"));
      if (isWonder(card)) this.realm.construction = [card];
      return;
    }
    this.realm.construction = [];
    this.automa.cards.push(begun);
    const free = this.own().filter((n) => this.space(n).wonder === null);
    const flattest = free.filter((n) => free.every((other) => this.terrain(n) <= this.terrain(other)));
    const at = flattest.length > 0 ? this.decide("wonder", flattest) : (this.realm.capital ?? 0);
    if (this.space(at).wonder !== null) {
      this.automa.stacked.push(begun);
      return;
    }
    this.space(at).wonder = begun;
    this.space(at).builder = this.owner;
  }

  terrain(n: number): number {
    return TERRAIN[this.space(n).tile];
  }

  /** MO-11.22, MO-11.24. */
  prey(): number[] {
    const { capital, outposts } = this.realm;
    if (capital === null || this.space(capital).soldiers + outposts === 0) return [];
    return provinces(this.m).filter(
      (n) => this.space(n).owner !== this.owner && this.near(n).some((next) => this.space(next).owner === this.owner),
    );
  }

  conquer(which: "lowest" | "highest"): void {
    const prey = this.prey();
    if (prey.length === 0) {
      this.realm.supply.gold += 2;
      return;
    }
    const price = (n: number): number => {
      const { token } = this.space(n);
      const town = token === null ? [] : Object.values(TOKENS[token].cost);
      return Math.max(1, defence(this.m, n)) + town.reduce((sum, each) => sum + each, 0);
    };
    const worse = (a: number, b: number): number =>
      (which === "lowest" ? price(a) - price(b) : price(b) - price(a)) || this.terrain(a) - this.terrain(b);
    const at = this.decide(
      "conquer",
      prey.filter((n) => prey.every((other) => worse(n, other) <= 0)),
    );
    this.occupy(at);
  }

  /** MO-11.23 to MO-11.26. */
  occupy(at: number): void {
    const space = this.space(at);
    if (space.owner !== null) this.driveOut(at, space.owner);
    space.owner = this.owner;
    const from = this.realm.warlord;
    this.realm.warlord = at;
    const home = this.space(this.realm.capital ?? 0);
    if (home.soldiers > 0) {
      home.soldiers--;
      space.soldiers++;
    } else {
      this.realm.outposts--;
      space.outpost = true;
    }
    if (from !== null && from !== this.realm.capital && this.space(from).soldiers === 0 && !this.space(from).outpost) {
      this.space(from).owner = null;
    }
    const { token } = space;
    if (token === null) return;
    const { kind, value } = TOKENS[token];
    if (kind === "monster") throw new Unforeseen("a monster");
    space.token = null;
    this.realm.tokens.push(token);
    this.realm.supply.gold += kind === "town" ? 2 : value;
  }

  /** MO-9.15, MO-12.12. */
  driveOut(at: number, owner: number): void {
    const space = this.space(at);
    const loser = this.m.realms[owner];
    if (loser === undefined || loser.capital === null) throw new Error("no loser");
    this.space(loser.capital).soldiers += space.soldiers;
    space.soldiers = 0;
    if (loser.warlord === at) loser.warlord = loser.capital;
    if (space.outpost) {
      space.outpost = false;
      loser.outposts++;
    }
    if (loser.hero !== null && loser.hero.space === at && HEROES[loser.hero.id].deploy === "province") {
      this.m.heroRow.push(loser.hero.id);
      loser.hero = null;
    }
  }

  guarded(n: number): boolean {
    return this.m.monsters.some(({ id, space }) => id === "basilisk" && space === n);
  }

  /** MO-11.28. */
  targets(): number[] {
    return this.m.spaces.flatMap(({ market, pile }, n) =>
      market !== null &&
      pile.length > 0 &&
      !this.guarded(n) &&
      this.realm.markets.every((token) => token.market !== market)
        ? [n]
        : [],
    );
  }

  /** MO-11.32. */
  resetIfDue(): boolean {
    const { markets, capital } = this.realm;
    const left = this.m.spaces.filter(({ market, pile }) => market !== null && pile.length > 0);
    if (markets.length === 0 || left.some(({ market }) => !markets.some((token) => token.market === market))) {
      return false;
    }
    this.realm.markets = [];
    if (capital !== null) this.realm.explorers = [capital, capital];
    return true;
  }

  /** MO-11.28 to MO-11.31, MO-11.37. */
  explore(steps: number): void {
    for (const explorer of [0, 1]) {
      for (let step = 0; step < steps; step++) {
        const here = this.realm.explorers[explorer] ?? 0;
        if (this.targets().includes(here) && this.sell(here)) return;
        const to = this.nextStep(explorer, here);
        if (to === undefined) break;
        this.realm.explorers[explorer] = to;
        this.collect(to);
        if (this.targets().includes(to) && this.sell(to)) return;
      }
    }
  }

  /** Takes the top token; whether that ends the action. */
  sell(n: number): boolean {
    const { market, pile } = this.space(n);
    const good = pile.pop();
    if (market === null || good === undefined) throw new Error("no token");
    this.realm.markets.push({ market, good, used: true });
    for (const units of Object.values(GOODS[good])) this.realm.supply.gold += units;
    return this.resetIfDue();
  }

  /** MO-11.30. */
  collect(n: number): void {
    const space = this.space(n);
    if (!space.production || this.guarded(n)) return;
    space.production = false;
    this.realm.productionTokens++;
    if (this.realm.productionTokens < 2) return;
    this.realm.productionTokens -= 2;
    this.realm.supply.gold++;
  }

  /** Steps over provinces and the automa's own capital. */
  distances(from: number): Map<number, number> {
    const steps = new Map([[from, 0]]);
    for (const [n, away] of steps) {
      for (const next of this.near(n)) {
        const { tile } = this.space(next);
        const closed = tile === "water" || (tile === "capital" && next !== this.realm.capital);
        if (!closed && !steps.has(next)) steps.set(next, away + 1);
      }
    }
    return steps;
  }

  nextStep(explorer: number, here: number): number | undefined {
    const away = this.distances(here);
    const far = this.targets()
      .filter((n) => away.has(n))
      .sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
    const at = (rank: number): number[] => {
      const steps = away.get(far[rank] ?? -1);
      return steps === undefined ? [] : far.filter((n) => away.get(n) === steps);
    };
    // The second nearest is the one after the nearest, wherever it lies; one as near as the nearest is among these.
    const aims = explorer === 0 || far.length < 2 ? at(0) : at(1);
    const closer = new Set<number>();
    for (const aim of aims) {
      const toAim = this.distances(aim);
      for (const next of this.near(here)) if (toAim.get(next) === (away.get(aim) ?? 0) - 1) closer.add(next);
    }
    const rich = [...closer].filter((n) => this.space(n).production && !this.guarded(n));
    const choice = rich.length > 0 ? rich : [...closer];
    return choice.length === 0 ? undefined : this.decide("step", choice);
  }

  /** MO-10.15 to MO-10.17, MO-10.20. */
  refreshDisplay(): void {
    const { m } = this;
    const rows = m.displayRows === 2 ? [0, 3] : [0];
    const length = 6 / rows.length;
    const full = m.deck.length > 0;
    rows.forEach((start, row) => {
      const kept = full && this.taken[row] !== true ? length - 1 : length;
      const cards = m.display.slice(start, start + kept).filter((card) => card !== null);
      const gap = Array<null>(length - cards.length).fill(null);
      m.display.splice(start, length, ...gap, ...cards);
    });
    for (const start of rows) {
      for (let slot = start + length - 1; slot >= start; slot--) {
        while (m.display[slot] === null && m.deck.length > 0) {
          const next = m.deck.pop();
          if (next === undefined) break;
          if (isHero(next)) m.heroRow.push(next);
          else m.display[slot] = next;
        }
      }
    }
  }
}
