import { choose, late, type Option, type Rules } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { cityAt, setMood } from "../cities.ts";
import { occasion } from "../hooks/occasion.ts";
import { say, sayHex, sayOwner } from "../say.ts";
import { type Clash, type Hex, isOwnTurn, type Owner } from "../state.ts";
import { markFought, place, remove } from "../troops.ts";
import { discardCards } from "./cards.ts";
import { chancesOfGoingOn } from "./preview.ts";
import { battleIn, settlersOn, unitsOn } from "./sides.ts";
import type { Battle, BattleSide } from "./state.ts";

/** CC-18.13, CC-18.14: the battle is decided, or the attacker goes on or withdraws; the cards lie there until then. */
export function* tellRoundEnds(s: Clash, table: GameTable, _due: Stories["roundEnds"]): Rules {
  const battle = battleIn(s);
  battle.outcome ??= outcomeOf(s);
  if (battle.outcome === null && battle.kind !== "raid" && (yield* withdraws(s))) battle.outcome = "withdrawn";
  discardCards(s);
  table.next(battle.outcome === null && battle.kind !== "raid" ? "round" : "battleEnds", {});
}

/** CC-18.14, CC-10.6: who has nowhere to go fights on. */
function* withdraws(s: Clash): Rules<boolean> {
  const { attacker, from } = battleIn(s);
  if (attacker.owner === "barbarians" || from === null) return false;
  const options: Option[] = [
    { id: "continue", label: say("do.continue"), note: late(() => chancesOfGoingOn(s)) },
    { id: "withdraw", label: say("do.withdraw", { to: sayHex(s, from) }) },
  ];
  const prompt = say("ask.continue", { attackers: unitsOn(s, "attacker"), defenders: unitsOn(s, "defender") });
  return (yield* choose(attacker.owner, prompt, options, { clause: "CC-18.14" })).id === "withdraw";
}

/** CC-18.11, CC-18.13, CC-19.5. */
function outcomeOf(s: Clash): Battle["outcome"] {
  const battle = battleIn(s);
  if (battle.kind === "raid") return null;
  const [attackers, defenders] = [unitsOn(s, "attacker"), unitsOn(s, "defender")];
  if (battle.defender.began === 0) return attackers > 0 ? "attacker" : "defender";
  if (attackers > 0 && defenders > 0) return null;
  if (attackers === 0 && defenders === 0) return "draw";
  return attackers > 0 ? "attacker" : "defender";
}

/** CC-18.15 to CC-18.17: who goes, who stays, and who gets the city. */
export function* tellBattleEnds(s: Clash, table: GameTable, _due: Stories["battleEnds"]): Rules {
  const battle = battleIn(s);
  table.next("battleOver", {});
  tellOutcome(s, table, battle);
  if (battle.kind === "raid") return endRaid(s, table, battle);
  if (battle.kind === "sea") return endAtSea(s, battle);
  const won = battle.outcome === "attacker" || battle.outcome === "retreat";
  if (won || (battle.outcome === "draw" && battle.defender.began > 0)) dropDefendersSettlers(s, table, battle);
  if (battle.outcome === "withdrawn") return goBack(s, battle);
  if (unitsOn(s, "attacker") === 0) {
    battle.attacker.settlersLost = settlersOn(s, "attacker");
    tellSettlersLost(s, table, battle.hex, battle.attacker);
    battle.troops = [];
  }
  for (const troop of battle.troops) place(s, { ...troop, hex: battle.hex, restriction: "fought", moved: true });
  battle.troops = [];
  const { owner } = battle.attacker;
  if (won && owner !== "barbarians" && cityAt(s, battle.hex) !== undefined)
    table.next("capture", { by: owner, hex: battle.hex });
}

function tellOutcome(s: Clash, table: GameTable, { outcome, hex, attacker, defender, fought }: Battle): void {
  if (outcome === null || !fought) return;
  const winner = outcome === "defender" ? defender.owner : attacker.owner;
  table.tell(() => ({
    what: say(`log.outcome-${outcome}`, { who: sayOwner(winner), hex: sayHex(s, hex) }),
    clause: "CC-18.13",
  }));
}

