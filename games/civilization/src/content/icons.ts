/** What the squares of the map and the markers on them bring. */
export const ICON_KINDS = ["production", "trade", "culture", "coin", "combat"] as const;
export type IconKind = (typeof ICON_KINDS)[number];

/** How many icons of each kind. `combat` is the combat bonus of Barracks, Academies and generals. */
export type Icons = Readonly<Record<IconKind, number>>;

/** Each kind is read by its own name, which is quicker than by a varying one: icons are counted all the time. */
export function iconsOf(icons: Icons, kind: IconKind): number {
  switch (kind) {
    case "production":
      return icons.production;
    case "trade":
      return icons.trade;
    case "culture":
      return icons.culture;
    case "coin":
      return icons.coin;
    case "combat":
      return icons.combat;
  }
}

export const NO_ICONS: Icons = { production: 0, trade: 0, culture: 0, coin: 0, combat: 0 };

export const printedIcons = (some: Partial<Icons>): Icons => ({ ...NO_ICONS, ...some });
