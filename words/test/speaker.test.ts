import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { bestLanguage, parts, Speaker } from "../src/index.ts";

const english = {
  coins: "{n, plural, one {# coin} other {# coins}} of {who}",
  buy: "Buy {tile}",
  "tile.forum": "Forum",
  "icon.gold": "gold",
  pay: "pay 2 [gold]",
};
const speaker = new Speaker("en", [english], (seat) => ["Anna", "Béla"][seat] ?? "?");

test("fills numbers, names, messages and lists into the blanks", () => {
  expect(speaker.say({ say: "coins", with: { n: 1, who: { seat: 1 } } })).toBe("1 coin of Béla");
  expect(speaker.say({ say: "buy", with: { tile: { say: "tile.forum" } } })).toBe("Buy Forum");
  expect(speaker.say({ say: "buy", with: { tile: [{ say: "tile.forum" }, "B5"] } })).toBe("Buy Forum and B5");
});

test("a pattern with nothing but blanks is filled in as ICU fills it", () => {
  const patterns = {
    one: "{a}",
    two: "{a} and {b}: {a}",
    none: "nobody",
    quoted: "it's {a}",
    held: "'{a}' {b}",
    spaced: "{ a }",
    tagged: "<b>{a}</b> #{b}",
  };
  const said = new Speaker("en", [patterns]);
  for (const blanks of [
    { a: "Anna", b: 12_345 },
    { a: "", b: 0 },
    { a: "{b}", b: -1.5 },
  ]) {
    for (const [key, pattern] of Object.entries(patterns)) {
      const icu = new IntlMessageFormat(pattern, "en", undefined, { ignoreTag: true });
      expect(said.say({ say: key, with: blanks }), key).toBe(icu.format(blanks));
    }
  }
});

test("counts as the language does", () => {
  const russian = new Speaker("ru", [
    { coins: "{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}" },
  ]);
  expect([1, 3, 5, 21].map((n) => russian.say({ say: "coins", with: { n } }))).toEqual([
    "1 монета",
    "3 монеты",
    "5 монет",
    "21 монета",
  ]);
});

test("knows the kernel's own words in every language", () => {
  for (const language of ["en", "ru", "hu"] as const)
    expect(new Speaker(language, []).say({ say: "kernel.done" })).not.toBe("");
});

test("a missing key or blank is an error", () => {
  expect(() => speaker.say({ say: "nonsense" })).toThrow(/no words/);
  expect(() => speaker.say({ say: "buy" })).toThrow();
});

test("icons can be drawn or said", () => {
  expect(parts("pay 2 [gold]!")).toEqual([{ text: "pay 2 " }, { icon: "gold" }, { text: "!" }]);
  expect(speaker.plain({ say: "pay" })).toBe("pay 2 gold");
});

test("an icon after a number is said in the form that the number asks for", () => {
  const russian = new Speaker("ru", [
    {
      pay: "{n, number} [gold], только [gold]",
      "icon.gold": "золото",
      "counted.gold": "{n, plural, one {золото} other {золота}}",
    },
  ]);
  expect(russian.plain({ say: "pay", with: { n: 1 } })).toBe("1 золото, только золото");
  expect(russian.plain({ say: "pay", with: { n: 2 } })).toBe("2 золота, только золото");
});

test("the best language is the first wanted one that we speak", () => {
  expect(bestLanguage(["de-AT", "hu-HU", "ru"])).toBe("hu");
  expect(bestLanguage(["ja"])).toBe("en");
});
