import { choose, late, type Option, type Rules, type Verdict } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import type { UnitId, UnitType } from "../content/ids.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import { buryTheDead, sayUnit } from "./fighting.ts";
import type { Battle, Fighter, SideName } from "./state.ts";
import { battleOf, deciderOf, enemiesOf, fighterStrength, fightersOf, seatOf } from "./strength.ts";
import { buildableTypes, drawUnit } from "./units.ts";

interface Chosen extends Option {
  readonly fighter?: Fighter;
}

const fighterOption = (w: World, battle: Battle, fighter: Fighter, kind: "wound" | "heal"): Chosen => ({
  id: `${kind}:${fighter.front}`,
  label: late(() =>
    say("choice.fighter", {
      unit: sayUnit(w, battle, fighter.side, fighter.unit),
      n: fighterStrength(w, battle, fighter),
      wounds: fighter.wounds,
    }),
  ),
  refs: [ref.front(fighter.front)],
  fighter,
});

/** CV-25.24, CV-34.15: one wound after the other, at least one. */
export function* tellWound(w: World, table: GameTable, { side, left, dealt }: Stories["wound"]): Rules {
  const battle = battleOf(w);
  const options = enemiesOf(battle, side).map((enemy) => fighterOption(w, battle, enemy, "wound"));
  if (left === 0 || options.length === 0) return;
  if (dealt > 0) options.push({ id: "enough", label: say("choice.enough"), apart: "end" });
  const prompt = say("ask.wound", { n: left });
  const { fighter } = yield* choose(deciderOf(battle, side), prompt, options, { clause: "CV-25.24" });
  if (fighter === undefined) return;
  table.next("wound", { side, left: left - 1, dealt: dealt + 1 });
  fighter.wounds += 1;
  table.tell(() => ({
    what: say("log.wounded", { unit: sayUnit(w, battle, fighter.side, fighter.unit) }),
    clause: "CV-25.24",
    moves: [{ piece: "wound", to: ref.front(fighter.front) }],
  }));
  buryTheDead(w, table, battle);
}

/** CV-25.24: fewer than all wounds are taken off, one after the other. */
export function* tellHeal(w: World, table: GameTable, { side, left }: Stories["heal"]): Rules {
  const battle = battleOf(w);
  const wounded = fightersOf(battle, side).filter(({ wounds }) => wounds > 0);
  if (left === 0 || wounded.length === 0) return;
  const options = wounded.map((fighter) => fighterOption(w, battle, fighter, "heal"));
  const prompt = say("ask.heal", { n: left });
  const { fighter } = yield* choose(deciderOf(battle, side), prompt, options, { clause: "CV-25.24" });
  if (fighter === undefined) return;
  table.next("heal", { side, left: left - 1 });
  fighter.wounds -= 1;
  table.tell(() => ({ what: say("log.heals", { n: 1 }), clause: "CV-25.24" }));
}

/** CV-25.27, CV-33.48: a type for each new unit, one after the other; units beyond the decks are lost. */
export function* tellRecruit(w: World, table: GameTable, { side, left }: Stories["recruit"]): Rules {
  const battle = battleOf(w);
  const seat = seatOf(battle, side);
  const types = seat === null ? [] : buildableTypes(w, seat);
  if (seat === null || left === 0 || types.length === 0) return;
  const options: Verdict<Option & { readonly type: UnitType }>[] = types.map((type) => ({
    id: `unit:${type}`,
    label: say(`unit-type.${type}`),
    refs: [ref.unitDeck(type)],
    type,
  }));
  const { type } = yield* choose(seat, say("ask.recruit", { n: left }), options, { clause: "CV-33.48" });
  const unit = drawUnit(w, table.random, type);
  if (unit !== undefined) battle.sides[side].hand.push(unit);
  table.tell(() => ({
    what: say("log.builds-unit", { who: { seat }, unit: say(`unit-type.${type}`) }),
    seat,
    clause: "CV-25.27",
    moves: [{ piece: ref.unitDeck(type), from: ref.unitDeck(type), to: ref.side(side) }],
  }));
  table.next("recruit", { side, left: left - 1 });
}

/** CV-25.32: a killed unit returns to the standing forces; it still counts as killed. */
export function* tellSaveUnit(w: World, table: GameTable, { side, left }: Stories["saveUnit"]): Rules {
  const battle = battleOf(w);
  const seat = seatOf(battle, side);
  const { fallen } = battle.sides[side];
  if (seat === null || left === 0 || fallen.length === 0) return;
  const units = left >= fallen.length ? fallen.slice(0, 1) : [...new Set(fallen)].sort();
  const options = units.map((unit) => saved(w, battle, side, unit));
  const { unit } = yield* choose(seat, say("ask.save"), options, { clause: "CV-25.32" });
  fallen.splice(fallen.indexOf(unit), 1);
  battle.sides[side].lost += 1;
  realmOf(w, seat).units.push(unit);
  table.tell(() => ({
    what: say("log.saves", { who: { seat }, unit: sayUnit(w, battle, side, unit) }),
    seat,
    clause: "CV-25.32",
    moves: [{ piece: ref.unit(unit), from: ref.side(side), to: ref.realm(seat) }],
  }));
  table.next("saveUnit", { side, left: left - 1 });
}

const saved = (w: World, battle: Battle, side: SideName, unit: UnitId) => ({
  id: `save:${unit}`,
  label: late(() => sayUnit(w, battle, side, unit)),
  refs: [ref.unit(unit)],
  unit,
});
