import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { turnUpEntries } from "../abilities/turning-up.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { beginBattle } from "../battle/battle.ts";
import { afterVictory, lootFrom } from "../battle/loot.ts";
import { centreAt, type OwnedCity } from "../city/outskirts.ts";
import { stackingLimit } from "../limits.ts";
import { squareName } from "../map/grid.ts";
import { isSite, markerAt } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, realmOf, type SquareNumber, type World } from "../state.ts";
import { enemyAt, figuresAt, hasArmy, killFigure } from "./figures.ts";
import { marchers } from "./march.ts";
import { groupOf, maySpy, whyNotStop } from "./steps.ts";

/** The move has ended: what lies or stands here takes effect. */
export function* tellArrive(w: World, table: GameTable, { seat }: Stories["arrive"]): Rules {
  const figures = marchers(w, seat);
  const square = figures[0]?.at;
  if (square === undefined) return;
  table.next("afterMove", { seat, square });
  const mayEnd = whyNotStop(w, groupOf(w, seat, figures), square) === undefined;
  if (!mayEnd && attacks(w, seat, square)) return losesItsWay(w, table, seat, square);
  const centre = centreAt(w, square);
  if (centre !== undefined && mayEnd) return yield* enterCity(w, table, seat, square, centre);
  const enemy = enemyAt(w, seat, square);
  if (enemy === undefined) return yield* tellExplore(w, table, { seat });
  if (isSite(markerAt(w, square))) table.next("explore", { seat });
  meetEnemy(w, table, seat, enemy, square);
}

/** CV-16.8, CV-21.10, CV-23.2: what lies here, once nobody stands over it any more. */
export function* tellExplore(w: World, table: GameTable, { seat }: Stories["explore"]): Rules {
  const figures = marchers(w, seat);
  const square = figures[0]?.at;
  if (square === undefined) return; // the enemies were stronger
  const marker = markerAt(w, square);
  if (marker?.kind === "relic" && hasArmy(figures)) return takeRelic(w, table, seat, square);
  if (whyNotStop(w, groupOf(w, seat, figures), square) !== undefined) return; // CV-21.22: an interruption has left it here
  if (marker?.kind === "village") return beginBattle(w, table, { attacker: seat, defender: null, square, city: null });
  if (marker?.kind === "hut") return table.next("takeMarker", { seat, square });
}

/** Enemies or their city: who ends a move there attacks. */
const attacks = (w: World, seat: Seat, square: SquareNumber): boolean =>
  enemyAt(w, seat, square) !== undefined || (centreAt(w, square) ?? { seat }).seat !== seat;

/** CV-0.21, R-90: an interruption has left the group among enemies whom it may not attack. */
function losesItsWay(w: World, table: GameTable, seat: Seat, square: SquareNumber): void {
  const lost = marchers(w, seat);
  for (const figure of lost) killFigure(w, seat, figure);
  table.tell(() => ({
    what: say("log.figures-killed", { who: { seat }, n: lost.length, place: sayPlace(w, square) }),
    seat,
    clause: "CV-0.21",
  }));
}

/** CV-25.1, CV-25.2: armies fight; lone scouts are killed. */
function meetEnemy(w: World, table: GameTable, seat: Seat, enemy: Seat, square: SquareNumber): void {
  const theirs = figuresAt(w, enemy, square);
  if (hasArmy(theirs)) {
    beginBattle(w, table, { attacker: seat, defender: enemy, square, city: null });
    return;
  }
  const loot = lootFrom(w, enemy, { figures: true, city: false });
  for (const scout of theirs) killFigure(w, enemy, scout);
  table.tell(() => ({
    what: say("log.kills-scouts", { who: { seat }, enemy: { seat: enemy }, place: sayPlace(w, square) }),
    seat,
    clause: "CV-25.2",
  }));
  afterVictory(w, table, { winner: seat, loser: enemy, loot, square });
}

/** CV-21.12, CV-23.3, CV-30.9. */
function* enterCity(
  w: World,
  table: GameTable,
  seat: Seat,
  square: SquareNumber,
  { seat: owner, city }: OwnedCity,
): Rules {
  if (owner === seat) return table.next("disband", { seat });
  const group = groupOf(w, seat, marchers(w, seat));
  const spies = maySpy(w, group, owner);
  const fights = group.army && !group.peaceful;
  const options: Option[] = [
    ...(fights ? [{ id: "attack", label: say("choice.attack-city"), refs: [ref.city(squareName(w, city.at))] }] : []),
    ...(spies ? [{ id: "espionage", label: say("choice.espionage"), refs: [ref.realm(owner)] }] : []),
  ];
  if (options.length === 0) return;
  const { id } = yield* choose(seat, say("ask.enter-city"), options, { clause: "CV-30.9" });
  if (id === "attack") return beginBattle(w, table, { attacker: seat, defender: owner, square, city: city.at });
  spy(w, table, seat, owner);
}

