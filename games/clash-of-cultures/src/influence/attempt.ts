import { choose, type Message, type Option, type Rules, type Seat, type Spot } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { cityIn } from "../cities.ts";
import type { ActionCardId, Building } from "../content/ids.ts";
import { price } from "../goods.ts";
import { occasion } from "../hooks/occasion.ts";
import { hexName } from "../map.ts";
import { civilEffect, civilOf, layOut } from "../playing.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import { type City, type Clash, type Hex, playerOf } from "../state.ts";
import { payableTokens, sayExchange, spendTokens } from "../token-swap.ts";
import { untouchables } from "./hindrances.ts";
import { type Attempt, attempts, influenceCards, influenceNeeds, mayBoost, replaceable, takeovers } from "./targets.ts";

const DIE = 6;

interface Declared extends Option, Attempt {
  readonly card: ActionCardId | null;
}

type Declaration = Declared | (Option & { readonly source?: undefined });

const spot = (s: Clash, hex: Hex): Spot => ({ ref: ref.city(hexName(s, hex)), name: sayHex(s, hex) });

/** CC-17.14: source and target, range tokens, the roll. */
export function* tellInfluence(s: Clash, table: GameTable, { seat, from, may }: Stories["influence"]): Rules {
  if (s.now.influenced) return; // CC-17.7
  const options = declarations(s, seat, from);
  // A player who may decline is asked as long as a card in hand could make a difference.
  if (options.length === 0 && !(may && mayHideTakeover(s, seat, from))) return;
  const none: Declaration[] = may ? [{ id: "none", label: say("do.no-influence"), apart: "end" }] : [];
  const declaration = yield* choose<Declaration>(seat, say("ask.influence"), [...options, ...none], {
    clause: "CC-17.14",
    consent: true,
    blocked: () => untouchables(s, seat, from).map((one) => one.inWords()),
  });
  if (declaration.source === undefined) return;
  const { source, target, tokens, card } = declaration;
  if (card !== null) layOut(s, table, seat, card);
  if (tokens > 0) spendTokens(s, table, seat, "culture", tokens, "CC-17.3");
  const rolled = table.random.die(DIE);
  table.tell(() => ({
    what: say("log.influence", { who: { seat }, source: sayHex(s, source.hex), target: sayHex(s, target.hex), rolled }),
    seat,
    clause: "CC-17.4",
  }));
  table.next("influenceRolled", { seat, target: target.hex, rolled, card });
}

const declarations = (s: Clash, seat: Seat, from: Hex | null): Declared[] => [
  ...attempts(s, seat, from).map((attempt) => declared(s, seat, attempt, null)),
  ...influenceCards(s, seat).flatMap((card) =>
    takeovers(s, seat, from).map((attempt) => declared(s, seat, attempt, card)),
  ),
];

/**
 * CC-33.3: with Action cards in hand and barbarians in reach, the question must not tell others which cards these are.
 */
const mayHideTakeover = (s: Clash, seat: Seat, from: Hex | null): boolean =>
  playerOf(s, seat).actionCards.length > 0 && takeovers(s, seat, from).length > 0;

function declared(s: Clash, seat: Seat, attempt: Attempt, card: ActionCardId | null): Declared {
  const { source, target, tokens } = attempt;
  return {
    ...attempt,
    card,
    id: `influence:${hexName(s, source.hex)}>${hexName(s, target.hex)}${card === null ? "" : `:${card}`}`,
    label: say(card === null ? "do.influence" : "do.influence-card", {
      source: sayHex(s, source.hex),
      target: sayHex(s, target.hex),
      card: card === null ? "" : say(`civil.${civilOf(card)}`),
    }),
    refs: [ref.city(hexName(s, target.hex)), ...(card === null ? [] : [ref.actionCard(card)])],
    from: spot(s, source.hex),
    to: spot(s, target.hex),
    price: price({ culture: tokens }),
    ...(tokens > playerOf(s, seat).goods.culture && { note: sayExchange("culture") }),
    preview: previewOf(s, seat, attempt),
  };
}

const FACES = [1, 2, 3, 4, 5, 6];

const chanceOf = (needs: number): number =>
  Math.round((100 * FACES.filter((face) => face >= needs).length) / FACES.length);

/** The roll that is needed, and the lowest one that suffices with the tokens that are left. */
function previewOf(s: Clash, seat: Seat, { target, tokens }: Attempt): Message {
  const needs = influenceNeeds(s, seat);
  const plainly = { needs, chance: chanceOf(needs) };
  if (!mayBoost(s, seat, target)) return say("preview.influence-plain", plainly);
  const n = Math.min(needs - 1, payableTokens(s, seat, "culture") - tokens);
  if (n === 0) return say("preview.influence-bare", plainly);
  return say("preview.influence", { ...plainly, n, least: needs - n, boosted: chanceOf(needs - n) });
}

/** CC-17.4: after a failing roll exactly the missing tokens may be spent. */
export function* tellInfluenceRolled(s: Clash, table: GameTable, due: Stories["influenceRolled"]): Rules {
  const { seat, rolled, card } = due;
  const target = cityIn(s, due.target);
  const missing = influenceNeeds(s, seat) - rolled;
  if (missing > 0) {
    const boosts = mayBoost(s, seat, target) && payableTokens(s, seat, "culture") >= missing;
    if (!boosts || !(yield* wantsToBoost(seat, missing))) {
      table.tell(() => ({
        what: say("log.influence-failed", { target: sayHex(s, target.hex) }),
        seat,
        clause: "CC-17.4",
      }));
      return;
    }
    spendTokens(s, table, seat, "culture", missing, "CC-17.4");
  }
  s.now.influenced = true;
  if (card === null) yield* replaceBuilding(s, table, seat, target);
  else {
    // CC-30.47: a success like any other.
    table.next("effects", { seat, source: { of: "card", id: card }, hex: target.hex, verbs: civilEffect(card).does });
    occasion(s, table, seat, "influenced", { hex: target.hex });
  }
}

function* wantsToBoost(seat: Seat, missing: number): Rules<boolean> {
  const options: Option[] = [
    { id: "boost", label: say("do.boost", { n: missing }), price: { culture: missing } },
    { id: "no", label: say("do.no-boost") },
  ];
  return (yield* choose(seat, say("ask.boost", { n: missing }), options, { clause: "CC-17.14" })).id === "boost";
}

interface Replacing extends Option {
  readonly building: Building;
}

/** CC-17.5. */
function* replaceBuilding(s: Clash, table: GameTable, seat: Seat, target: City): Rules {
  const name = hexName(s, target.hex);
  const options = replaceable(s, seat, target).map(
    (building): Replacing => ({
      id: `replace:${building}`,
      label: say(`building.${building}`),
      refs: [ref.building(name, building)],
      building,
    }),
  );
  const { building } = yield* choose(seat, say("ask.replace"), options, { clause: "CC-17.5" });
  target.buildings[building] = seat;
  table.tell(() => ({
    what: say("log.replaced", { who: { seat }, building: say(`building.${building}`), target: sayHex(s, target.hex) }),
    seat,
    clause: "CC-17.5",
    moves: [{ piece: ref.piece(seat, building), from: ref.supply(seat), to: ref.building(name, building) }],
  }));
  occasion(s, table, seat, "influenced", { hex: target.hex });
}
