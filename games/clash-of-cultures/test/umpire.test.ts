import { Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { ACTION_CARD_IDS } from "../src/content/action-cards.ts";
import type { ActionCardId, AdvanceId } from "../src/content/ids.ts";
import { EXPLORED, type Play, position } from "./position.ts";
import { type Camp, type Ground, judgeRaid, judgeRound, mayLay, type Outcome, type Raided } from "./umpire.ts";

const BATTLES = 120;
const ROUNDS = 3;

interface Clash {
  readonly play: Play;
  readonly attacker: Camp;
  readonly defender: Camp;
  readonly ground: Ground;
  readonly script: number[];
  /** The top card first. */
  readonly deck: ActionCardId[];
}

/** A battle for D4 as chance wants it, in the open or for a city, with any advances, cards and dice. */
function anyBattle(random: Random): Clash {
  const flip = (): boolean => random.int(2) === 0;
  const landing = random.int(4) === 0;
  const [city, steelA, steelD] = [flip(), flip(), flip()];
  const [fortress, temple] = [city && flip(), city && flip()];
  const soldiers = 1 + random.int(4);
  const guards = fortress ? random.int(5) : 1 + random.int(4);
  const [fanaticA, fanaticD, warShips] = [flip(), flip(), landing && flip()];
  const cards = random.shuffle([...ACTION_CARD_IDS]);
  const [handA, handD] = [cards.slice(0, 3), cards.slice(3, 6)];
  const script = Array.from({ length: 120 }, () => random.die(6));
  const siege = { die: fortress && random.int(3) === 0, cancel: fortress && random.int(3) === 0 };
  const known = (steel: boolean, fanatic: boolean, ...more: AdvanceId[]): AdvanceId[] => [
    "tactics",
    ...(steel ? (["steel-weapons"] as const) : []),
    ...(fanatic ? (["fanaticism"] as const) : []),
    ...more,
  ];
  const words = ["angry", ...(fortress ? ["fortress"] : []), ...(temple ? ["temple"] : [])].join(", ");
  const boats =
    soldiers > 2 ? `ship with 2 soldiers, ship with ${soldiers - 2} soldiers` : `ship with ${soldiers} soldiers`;
  const play = position({
    regions: EXPLORED,
    dice: script,
    actionDeck: cards.slice(6),
    sides: [
      {
        advances: known(
          steelA,
          fanaticA,
          ...(warShips ? (["war-ships"] as const) : []),
          ...(siege.die || siege.cancel ? (["siegecraft"] as const) : []),
        ),
        wood: siege.die ? 2 : 0,
        ore: siege.cancel ? 2 : 0,
        cities: { D2: "" },
        units: landing ? { E4: boats } : { C4: `${soldiers} soldiers` },
        hand: handA,
      },
      {
        advances: known(steelD, fanaticD),
        cities: city ? { D7: "", D4: words } : { D7: "" },
        units: guards > 0 ? { D4: `${guards} soldiers` } : {},
        hand: handD,
      },
    ],
  });
  play.go(landing ? "attack:E4>D4" : "attack:C4>D4", `${soldiers}soldier`);
  if (play.prompt === "ask.siege") {
    play.do(`siege:${siege.die ? (siege.cancel ? "both" : "die") : "cancel"}`);
  }
  return {
    play,
    attacker: { began: soldiers, soldiers, steel: steelA, fanatic: fanaticA, hand: [...handA] },
    defender: { began: guards, soldiers: guards, steel: steelD, fanatic: fanaticD, hand: [...handD] },
    ground: { city, fortress, temple, siege, warShips, warlord: false, refuge: true },
    script: [...script],
    deck: cards.slice(6),
  };
}

/** The side lays a card that it may lay, or none; the offered cards are those of the rules. */
function lay({ play, ground }: Clash, camp: Camp, attacks: boolean, random: Random): ActionCardId | undefined {
  if (camp.hand.length === 0) return undefined;
  expect(play.prompt).toBe("ask.combat-card");
  const legal = camp.hand.filter((card) => mayLay(card, attacks, camp, ground));
  expect(play.offeredFor("commit:").sort()).toEqual([...legal].sort());
  const card = random.int(4) === 0 ? undefined : legal[random.int(Math.max(1, legal.length))];
  play.do(card === undefined ? "pass" : `commit:${card}`);
  if (card !== undefined) camp.hand.splice(camp.hand.indexOf(card), 1);
  return card;
}

/** Plays it to the end, or withdraws after some rounds. */
function fightOut(clash: Clash, random: Random): Outcome {
  const { play, attacker, defender, ground, script, deck } = clash;
  const chance = { die: () => script.shift() ?? Number.NaN, draw: () => deck.shift() ?? "ac-01" } as const;
  for (let round = 1; ; round++) {
    const laid = {
      attacker: lay(clash, attacker, true, random),
      defender: lay(clash, defender, false, random),
    };
    const outcome = judgeRound(round, attacker, defender, laid, ground, chance);
    if (play.prompt === "ask.retreat") play.do(play.offered[0] ?? "");
    if (outcome !== "open") return outcome;
    expect(play.offered).toEqual(["continue", "withdraw"]);
    expect([play.table.battle?.attacker.units, play.table.battle?.defender.units]).toEqual([
      attacker.soldiers,
      defender.soldiers,
    ]);
    play.do(round < ROUNDS ? "continue" : "withdraw");
    if (round === ROUNDS) return outcome;
  }
}

describe("an umpire with the rulebook counts every battle again", () => {
  clause(
    ["CC-18.7", "CC-18.8", "CC-18.11", "CC-18.12", "CC-18.13", "CC-18.23", "CC-19.3", "CC-19.5", "CC-19.13"],
    "any forces, cities, advances, cards and dice",
    () => {
      const random = Random.seeded("umpire");
      const seen: Record<Outcome, number> = { attacker: 0, defender: 0, draw: 0, open: 0 };
      for (let n = 0; n < BATTLES; n++) {
        const clash = anyBattle(random);
        const { play, attacker, defender, ground } = clash;
        const outcome = fightOut(clash, random);
        seen[outcome] += 1;
        const at = (hex: string, owner: number): number => play.at(hex, owner).soldier ?? 0;
        const fell = outcome === "attacker";
        expect([n, outcome, at("D4", 0)]).toEqual([n, outcome, fell ? attacker.soldiers : 0]);
        expect([n, outcome, at("D4", 1)]).toEqual([n, outcome, fell ? 0 : defender.soldiers]);
        if (ground.city) expect(play.city("D4")?.owner).toBe(fell ? 0 : 1);
        for (const [seat, { hand }] of [attacker, defender].entries()) {
          expect([...play.player(seat).actionCards].sort()).toEqual([...hand].sort());
        }
      }
      for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
    },
  );
});

const RAIDS = 80;

/** A city on D2 that barbarians from D3 attack, because its owner draws a Famine that Irrigation takes the sting from. */
function anyRaid(random: Random): Clash & { readonly city: Raided; readonly barbarians: Camp } {
  const flip = (): boolean => random.int(2) === 0;
  const [fortress, temple, academy, steel, fanatic] = [flip(), flip(), flip(), flip(), flip()];
  const [soldiers, settlers, n] = [random.int(4), random.int(3), 1 + random.int(4)];
  const cards = random.shuffle([...ACTION_CARD_IDS]);
  const script = Array.from({ length: 60 }, () => random.die(6));
  const words = [fortress && "fortress", temple && "temple", academy && "academy"].filter((word) => word !== false);
  const play = position({
    regions: EXPLORED,
    dice: script,
    actionDeck: cards.slice(3),
    eventDeck: ["ev-03"],
    barbarians: { D3: n },
    sides: [
      {
        food: 2,
        happiness: 2,
        advances: [
          "tactics",
          "irrigation",
          ...(steel ? (["steel-weapons"] as const) : []),
          ...(fanatic ? (["fanaticism"] as const) : []),
        ],
        cities: { D2: words.join(", ") },
        units: {
          D2: [soldiers > 0 && `${soldiers} soldiers`, settlers > 0 && `${settlers} settlers`]
            .filter(Boolean)
            .join(", "),
        },
        hand: cards.slice(0, 3),
      },
      {},
    ],
  });
  play.do("advance:bartering");
  const camp = { steel: false, fanatic: false, hand: [] };
  const barbarians = { ...camp, began: n, soldiers: n };
  return {
    play,
    attacker: barbarians,
    barbarians,
    defender: { began: soldiers, soldiers, steel, fanatic, hand: cards.slice(0, 3) },
    city: { settlers, buildings: words.length, lost: 0 },
    ground: {
      city: true,
      fortress,
      temple,
      siege: { die: false, cancel: false },
      warShips: false,
      warlord: false,
      refuge: false,
    },
    script: [...script],
    deck: cards.slice(3),
  };
}

describe("an umpire counts every barbarian attack again", () => {
  clause(["CC-22.8", "CC-22.9", "CC-22.10", "CC-22.11"], "any city, garrison, card and dice", () => {
    const random = Random.seeded("raids");
    for (let n = 0; n < RAIDS; n++) {
      const raid = anyRaid(random);
      const { play, barbarians, defender, city, ground, script, deck } = raid;
      const laid = lay(raid, defender, false, random);
      const chance = { die: () => script.shift() ?? Number.NaN, draw: () => deck.shift() ?? "ac-01" } as const;
      judgeRaid(barbarians, defender, city, laid, ground, chance);
      while (play.prompt === "ask.hit") play.do(play.offered[0] ?? "");
      const { soldier = 0, settler = 0 } = play.at("D2");
      expect([n, soldier, settler]).toEqual([n, defender.soldiers, city.settlers]);
      expect(play.at("D3", "barbarians").soldier ?? 0).toBe(barbarians.soldiers);
      const left = play.city("D2");
      const pieces = left === undefined ? 0 : Object.values(left.buildings).filter((id) => id !== null).length + 1;
      expect(pieces).toBe(city.buildings + 1 - city.lost);
      if (left !== undefined) expect(left.mood).toBe(city.lost > 0 ? "angry" : "neutral");
      expect([...play.player(0).actionCards].sort()).toEqual([...defender.hand].sort());
    }
  });
});
