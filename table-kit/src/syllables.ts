import type { Language } from "@civitas/words";

/** The fewest letters on either side of a break. */
const INSIDE = String.raw`(?<=\p{L}{3})(?=\p{L}{3})`;

const RU = { vowel: "[аеёиоуыэюя]", consonant: "[бвгджзклмнпрстфхцчшщ]", sign: "[йъь]" } as const;

/** A Russian syllable ends with a vowel, a sign or a consonant; the last consonant before a vowel begins the next. */
const RUSSIAN = [
  `(?<=${RU.sign})(?!${RU.sign})`,
  `(?<=${RU.vowel})(?=${RU.vowel}|${RU.consonant}${RU.vowel})`,
  `(?<=${RU.vowel}${RU.consonant}+)(?=${RU.consonant}${RU.vowel})`,
].join("|");

const HU = { vowel: "[aáeéiíoóöőuúüű]", consonant: "(?:dzs|sz|cs|gy|ly|ny|ty|zs|dz|[b-df-hj-np-tv-z])" } as const;
/** Two letters that are one consonant, and the doubled ones (ssz), which would have to be written out at a break. */
const ONE_SOUND = "(?!(?<=[sd])z|(?<=c|(?<!s)z)s|(?<=[glnt])y)";
const DOUBLED = "(?!(?<=s)sz|(?<=c)cs|(?<=g)gy|(?<=l)ly|(?<=n)ny|(?<=t)ty|(?<=z)zs)";

/** A Hungarian syllable begins with the last consonant before its vowel. */
const HUNGARIAN = `${ONE_SOUND}${DOUBLED}(?:(?<=${HU.vowel})(?=${HU.vowel})|(?=${HU.consonant}${HU.vowel}))`;

const ENDS: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  ru: new RegExp(`${INSIDE}(?:${RUSSIAN})`, "giu"),
  hu: new RegExp(`${INSIDE}(?:${HUNGARIAN})`, "giu"),
};

/** English has no such rules: its long names are broken as a dictionary breaks them, all other words stay whole. */
const ENGLISH = new Map(
  `Agri-cul-ture Archi-tec-ture Assas-si-na-tion Ballis-tics Bar-bar-ians Berserk-ers Callig-ra-phy Cartog-ra-phy
  Catas-tro-phe Chiv-alry Civi-li-za-tion Com-bus-tion Commu-nism Comput-ers Con-struc-tion Conver-sion Coper-ni-cus
  Counter-feit-ers Cur-rency Defor-esta-tion Democ-racy Dis-ori-ented Diver-si-fied Dread-nought Earth-quake
  Elec-tric-ity Engi-neer-ing Exam-i-na-tion Expan-sion-ist Fanat-i-cism Forti-fi-ca-tions Funda-men-tal-ism
  Govern-ment Gun-powder Hat-shep-sut Horse-back Humani-tar-ian Hus-bandry Indus-trial Indus-tri-al-i-za-tion
  Infra-struc-ture Inspi-ra-tion Inter-na-tional Inven-tions Irri-ga-tion Labo-ra-tory Leader-ship Light-house
  Long-bow-man Mag-nif-i-cent Mathe-mat-ics Mecha-nised Merce-nar-ies Metal-lurgy Metal-work-ing Metrop-o-lis
  Michel-an-gelo Mili-ta-rized Mili-tary Mon-archy Muske-teers Mys-ti-cism Napo-le-onic Nation-al-ism Navi-ga-tion
  Nego-ti-a-tions Night-in-gale Obser-va-tory Per-spec-tive Pesti-lence Philos-o-pher Philos-o-phy Plas-tics
  Poly-tech-nic Popu-la-tion Priest-hood Print-ing Produc-tion Pyro-tech-nics Rail-road Renais-sance Replace-able
  Resis-tance Revo-lu-tion Sani-ta-tion Sci-en-tific Scrip-to-rium Sepa-ra-tion Settle-ment Shake-speare Siege-craft
  Spir-i-tu-al-ity Stone-henge Sword-smith-ing Tech-nol-ogy Theol-ogy Total-i-tar-i-an-ism Uni-ver-sity Ver-sailles
  Wit-waters-rand`
    .split(/\s+/)
    .map((word) => [word.replaceAll("-", ""), word.split("-")] as const),
);

/** The syllables of a word, as far as it may be broken between them. */
export function syllables(word: string, language: Language): readonly string[] {
  return language === "en" ? (ENGLISH.get(word) ?? [word]) : word.split(ENDS[language]);
}
