import { spoken } from "@civitas/words/spoken";

/** What an effect may count among the things its owner has. */
export type Counter =
  | "provinces"
  | "coastal-provinces"
  | "mountain-provinces"
  | "agrarian-provinces"
  | "distinct-types"
  | "knowledge"
  | "wonders"
  | "policies"
  | "free-cities";

/** One of the things counted: "province you control". */
export const counters = spoken<`per.${Counter}`>({
  en: {
    "per.provinces": "province you control",
    "per.coastal-provinces": "coastal province you control",
    "per.mountain-provinces": "mountain province you control",
    "per.agrarian-provinces": "agrarian province you control",
    "per.distinct-types": "different type among the provinces you control",
    "per.knowledge": "knowledge card you have acquired",
    "per.wonders": "wonder you have completed",
    "per.policies": "cultural policy you have developed",
    "per.free-cities": "free city you control",
  },
  ru: {
    "per.provinces": "за каждую контролируемую провинцию",
    "per.coastal-provinces": "за каждую контролируемую прибрежную провинцию",
    "per.mountain-provinces": "за каждую контролируемую горную провинцию",
    "per.agrarian-provinces": "за каждую контролируемую аграрную провинцию",
    "per.distinct-types": "за каждый из разных типов контролируемых провинций",
    "per.knowledge": "за каждое приобретённое знание",
    "per.wonders": "за каждое достроенное чудо",
    "per.policies": "за каждую разработанную культурную политику",
    "per.free-cities": "за каждый контролируемый вольный город",
  },
  hu: {
    "per.provinces": "minden irányított tartományod után",
    "per.coastal-provinces": "minden irányított partmenti tartományod után",
    "per.mountain-provinces": "minden irányított hegyi tartományod után",
    "per.agrarian-provinces": "minden irányított mezőgazdasági tartományod után",
    "per.distinct-types": "az irányított tartományaid minden különböző típusa után",
    "per.knowledge": "minden megszerzett tudáslapod után",
    "per.wonders": "minden befejezett csodád után",
    "per.policies": "minden bevezetett kulturális rendeleted után",
    "per.free-cities": "minden irányított szabadvárosod után",
  },
});
