import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { ARMY, battle } from "./fight.ts";
import type { Side } from "./position.ts";

describe("what an attack would bring", () => {
  clause("CC-18.13", "its chances are shown beforehand, from what everybody sees", () => {
    const chances = (red: Side, blue: Side) =>
      battle({ units: { D2: "soldier" }, ...red }, blue)
        .do("move")
        .option("attack:D2>D3")?.note;
    const guard = { units: { D3: "soldier", C3: "settler" } };
    // One against one: both hit with a third each.
    expect(chances({}, guard)).toEqual({ say: "note.chances-bare", with: { win: 40, draw: 20, lose: 40 } });
    // Blue's card is Blue's secret.
    expect(chances({}, { ...guard, hand: ["ac-07"] })).toEqual(chances({}, guard));
    expect(chances({ advances: ["tactics", "steel-weapons"] }, guard)).toMatchObject({ with: { win: 67, draw: 33 } });
    expect(chances({}, { units: { D3: "settler", C3: "settler" } })).toEqual({ say: "note.undefended" });
    // A Fortress alone beats one soldier with a 5 or a 6.
    expect(chances({}, { ...ARMY, cities: { D7: "", D3: "fortress" } })).toMatchObject({ with: { win: 67, lose: 33 } });
  });

  clause("CC-18.13", "each group and each fleet shows its own", () => {
    const play = battle({ units: { D2: "2 soldiers", G3: "2 ships" } }, { units: { D3: "soldier", F3: "ship" } }).do(
      "move",
    );
    const groups = play.fork().do("attack:D2>D3");
    expect(groups.option("group:1soldier")?.note).toMatchObject({ with: { win: 40 } });
    expect(groups.option("group:2soldier")?.note).not.toEqual(groups.option("group:1soldier")?.note);
    const fleets = play.do("sail:G3>F3");
    expect(fleets.option("fleet:1")?.note).toMatchObject({ with: { win: 40, draw: 20, lose: 40 } });
  });

  clause("CC-19.2", "each card that may be laid shows how the battle would end with it", () => {
    const red = { units: { D2: "soldier" }, hand: ["ac-01", "ac-05"] } as const;
    const play = battle(red, { units: { D3: "soldier", C3: "settler" } }).go("attack:D2>D3");
    const plain = { win: 40, draw: 20, lose: 40 };
    expect(play.offeredFor("commit:")).toEqual(["ac-01", "ac-05"]);
    for (const id of play.offeredFor("commit:")) {
      const note = play.option(`commit:${id}`)?.note;
      expect(note?.say).toBe("note.chances");
      expect(Number(note?.with?.win)).toBeGreaterThan(plain.win);
    }
  });

  clause(["CC-19.2", "CC-4.4"], "so does laying none; what the other has laid is not in it", () => {
    const given = (hand: Side["hand"] = []) =>
      battle(
        { ...ARMY, units: { D2: "soldier" }, hand },
        { ...ARMY, units: { D3: "soldier", C3: "settler" }, hand: ["ac-08"] },
      ).go("attack:D2>D3");
    const plain = { say: "note.chances", with: { win: 40, draw: 20, lose: 40 } };
    expect(given().option("pass")?.note).toEqual(plain);
    expect(given(["ac-06"]).do("commit:ac-06").option("pass")?.note).toEqual(plain);
  });

  clause(["CC-19.2", "CC-19.11"], "Siege has a range, as long as the other side could pay", () => {
    const win = (blue: Side) =>
      battle(
        { units: { D2: "soldier" }, hand: ["ac-11"] },
        { cities: { D7: "", D3: "" }, units: { D3: "soldier" }, ...blue },
      )
        .go("attack:D2>D3")
        .option("commit:ac-11")?.note?.with?.win;
    // Unpaid, 2 and more hit; paid, 4 and more.
    expect(win({})).toBe(60);
    expect(win({ food: 1, gold: 1 })).toBe("47–60");
  });

  clause(["CC-19.10", "CC-18.14", "CC-18.10"], "a retreat says what it is; going on leaves the Fortress out", () => {
    const blue = { ...ARMY, cities: { D7: "", D3: "fortress" }, units: { D3: "2 soldiers" } };
    const retreat = battle({ units: { D2: "soldier" } }, { ...blue, hand: ["ac-17"] }).go("attack:D2>D3");
    expect(retreat.option("commit:ac-17")?.note).toEqual({ say: "note.retreat" });
    // 1, 1 against 1, 1, 1: nobody falls; two against two are equal now.
    const on = battle({ units: { D2: "2 soldiers" } }, blue, [1, 1, 1, 1, 1]).go("attack:D2>D3", "2soldier");
    const odds = on.option("continue")?.note?.with;
    expect(odds?.win).toBe(odds?.lose);
  });
});