/** CV-30.9: the figure is sacrificed for a tech. */
function spy(w: World, table: GameTable, seat: Seat, owner: Seat): void {
  for (const figure of marchers(w, seat)) killFigure(w, seat, figure);
  realmOf(w, seat).used.push("espionage");
  table.tell(() => ({
    what: say("log.espionage", { who: { seat }, enemy: { seat: owner } }),
    seat,
    clause: "CV-30.9",
  }));
  table.next("learnFree", { seat, from: owner, maxLevel: 5, optional: false, clause: "CV-30.9" });
}

/** CV-23.2. */
function takeRelic(w: World, table: GameTable, seat: Seat, square: SquareNumber): void {
  const marker = markerAt(w, square);
  if (marker?.kind !== "relic") return;
  w.markers[square] = null;
  w.gone.relics.push(marker.id);
  table.tell(() => ({
    what: say("log.relic", { who: { seat }, relic: say(`relic.${marker.id}`) }),
    seat,
    clause: "CV-23.2",
    moves: [{ piece: ref.relic(marker.id), from: ref.square(squareName(w, square)), to: ref.realm(seat) }],
  }));
  if (marker.id === "school-of-confucius") table.next("greatPerson", { seat });
  else realmOf(w, seat).relics.push(marker.id);
}

/** CV-23.3 to CV-23.5, CV-23.13: the group is disbanded, one figure after the other. */
export function* tellDisband(w: World, table: GameTable, { seat }: Stories["disband"]): Rules {
  const figures = marchers(w, seat);
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  const [first] = figures;
  if (first === undefined) return;
  const options = kinds.map((kind) => ({ id: kind, label: say(`figure.${kind}`), kind }));
  const { kind } = yield* choose(seat, say("ask.disband"), options, { clause: "CV-23.13" });
  const figure = figures.find((other) => other.kind === kind) ?? first;
  killFigure(w, seat, figure);
  const centre = centreAt(w, figure.at);
  table.tell(() => ({
    what: say("log.disbands", { who: { seat }, figure: say(`figure.${kind}`), city: sayPlace(w, figure.at) }),
    seat,
    clause: "CV-23.3",
  }));
  if (centre !== undefined)
    yield* leavePost(w, table, seat, centre.city, kind === "army" ? "fortification" : "caravan");
  if (figures.length > 1) table.next("disband", { seat });
}

/** CV-23.4, CV-23.5: a marker for the city, or the other side of its present one. */
function* leavePost(w: World, table: GameTable, seat: Seat, city: City, post: "fortification" | "caravan"): Rules {
  if (city.post === post || (city.post === null && w.market.posts === 0)) return;
  const options: Option[] = [
    { id: post, label: say(`choice.${post}`), refs: [ref.city(squareName(w, city.at))] },
    { id: "none", label: say("choice.no-post"), apart: "end" },
  ];
  const { id } = yield* choose(seat, say("ask.post"), options, { clause: city.post === null ? "CV-23.4" : "CV-23.5" });
  if (id === "none") return;
  if (city.post === null) w.market.posts -= 1;
  city.post = post;
  table.tell(() => ({
    what: say(`log.${post}`, { who: { seat }, city: sayPlace(w, city.at) }),
    seat,
    clause: "CV-23.4",
  }));
}

/** CV-21.21: the owner kills surplus figures. */
export function* tellCrowded(w: World, table: GameTable, due: Stories["crowded"]): Rules {
  const { seat, square } = due;
  const figures = figuresAt(w, seat, square).filter(({ marching }) => marching === "no");
  if (figures.length <= stackingLimit(w, seat)) return;
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  const deaths = kinds.map((kind) => ({ id: kind, label: say(`figure.${kind}`), kind }));
  const options = [...deaths, ...turnUpEntries(w, table, seat, "stackingLimitBonus")]; // CV-34.9
  const picked = yield* choose(seat, say("ask.crowded"), options, { clause: "CV-21.21" });
  table.next("crowded", due);
  if (!("kind" in picked)) return yield* picked.act();
  const figure = figures.find(({ kind }) => kind === picked.kind);
  if (figure !== undefined) killFigure(w, seat, figure);
  table.tell(() => ({
    what: say("log.crowded", { who: { seat }, figure: picked.label }),
    seat,
    clause: "CV-21.21",
  }));
}
