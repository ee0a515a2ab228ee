import type { AutomaType, CivilizationId } from "./civilizations.ts";

/** What a line of an automa card tells the automa to do (section 11). */
export type AutomaDeed =
  | "wonder"
  | "building-lowest"
  | "building-highest"
  | "knowledge-lowest"
  | "knowledge-highest"
  | "knowledge-all"
  | "policy"
  | "policy-gold"
  | "explorers-1"
  | "explorers-2"
  | "explorers-3"
  | "gold-3"
  | "conquer-lowest"
  | "conquer-highest"
  | "conquer-3-highest"
  | "shuffle"
  | "draw"
  | "coastal-gold"
  | "china-draw"
  | "egypt-draw"
  | "greece-draw"
  | "japan-catch-up";

export interface AutomaLine {
  readonly deed: AutomaDeed;
  /** MO-11.13: its price in gold. */
  readonly pays: number;
  /** MO-11.11: only for this type. */
  readonly type: AutomaType | null;
}

const line = (deed: AutomaDeed): AutomaLine => ({ deed, pays: 0, type: null });
const pay = (gold: number, deed: AutomaDeed): AutomaLine => ({ deed, pays: gold, type: null });
const special = (type: AutomaType, ...deeds: AutomaDeed[]): AutomaLine[] =>
  deeds.map((deed) => ({ deed, pays: 0, type }));

const conquest = [line("conquer-lowest"), pay(2, "conquer-lowest")];
const learning = [line("knowledge-highest"), pay(2, "knowledge-highest")];
const politics = [line("policy"), pay(3, "policy")];
const exploring = [line("explorers-1"), pay(2, "explorers-1"), line("building-lowest")];
const building = [line("wonder"), pay(2, "wonder"), line("building-lowest")];
const riches = [line("gold-3")];

const architects = special("architectural", "wonder", "wonder", "building-lowest");
const warriors = special("aggressive", "conquer-lowest", "conquer-highest");
const scholars = special("technological", "knowledge-lowest", "knowledge-highest");

const actionCards = {
  "conquest-architectural": [...conquest, ...architects],
  "knowledge-aggressive": [...learning, ...warriors],
  "policy-technological": [...politics, ...scholars],
  "gold-technological": [...riches, ...scholars],
  "conquest-economic": [...conquest, ...special("economic", "explorers-2")],
  "explorers-aggressive": [...exploring, ...special("aggressive", "conquer-3-highest", "shuffle")],
  "wonder-economic": [...building, ...special("economic", "explorers-2")],
  "knowledge-architectural": [...learning, ...architects],
  "policy-aggressive": [...politics, ...warriors],
  "explorers-cultural": [...exploring, ...special("cultural", "policy", "policy", "shuffle")],
  "explorers-architectural": [
    ...exploring,
    ...special("architectural", "wonder", "wonder", "wonder", "building-highest", "shuffle"),
  ],
  "gold-cultural": [...riches, ...special("cultural", "policy-gold")],
  "explorers-technological": [...exploring, ...special("technological", "knowledge-all", "shuffle")],
  "explorers-economic": [...exploring, ...special("economic", "explorers-3", "shuffle")],
  "wonder-cultural": [...building, ...special("cultural", "policy-gold")],
} satisfies Record<string, readonly AutomaLine[]>;

export type ActionCardId = keyof typeof actionCards;
export type AutomaCardId = ActionCardId | `automa-${CivilizationId}`;

export const AUTOMA_CARDS: Readonly<Record<AutomaCardId, readonly AutomaLine[]>> = {
  ...actionCards,
  "automa-china": [line("china-draw")],
  "automa-denmark": [line("coastal-gold"), line("draw")],
  "automa-egypt": [line("egypt-draw")],
  "automa-greece": [line("greece-draw")],
  "automa-japan": [line("japan-catch-up")],
};

export const ACTION_CARD_IDS: readonly ActionCardId[] = Object.keys(actionCards).filter(
  (id): id is ActionCardId => id in actionCards,
);
export const civilizationCard = (civilization: CivilizationId): AutomaCardId => `automa-${civilization}`;

/** MO-11.39: whether a card has a special action of this type. */
export const hasSpecial = (card: AutomaCardId, type: AutomaType): boolean =>
  AUTOMA_CARDS[card].some((one) => one.type === type);
