/** CC-2.4. */
export type Terrain = "fertile" | "forest" | "mountain" | "barren" | "sea";

/** CC-5.1. */
export type Resource = "food" | "ore" | "wood" | "ideas" | "gold";

/** CC-5.8. */
export type Token = "mood" | "culture";

/** CC-7.13. */
export type Building = "port" | "academy" | "fortress" | "temple";

/** CC-10.2. */
export type UnitKind = "soldier" | "settler" | "ship";

/** CC-9.3. */
export type Mood = "happy" | "neutral" | "angry";

/** CC-7.5. */
export type GovernmentId = "democracy" | "autocracy" | "theocracy";

/** Categories of advances. */
export type CategoryId =
  | GovernmentId
  | "agriculture"
  | "construction"
  | "maritime"
  | "education"
  | "warfare"
  | "spirituality"
  | "economy"
  | "culture"
  | "science";

/** Advances. */
export type AdvanceId =
  | "farming"
  | "storage"
  | "irrigation"
  | "husbandry"
  | "mining"
  | "engineering"
  | "sanitation"
  | "roads"
  | "fishing"
  | "navigation"
  | "war-ships"
  | "cartography"
  | "writing"
  | "public-education"
  | "free-education"
  | "philosophy"
  | "tactics"
  | "siegecraft"
  | "steel-weapons"
  | "draft"
  | "myths"
  | "rituals"
  | "priesthood"
  | "state-religion"
  | "bartering"
  | "taxes"
  | "trade-routes"
  | "currency"
  | "arts-and-sculpture"
  | "circus-and-sports"
  | "monuments"
  | "drama-and-music"
  | "math"
  | "astronomy"
  | "chemistry"
  | "metallurgy"
  | "voting"
  | "separation-of-power"
  | "civil-liberties"
  | "economic-liberty"
  | "nationalism"
  | "totalitarianism"
  | "absolute-power"
  | "forced-labor"
  | "dogma"
  | "devotion"
  | "conversion"
  | "fanaticism";

/** Action cards: each joins a civil and a combat half. */
export type ActionCardId =
  | "ac-01"
  | "ac-02"
  | "ac-03"
  | "ac-04"
  | "ac-05"
  | "ac-06"
  | "ac-07"
  | "ac-08"
  | "ac-09"
  | "ac-10"
  | "ac-11"
  | "ac-12"
  | "ac-13"
  | "ac-14"
  | "ac-15"
  | "ac-16"
  | "ac-17"
  | "ac-18"
  | "ac-19"
  | "ac-20"
  | "ac-21"
  | "ac-22"
  | "ac-23"
  | "ac-24"
  | "ac-25"
  | "ac-26"
  | "ac-27"
  | "ac-28"
  | "ac-29"
  | "ac-30"
  | "ac-31"
  | "ac-32"
  | "ac-33"
  | "ac-34"
  | "ac-35"
  | "ac-36"
  | "ac-37"
  | "ac-38"
  | "ac-39"
  | "ac-40"
  | "ac-41"
  | "ac-42";

/** Civil halves of Action cards. */
export type CivilId =
  | "quick-advance"
  | "shared-knowledge"
  | "hero-general"
  | "spy"
  | "ideas"
  | "great-ideas"
  | "mercenaries"
  | "cultural-takeover"
  | "city-development"
  | "production-focus"
  | "explorer"
  | "negotiations"
  | "leadership"
  | "assassination"
  | "mass-production"
  | "new-plans"
  | "synergies"
  | "inspiration"
  | "militia"
  | "technology-trade"
  | "new-ideas";

/** Combat halves of Action cards. */
export type CombatId =
  | "archers"
  | "peltasts"
  | "high-morale"
  | "high-ground"
  | "defensive-formation"
  | "encircled"
  | "heavy-resistance"
  | "wedge-formation"
  | "flanking"
  | "surprise"
  | "tactical-retreat"
  | "siege"
  | "for-the-people"
  | "improved-defenses"
  | "scout"
  | "martyr";

/** Objective cards: each joins two objectives. */
export type ObjectiveCardId =
  | "oc-01"
  | "oc-02"
  | "oc-03"
  | "oc-04"
  | "oc-05"
  | "oc-06"
  | "oc-07"
  | "oc-08"
  | "oc-09"
  | "oc-10"
  | "oc-11"
  | "oc-12"
  | "oc-13"
  | "oc-14"
  | "oc-15"
  | "oc-16"
  | "oc-17"
  | "oc-18"
  | "oc-19"
  | "oc-20"
  | "oc-21"
  | "oc-22"
  | "oc-23"
  | "oc-24"
  | "oc-25"
  | "oc-26"
  | "oc-27"
  | "oc-28"
  | "oc-29"
  | "oc-30"
  | "oc-31"
  | "oc-32";

/** Objectives. */
export type ObjectiveId =
  | "large-civilization"
  | "draft"
  | "scientific-lead"
  | "conqueror"
  | "coastal-culture"
  | "warmonger"
  | "advanced-culture"
  | "religious-fervor"
  | "general"
  | "city-planner"
  | "great-battle"
  | "eureka"
  | "defiance"
  | "happy-population"
  | "education-lead"
  | "sea-blockade"
  | "optimized-storage"
  | "naval-assault"
  | "wealth"
  | "large-fleet"
  | "ore-supplies"
  | "large-army"
  | "wood-supplies"
  | "fortifications"
  | "food-supplies"
  | "standing-army"
  | "architecture"
  | "militarized"
  | "goal-focused"
  | "bold"
  | "colony"
  | "threat"
  | "culture-focus"
  | "legendary-battle"
  | "consulate"
  | "science-focus"
  | "trade-focus"
  | "scavenger"
  | "metropolis"
  | "seafarers"
  | "aggressor"
  | "government"
  | "barbarian-conquest"
  | "expansionist"
  | "military-might"
  | "city-founder"
  | "resistance"
  | "trade-power"
  | "shipping-routes"
  | "terror-regime"
  | "diversified-research"
  | "culture-power"
  | "magnificent-culture"
  | "outpost";

/** CC-23.10: event cards that can be taken into a hand. */
export type GreatPersonId = "ev-18" | "ev-19" | "ev-20" | "ev-21" | "ev-22" | "ev-23" | "ev-24" | "ev-25" | "ev-26";

/** Event cards. */
export type EventId =
  | GreatPersonId
  | "ev-01"
  | "ev-02"
  | "ev-03"
  | "ev-04"
  | "ev-05"
  | "ev-06"
  | "ev-07"
  | "ev-08"
  | "ev-09"
  | "ev-10"
  | "ev-11"
  | "ev-12"
  | "ev-13"
  | "ev-14"
  | "ev-15"
  | "ev-16"
  | "ev-17"
  | "ev-27"
  | "ev-28"
  | "ev-29"
  | "ev-30"
  | "ev-31"
  | "ev-32"
  | "ev-33"
  | "ev-34"
  | "ev-35"
  | "ev-36"
  | "ev-37"
  | "ev-38";

/** Wonders. */
export type WonderId =
  | "great-gardens"
  | "great-pyramids"
  | "great-library"
  | "great-statue"
  | "great-lighthouse"
  | "great-wall"
  | "great-mausoleum";

/** Regions that are dealt; start regions are printed on the layouts. */
export type RegionId =
  | "region-05"
  | "region-06"
  | "region-07"
  | "region-08"
  | "region-09"
  | "region-10"
  | "region-11"
  | "region-12"
  | "region-13"
  | "region-14"
  | "region-15"
  | "region-16"
  | "region-17"
  | "region-18"
  | "region-19"
  | "region-20";
