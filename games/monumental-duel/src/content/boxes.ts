import type { Random } from "@civitas/kernel";
import type { Era, Kind } from "./card.ts";
import { CARDS, CITY_IDS, type CityId, DEVELOPMENT_IDS, type DevelopmentId } from "./cards.ts";

/** What a box of the series brings to the table besides its civilizations. */
export interface Box {
  readonly id: string;
  readonly development: readonly DevelopmentId[];
  /** The free cities, if its scout module is Trade. */
  readonly freeCities: readonly CityId[];
}

export const TRADE: Box = { id: "trade", development: DEVELOPMENT_IDS, freeCities: CITY_IDS };

/** MD-1.5: this many development cards of each type and era are in the deck, however many boxes are in use. */
export const DECK_TABLE: Readonly<Record<Era, readonly (readonly [Kind, number])[]>> = {
  I: [
    ["knowledge", 3],
    ["wonder", 3],
    ["province", 3],
    ["building", 3],
  ],
  II: [
    ["knowledge", 3],
    ["wonder", 3],
    ["province", 3],
    ["building", 3],
  ],
  III: [
    ["knowledge", 2],
    ["wonder", 2],
    ["province", 2],
    ["building", 0],
  ],
};

/** MD-24.3: the cards of one era, taken at random within each type where the boxes in use offer more than are needed. */
export function eraCards(boxes: readonly Box[], era: Era, random: Random): DevelopmentId[] {
  const pool = boxes.flatMap((box) => box.development).filter((id) => CARDS[id].era === era);
  return DECK_TABLE[era].flatMap(([kind, n]) => {
    const cell = pool.filter((id) => CARDS[id].kind === kind);
    return cell.length > n ? random.shuffle(cell).slice(0, n) : cell;
  });
}
