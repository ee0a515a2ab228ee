import type { GameTable, Reading } from "../agenda.ts";
import { type AutomaDeed, hasSpecial } from "../content/automa-cards.ts";
import { POLICIES } from "../content/constants.ts";
import { countCoastal, countProvinces } from "../map.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { Monumental } from "../state.ts";
import { beginCard, drawCard } from "./cards.ts";
import { conquestTargets } from "./conquest.ts";
import { explorersCanAct, resetIfDue } from "./explorers.ts";
import { cardsOf, takeCard, wonderDeed } from "./taking.ts";
import { automaOf, automaOwner, automaRealm, gainGold, tell } from "./tell.ts";

/** What a deed does, and when it can be carried out (MO-11.38); without a condition it always can. */
interface Deed {
  /** What comes before it even if it turns out to be impossible. */
  readonly prepare?: (m: Monumental, table: GameTable) => void;
  readonly possible?: (m: Monumental) => boolean;
  readonly act: (m: Monumental, table: GameTable) => void;
}

const anyCard =
  (kind: "building" | "knowledge") =>
  (m: Monumental): boolean =>
    cardsOf(m, kind).length > 0;

const taking = (kind: "building" | "knowledge", which: "lowest" | "highest"): Deed => ({
  possible: anyCard(kind),
  act: (m, table) => takeCard(m, table, kind, which),
});

const exploring = (steps: number): Deed => ({
  prepare: resetIfDue,
  possible: explorersCanAct,
  act: (_m, table) => table.next("automaExplores", { explorer: 0, steps, stepsEach: steps }),
});

const conquering = (which: "lowest" | "highest", times = 1): Deed => ({
  act: (_m, table) => table.next("automaConquers", { which, times }),
});

const drawing = (reading: Reading): Deed => ({ act: (_m, table) => table.next("automaDraws", { reading }) });

const morePolicies = (m: Monumental): boolean => automaRealm(m).policies.length < POLICIES;
const anyTarget = (m: Monumental): boolean => conquestTargets(m).length > 0;

const DEEDS: Readonly<Record<AutomaDeed, Deed>> = {
  wonder: {
    possible: (m) => automaRealm(m).construction.length > 0 || cardsOf(m, "wonder").length > 0,
    act: wonderDeed,
  },
  "building-lowest": taking("building", "lowest"),
  "building-highest": taking("building", "highest"),
  "knowledge-lowest": taking("knowledge", "lowest"),
  "knowledge-highest": taking("knowledge", "highest"),
  "knowledge-all": { possible: anyCard("knowledge"), act: takeAllKnowledge },
  policy: { possible: morePolicies, act: developAutomaPolicy },
  "policy-gold": { possible: morePolicies, act: developForGold },
  "explorers-1": exploring(1),
  "explorers-2": exploring(2),
  "explorers-3": exploring(3),
  "gold-3": { act: (m, table) => gainGold(m, table, 3, () => say("why.its-card"), "MO-11.9") },
  "conquer-lowest": { ...conquering("lowest"), possible: anyTarget },
  "conquer-highest": { ...conquering("highest"), possible: anyTarget },
  // MO-11.27: each of the three is considered separately.
  "conquer-3-highest": conquering("highest", 3),
  shuffle: { act: shuffleAll },
  draw: drawing("plain"),
  "coastal-gold": { act: coastalGold },
  "china-draw": { act: drawUntilTechnological },
  "egypt-draw": drawing("without-specials-twice"),
  "greece-draw": drawing("specials-only"),
  "japan-catch-up": { act: catchUp },
};

export const prepare = (m: Monumental, table: GameTable, deed: AutomaDeed): void => DEEDS[deed].prepare?.(m, table);

export const isDeedPossible = (m: Monumental, deed: AutomaDeed): boolean => DEEDS[deed].possible?.(m) ?? true;

export function carryOut(m: Monumental, table: GameTable, deed: AutomaDeed): void {
  DEEDS[deed].act(m, table);
}

function takeAllKnowledge(m: Monumental, table: GameTable): void {
  for (let n = cardsOf(m, "knowledge").length; n > 0; n--) takeCard(m, table, "knowledge", "lowest");
}

/** MO-11.20: the top policy of the column, without cost or effect. */
export function developAutomaPolicy(m: Monumental, table: GameTable): void {
  const policy = automaOf(m).column.pop();
  if (policy === undefined) return;
  automaRealm(m).policies.push(policy);
  tell(
    m,
    table,
    () => say("log.automa-develops", { card: nameOf(policy) }),
    "MO-11.20",
    () => [{ piece: ref.card(policy), from: ref.automaColumn, to: ref.policies(automaOwner(m)) }],
  );
}

/** MO-11.21: 2 gold for each policy, counted after the attempt. */
function developForGold(m: Monumental, table: GameTable): void {
  developAutomaPolicy(m, table);
  const gold = 2 * automaRealm(m).policies.length;
  if (gold > 0) gainGold(m, table, gold, () => say("why.policy-gold"), "MO-11.21");
}

function coastalGold(m: Monumental, table: GameTable): void {
  const gold = countCoastal(m, automaOwner(m));
  if (gold > 0) gainGold(m, table, gold, () => say("why.coastal-gold"), "MO-11.12");
}

/** MO-11.10: all 16 cards, those being resolved too. */
function shuffleAll(m: Monumental, table: GameTable): void {
  const automa = automaOf(m);
  automa.deck.push(...automa.discard, ...automa.open);
  automa.discard = [];
  automa.open = [];
  table.random.shuffle(automa.deck);
}

/** MO-11.12, MO-11.39: the cards passed over go to the discard pile. */
function drawUntilTechnological(m: Monumental, table: GameTable): void {
  const automa = automaOf(m);
  for (;;) {
    const card = drawCard(m, table);
    if (hasSpecial(card, "technological")) {
      beginCard(m, table, card, "plain");
      return;
    }
    automa.open.pop();
    automa.discard.push(card);
    tell(m, table, () => say("log.automa-passes-over", { card: say(`automa.${card}`) }), "MO-11.12");
  }
}

/** MO-11.12: conquers if somebody has more provinces; then policies are compared. */
function catchUp(m: Monumental, table: GameTable): void {
  const own = automaOwner(m);
  const behind = m.realms.some((_, owner) => owner !== own && countProvinces(m, owner) > countProvinces(m, own));
  table.next("automaJapan", { applied: behind });
  if (behind) table.next("automaConquers", { which: "lowest", times: 1 });
}
