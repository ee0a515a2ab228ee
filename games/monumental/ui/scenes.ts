import type { Ground } from "@civitas/table-kit";
import type { Kind } from "../src/content/card.ts";
import { type AnyCardId, CARDS } from "../src/content/cards.ts";

/** Where the cards of a kind stand in their pictures. */
const BY_KIND: Readonly<Record<Kind, Ground>> = {
  building: "town",
  "basic-building": "hall",
  knowledge: "page",
  wonder: "rays",
  policy: "cloth",
};

/** Cards that stand elsewhere than most of their kind. */
const ELSEWHERE: Readonly<Partial<Record<AnyCardId, Ground>>> = {
  "labour-camp": "mountains",
  mine: "mountains",
  quarry: "mountains",
  fortress: "mountains",
  library: "hall",
  scriptorium: "hall",
  observatory: "mountains",
  fort: "fields",
  barracks: "fields",
  "archery-range": "fields",
  "samurai-training-ground": "fields",
  "longship-harbour": "sea",
  shipyard: "sea",
  "warrior-priest-altar": "desert",
  irrigation: "fields",
  compass: "sea",
  navigation: "sea",
  stonehenge: "fields",
  "great-pyramids": "desert",
  "hanging-gardens": "fields",
  "great-wall": "mountains",
  "machu-picchu": "mountains",
  "angkor-wat": "fields",
  "colossus-of-rhodes": "sea",
  "statue-of-liberty": "sea",
  "panama-canal": "sea",
  "hoover-dam": "mountains",
};

export const groundOf = (id: AnyCardId): Ground => ELSEWHERE[id] ?? BY_KIND[CARDS[id].kind];
