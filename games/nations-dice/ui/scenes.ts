import type { Ground } from "@civitas/table-kit";
import { isTile } from "../src/buildings.ts";
import { type TileKind, tileOf } from "../src/content/tiles.ts";
import type { BuildingId } from "../src/state.ts";

/** Where the tiles of a kind stand in their pictures. */
const BY_KIND: Readonly<Record<TileKind, Ground>> = {
  building: "town",
  advisor: "cloth",
  colony: "sea",
  wonder: "rays",
};

/** Tiles and printed buildings that stand elsewhere than most of their kind. */
const ELSEWHERE: Readonly<Partial<Record<BuildingId, Ground>>> = {
  axeman: "fields",
  farm: "fields",
  caravan: "desert",
  quarry: "mountains",
  irrigation: "fields",
  academy: "page",
  hoplite: "fields",
  agora: "hall",
  windmill: "fields",
  "guild-hall": "hall",
  monastery: "mountains",
  longbowman: "fields",
  knight: "fields",
  observatory: "mountains",
  "printing-house": "page",
  "man-of-war": "sea",
  "star-fort": "fields",
  musketeers: "fields",
  "opera-house": "hall",
  "mechanised-farm": "fields",
  polytechnic: "hall",
  dreadnought: "sea",
  museum: "hall",
  thrace: "mountains",
  mali: "desert",
  peru: "mountains",
  brazil: "fields",
  alaska: "mountains",
  ceylon: "fields",
  congo: "fields",
  pyramids: "desert",
  "trans-siberian-railway": "mountains",
  "suez-canal": "sea",
  "statue-of-liberty": "sea",
};

export const groundOf = (id: BuildingId): Ground => ELSEWHERE[id] ?? (isTile(id) ? BY_KIND[tileOf(id).kind] : "town");
