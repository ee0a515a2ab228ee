import type { Viewer } from "@civitas/kernel";
import { wonderPrice } from "../city/items.ts";
import { type HiddenMarker, HUTS, VILLAGES } from "../content/huts.ts";
import type { GreatType, UnitType } from "../content/ids.ts";
import type { World } from "../state.ts";
import type { MarketView, SpentMarkers } from "./view.ts";

/** By content: nobody can tell two equal markers apart. */
function spentMarkers({ gone }: World): SpentMarkers[] {
  const kinds = new Map<string, SpentMarkers>();
  const add = (kind: SpentMarkers["kind"], { content }: HiddenMarker): void => {
    const n = (kinds.get(`${kind} ${content}`)?.n ?? 0) + 1;
    kinds.set(`${kind} ${content}`, { kind, content, n });
  };
  for (const id of gone.huts) add("hut", HUTS[id]);
  for (const id of gone.villages) add("village", VILLAGES[id]);
  return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, spent]) => spent);
}

/** What everybody sees of the market. */
export function marketView(w: World, viewer: Viewer): MarketView {
  const { market } = w;
  const people: Partial<Record<GreatType, number>> = {};
  for (const type of market.greatPeople) people[type] = (people[type] ?? 0) + 1;
  const deck = (type: UnitType) => ({ down: market.units[type].down.length, up: market.units[type].up.toSorted() });
  return {
    resources: { ...market.resources },
    buildings: { ...market.buildings },
    wonders: market.wonders.map((id) => ({
      id,
      price: viewer === "audience" || w.round === 0 ? null : wonderPrice(w, viewer, id),
    })),
    wonderDeck: market.wonderDeck.length,
    units: {
      infantry: deck("infantry"),
      mounted: deck("mounted"),
      artillery: deck("artillery"),
      aircraft: deck("aircraft"),
    },
    events: market.events.map(({ deck: cards, discard }) => ({ deck: cards.length, discard: [...discard] })),
    greatDeck: {
      down: market.greatDeck.filter(({ up }) => !up).length,
      up: market.greatDeck.flatMap(({ id, up }) => (up ? [id] : [])),
    },
    greatPeople: w.settings.greatPersonCards ? people : market.greatPeople.length,
    huts: w.huts.length,
    spent: spentMarkers(w),
    villages: w.villages.length,
    investmentMarkers: market.investmentMarkers,
    posts: market.posts,
  };
}
