import { expect, test } from "vitest";
import { fitted, syllables } from "../src/index.ts";

const broken = (word: string, language: "en" | "ru" | "hu") => syllables(word, language).join("-");

test("Russian words are broken where syllables end, never before a sign and never without a vowel", () => {
  expect(broken("Обсерватория", "ru")).toBe("Обсер-ва-то-рия");
  expect(broken("Механизированная", "ru")).toBe("Меха-ни-зи-ро-ван-ная");
  expect(broken("Каменоломня", "ru")).toBe("Каме-но-ломня");
  expect(broken("Мушкетёры", "ru")).toBe("Муш-ке-тёры");
  expect(broken("Альгамбрский", "ru")).toBe("Аль-гамбрс-кий");
});

test("Hungarian words keep their two-letter consonants together", () => {
  expect(broken("Csillagvizsgáló", "hu")).toBe("Csil-lag-vizs-gáló");
  expect(broken("Transzszibériai", "hu")).toBe("Transz-szi-bé-riai");
  expect(broken("Könyvnyomtatás", "hu")).toBe("Könyv-nyom-ta-tás");
  expect(broken("Hosszúíjász", "hu")).toBe("Hosszú-í-jász");
});

test("English names are broken as a dictionary does it; words it does not know stay whole", () => {
  expect(broken("Longbowman", "en")).toBe("Long-bow-man");
  expect(broken("Industrialization", "en")).toBe("Indus-tri-al-i-za-tion");
  expect(broken("Constantinople", "en")).toBe("Constantinople");
});

/** Measured in the font. A guess below that would let the word stick out; one far above would set it too small. */
const MEASURED = [
  ["Longbowman", 5.75],
  ["Dreadnought", 5.58],
  ["Hammurabi", 5.13],
  ["Мушкетёры", 5.28],
  ["Бастионная", 5.25],
  ["Függőkertek", 5.28],
  ["Muskétások", 4.99],
] as const;

test.each(MEASURED)("%s gets the room it needs", (word, ems) => {
  const room = fitted(word, "en").longest;
  expect(room).toBeGreaterThanOrEqual(ems);
  expect(room).toBeLessThan(ems * 1.1);
});

test("the longest word of a name decides; a very long one may be broken and then counts by its parts", () => {
  expect(fitted("Isaac Newton", "en").ems).toBe(fitted("Newton", "en").ems);
  expect(fitted("Szabadság-szobor", "hu").longest).toBeGreaterThan(fitted("Szabadság", "hu").longest);
  expect(fitted("Тадж-Махал", "ru")).toMatchObject({ text: "Тадж-Махал", ems: fitted("Махал", "ru").ems });
  expect(fitted("Театр", "ru").text).toBe("Театр");
  const long = fitted("Механизированная пехота", "ru");
  expect(long.text.replaceAll("\u00ad", "|")).toBe("Меха|ни|зи|ро|ван|ная пехота");
  expect(long.ems).toBeLessThan(5.2);
  expect(long.longest).toBeGreaterThan(8.6);
});
