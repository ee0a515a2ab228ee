import { ADVANCE_IDS, type AdvanceId, CATEGORIES, type CategoryId } from "./categories.ts";
import { type Goods, NOTHING, type Token } from "./goods.ts";

export interface Advance {
  readonly category: CategoryId;
  /** CC-7.2: from 1 to 4. */
  readonly position: number;
  /** CC-5.9: yellow raises the Happiness level, blue the Culture level. */
  readonly frame: Token | null;
  /** CC-7.4, CC-7.5: what must be owned besides position 1; the link of a government. */
  readonly prerequisite: AdvanceId | null;
  /** CC-7.7: paid in every way of gaining it. */
  readonly extraCost: Goods;
}

type Print = Partial<Pick<Advance, "frame" | "prerequisite" | "extraCost">>;

const of =
  (category: CategoryId) =>
  (position: number, print: Print = {}): Advance => ({
    category,
    position,
    frame: null,
    prerequisite: null,
    extraCost: NOTHING,
    ...print,
  });

const agriculture = of("agriculture");
const construction = of("construction");
const maritime = of("maritime");
const education = of("education");
const warfare = of("warfare");
const spirituality = of("spirituality");
const economy = of("economy");
const culture = of("culture");
const science = of("science");
const democracy = of("democracy");
const autocracy = of("autocracy");
const theocracy = of("theocracy");

/** The 48 advances. */
export const ADVANCES: Readonly<Record<AdvanceId, Advance>> = {
  farming: agriculture(1),
  storage: agriculture(2, { frame: "mood" }),
  irrigation: agriculture(3, { frame: "mood" }),
  husbandry: agriculture(4, { frame: "mood" }),

  mining: construction(1),
  engineering: construction(2),
  sanitation: construction(3, { frame: "mood", prerequisite: "engineering" }),
  roads: construction(4, { frame: "culture", prerequisite: "engineering" }),

  fishing: maritime(1, { frame: "mood" }),
  navigation: maritime(2, { frame: "culture", prerequisite: "cartography" }),
  "war-ships": maritime(3),
  cartography: maritime(4, { frame: "culture" }),

  writing: education(1, { frame: "culture" }),
  "public-education": education(2, { frame: "mood" }),
  "free-education": education(3, { frame: "mood", prerequisite: "public-education" }),
  philosophy: education(4, { frame: "mood" }),

  tactics: warfare(1, { frame: "culture" }),
  siegecraft: warfare(2),
  "steel-weapons": warfare(3, { extraCost: { ore: 2 } }),
  draft: warfare(4, { frame: "culture" }),

  myths: spirituality(1, { frame: "mood" }),
  rituals: spirituality(2, { frame: "culture" }),
  priesthood: spirituality(3),
  "state-religion": spirituality(4, { frame: "mood" }),

  bartering: economy(1, { frame: "mood" }),
  taxes: economy(2, { prerequisite: "currency" }),
  "trade-routes": economy(3),
  currency: economy(4, { frame: "culture" }),

  "arts-and-sculpture": culture(1, { frame: "culture" }),
  "circus-and-sports": culture(2, { frame: "mood" }),
  monuments: culture(3, { frame: "culture" }),
  "drama-and-music": culture(4, { frame: "mood" }),

  math: science(1, { frame: "culture" }),
  astronomy: science(2, { frame: "culture" }),
  chemistry: science(3, { frame: "culture" }),
  metallurgy: science(4, { frame: "culture" }),

  voting: democracy(1, { prerequisite: "philosophy" }),
  "separation-of-power": democracy(2),
  "civil-liberties": democracy(3),
  "economic-liberty": democracy(4),

  nationalism: autocracy(1, { prerequisite: "draft" }),
  totalitarianism: autocracy(2),
  "absolute-power": autocracy(3),
  "forced-labor": autocracy(4),

  dogma: theocracy(1, { prerequisite: "state-religion" }),
  devotion: theocracy(2),
  conversion: theocracy(3),
  fanaticism: theocracy(4),
};

/** CC-3.5. */
export const START_ADVANCES: readonly AdvanceId[] = ["farming", "mining"];

export { ADVANCE_IDS, CATEGORIES };