/** CC-18.16. */
function dropDefendersSettlers(s: Clash, table: GameTable, { hex, defender }: Battle): void {
  defender.settlersLost += remove(s, hex, defender.owner, "settler", Number.POSITIVE_INFINITY);
  tellSettlersLost(s, table, hex, defender);
}

function tellSettlersLost(s: Clash, table: GameTable, hex: Hex, { owner, settlersLost: n }: BattleSide): void {
  if (n === 0) return;
  table.tell(() => ({
    what: say("log.settlers-lost", { who: sayOwner(owner), n, hex: sayHex(s, hex) }),
    seat: owner === "barbarians" ? undefined : owner,
    clause: "CC-18.16",
  }));
}

/** CC-18.15: to the hex or the ships where the move began. */
function goBack(s: Clash, battle: Battle): void {
  const { from, landed } = battle;
  if (from === null) return;
  for (const troop of battle.troops) {
    if (landed.length === 0) place(s, { ...troop, hex: from, restriction: "fought", moved: true });
    else for (let i = 0; i < troop.n; i++) board(s, battle, troop.kind);
  }
  battle.troops = [];
}

/** Back aboard the ship that a unit of this kind left. */
function board(s: Clash, battle: Battle, kind: Battle["landed"][number]["kind"]): void {
  const at = battle.landed.findIndex((one) => one.kind === kind);
  const number = battle.landed[at]?.ship;
  const ship = s.ships.find((one) => one.owner === battle.attacker.owner && one.number === number);
  if (ship === undefined) return;
  ship.cargo.push({ kind, restriction: "fought", moved: true });
  battle.landed.splice(at, 1);
}

/** CC-20.5, CC-20.6: the winners stay, those who withdraw go back; all of them have fought. */
function endAtSea(s: Clash, battle: Battle): void {
  const hex = battle.outcome === "withdrawn" && battle.from !== null ? battle.from : battle.hex;
  for (const ship of battle.ships) s.ships.push({ ...ship, hex, fought: true, moved: true });
  battle.ships = [];
}

/** CC-22.10, CC-22.11, CC-22.19: survivors are back in their settlement. */
function endRaid(s: Clash, table: GameTable, battle: Battle): void {
  const { from, hex, defender } = battle;
  for (const troop of battle.troops) place(s, { ...troop, hex: from ?? troop.hex });
  battle.troops = [];
  if (isOwnTurn(s, defender.owner)) markFought(s, hex, defender.owner);
  const city = cityAt(s, hex);
  if (city !== undefined && battle.piecesLost > 0) setMood(s, table, city, "angry", "CC-22.10");
}

/** Who lost a fought battle: CC-18.4, CC-22.16. */
function loserOf({ outcome, fought, attacker, defender }: Battle): Owner | null {
  if (!fought || outcome === null) return null;
  if (outcome === "attacker" || outcome === "retreat") return defender.owner;
  return outcome === "defender" ? attacker.owner : null;
}

export function winnerOf({ outcome, fought, attacker, defender }: Battle): Owner | null {
  if (!fought || outcome === null) return null;
  if (outcome === "attacker" || outcome === "retreat") return attacker.owner;
  return outcome === "defender" ? defender.owner : null;
}

/** CC-21.10: the loser's Fanaticism, then objectives; then the battle is over. */
export function* tellBattleOver(s: Clash, table: GameTable, _due: Stories["battleOver"]): Rules {
  const battle = battleIn(s);
  const { hex, attacker, defender } = battle;
  if (battle.fought && battle.kind !== "sea") {
    s.now.battles.push({ hex, attacker: attacker.owner, defender: defender.owner, winner: winnerOf(battle) });
  }
  table.next("battleForgotten", {});
  table.next("objectives", { occurrence: { what: "battle" } });
  const { owner = "barbarians" } = battle.captured === null ? {} : (cityAt(s, hex) ?? {});
  if (owner !== "barbarians" && isOwnTurn(s, owner))
    table.next("objectives", { occurrence: { what: "angry", by: owner } }); // CC-24.14
  const loser = loserOf(battle);
  if (loser !== null && loser !== "barbarians" && battle.kind === "land")
    occasion(s, table, loser, "battle-lost", { hex });
}

export function* tellBattleForgotten(s: Clash, _table: GameTable, _due: Stories["battleForgotten"]): Rules {
  s.battle = null;
}
