import type { Ground } from "@civitas/table-kit";
import type { BuildingId, TechId, WonderId } from "../src/content/ids.ts";

const TECHS: Readonly<Partial<Record<TechId, Ground>>> = {
  "animal-husbandry": "fields",
  agriculture: "fields",
  "horseback-riding": "fields",
  masonry: "mountains",
  navigation: "sea",
  sailing: "sea",
  "steam-power": "sea",
  irrigation: "fields",
  construction: "town",
  engineering: "town",
  ecology: "fields",
  railroad: "mountains",
  flight: "sea",
  "space-flight": "rays",
  theology: "hall",
  philosophy: "hall",
  chivalry: "fields",
  gunpowder: "fields",
  ballistics: "fields",
  "metal-casting": "hall",
  metalworking: "hall",
};

const WONDERS: Readonly<Partial<Record<WonderId, Ground>>> = {
  stonehenge: "fields",
  "the-colossus": "sea",
  "the-hanging-gardens": "fields",
  "the-pyramids": "desert",
  "the-great-wall": "mountains",
  "machu-picchu": "mountains",
  "panama-canal": "sea",
  "statue-of-liberty": "sea",
  "sydney-opera-house": "sea",
  "angkor-wat": "fields",
  "cristo-redentor": "mountains",
};

const BUILDINGS: Readonly<Partial<Record<BuildingId, Ground>>> = {
  harbor: "sea",
  "trading-post": "desert",
  workshop: "mountains",
  "iron-mine": "mountains",
  granary: "fields",
  aqueduct: "fields",
  barracks: "fields",
  academy: "fields",
  library: "hall",
  university: "hall",
};

/** Where things stand in their pictures. */
export const groundOf = {
  tech: (id: TechId): Ground => TECHS[id] ?? "page",
  wonder: (id: WonderId): Ground => WONDERS[id] ?? "rays",
  building: (id: BuildingId): Ground => BUILDINGS[id] ?? "town",
} as const;
