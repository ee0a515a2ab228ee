import { type LastingKind, sayAmount } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MD-4.11: buildings cost less. */
interface Discount {
  readonly lasting: "discount";
  readonly by: number;
  readonly min: number;
}

/** MD-22.4. */
interface MilitaryAsGold {
  readonly lasting: "military-as-gold";
  readonly n: number;
}

interface IgnoreBarricades {
  readonly lasting: "ignore-barricades";
}

/** What holds as long as a card is in force; the rules look for it where it matters. */
export type Lasting = Discount | MilitaryAsGold | IgnoreBarricades;

export const buildingDiscount = (by: number, min: number): Lasting => ({ lasting: "discount", by, min });
export const militaryAsGold = (n: number): Lasting => ({ lasting: "military-as-gold", n });
export const ignoreBarricades: Lasting = { lasting: "ignore-barricades" };

const { say, words } = spoken({
  en: {
    "lasting.discount": "Each building you acquire, Barricades included, costs {by} less (at least {min}).",
    "lasting.military-as-gold": "When you conquer a province, you may pay up to {n} [military] as if it were gold.",
    "lasting.ignore-barricades": "Barricades do not raise the cost of the provinces you conquer.",
  },
  ru: {
    "lasting.discount": "Каждое приобретаемое здание (и Баррикада) стоит меньше; скидка: {by} (цена не ниже {min}).",
    "lasting.military-as-gold": "Завоёвывая провинцию, вы можете заплатить как золото: {n} [military] (или меньше).",
    "lasting.ignore-barricades": "Баррикады не повышают стоимость провинций, которые вы завоёвываете.",
  },
  hu: {
    "lasting.discount":
      "Minden épület, amelyet megszerzel (a Barikád is), olcsóbb; kedvezmény: {by} (az ár legalább {min}).",
    "lasting.military-as-gold": "Tartomány meghódításakor legfeljebb {n} [military] aranyként is fizethető.",
    "lasting.ignore-barricades": "A Barikádok nem növelik az általad meghódított tartományok költségét.",
  },
});

const worth = (): number => 0.2;

const discountKind: LastingKind<Discount> = {
  says: ({ by, min }) => say("lasting.discount", { by: sayAmount("production", by), min }),
  worth,
  words,
};

const militaryAsGoldKind: LastingKind<MilitaryAsGold> = {
  says: ({ n }) => say("lasting.military-as-gold", { n }),
  worth,
  words,
};

const ignoreBarricadesKind: LastingKind<IgnoreBarricades> = {
  says: () => say("lasting.ignore-barricades"),
  worth,
  words,
};

export const lastingKinds = {
  discount: discountKind,
  "military-as-gold": militaryAsGoldKind,
  "ignore-barricades": ignoreBarricadesKind,
};
