import { standingAnswer } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Fight, facing } from "./fight.ts";
import { type Side, Table } from "./position.ts";

/** What a viewer gets of two tables that differ only in hidden things. */
const looksAlike = (one: Table, other: Table, viewer: number): void =>
  expect(one.sight(viewer)).toEqual(other.sight(viewer));

clause(["CV-25.3", "CV-25.39", "CV-32.2"], "before a battle, being asked does not tell who holds a card for it", () => {
  const units: Side["units"] = ["infantry-b", "mounted-b"];
  const attacked = (events: Side["events"]): Fight =>
    facing({ armies: ["f6"], units }, { armies: ["g6"], units, events: events ?? [] }, { phase: "movement" }).walk(
      "f6",
      "g6",
    );
  const [holder, bluffer] = [attacked(["duty-and-honor"]), attacked(["drought"])];
  looksAlike(holder, bluffer, 0);
  expect(holder.question(1).formality).toBe(false);
  expect(bluffer.question(1).formality).toBe(true);
  expect(bluffer.offered).toEqual(["pass"]);
  expect(attacked([])).toAsk(1, "ask.unit"); // whoever holds nothing is not asked
});

clause(["CV-25.6", "CV-32.2"], "nor at its start, where a general may lie face down", () => {
  const units: Side["units"] = ["infantry-b", "mounted-b"];
  const attacked = (hidden: Side["hidden"]): Fight =>
    facing(
      { armies: ["f6"], units },
      { armies: ["g6"], units, hidden: hidden ?? [] },
      {
        phase: "movement",
        markers: { m4: "general" },
      },
    ).walk("f6", "g6");
  looksAlike(attacked(["gustavus-adolphus"]), attacked(["hannibal"]), 0);
});

clause(["CV-34.9", "CV-32.2"], "a card that lies face down is not betrayed by the question whether to use it", () => {
  const devoted = (hidden: Side["hidden"]): Fight =>
    facing({ cities: ["g6"] }, { hidden: hidden ?? [] }, { markers: { m4: "artist" } }).do("devote:c3");
  const [kurosawa, valmiki] = [devoted(["akira-kurosawa"]), devoted(["valmiki"])];
  looksAlike(kurosawa, valmiki, 0);
  expect(kurosawa.offered).toEqual(["use", "pass"]);
  expect(valmiki.question(1)).toMatchObject({ formality: true });
  expect(devoted(["leonidas"])).toAsk(0, "ask.phase-turn"); // a general can't be Kurosawa
});

clause(["CV-34.6", "CV-34.9"], "what others do again and again can be answered in advance", () => {
  const play = facing({ cities: ["g6"] }, { hidden: ["akira-kurosawa"] }, { markers: { m4: "artist" } });
  play.do("devote:c3");
  const first = play.question(1);
  expect(standingAnswer(first, "my-turn")).toMatchObject({ kind: "deeds-of-others", seat: 1 });
  play.do("pass", "devote:g6");
  expect(standingAnswer(play.question(1), "my-turn")).toEqual(standingAnswer(first, "my-turn"));
});

clause(["CV-6.6", "CV-34.14"], "Khalid's window exists only while somebody can use it, and hides who", () => {
  const before = (mine: Side["hidden"], theirs: Side["hidden"]): Table =>
    new Table({
      land: "plain",
      phase: "movement",
      step: "open",
      first: 2,
      sides: [
        { capital: "h2", hidden: mine ?? [], armies: ["h5"] },
        { capital: "n15", hidden: theirs ?? [] },
        { capital: "c14" },
      ],
      markers: { h3: "general", n14: "general" },
    });
  const [first, second] = [
    before(["khalid-ibn-al-walid"], ["hannibal"]),
    before(["hannibal"], ["khalid-ibn-al-walid"]),
  ];
  looksAlike(first, second, 2);
  first.do("pass");
  second.do("pass");
  looksAlike(first, second, 2);
  expect(second).toAsk(1, "ask.phase-start");
  expect(before(["leonidas"], ["hannibal"])).toAsk(0, "ask.phase-turn"); // nobody holds him
});

clause(["CV-34.3", "CV-32.2"], "that a phase turn ends by itself does not tell which cards its player holds", () => {
  const idle = (hidden: Side["hidden"]): Table =>
    new Table({
      land: "plain",
      phase: "movement",
      sides: [
        { capital: "c3", hidden: hidden ?? [] },
        { capital: "m3", armies: ["e5"] },
      ],
      markers: { c2: "artist" },
    });
  const [nothing, something] = [idle(["michelangelo"]), idle(["frida-kahlo"])];
  looksAlike(nothing, something, 1);
  expect(nothing.question(0).formality).toBe(true);
  expect(nothing.offered).toEqual(["done"]);
  expect(something).toOffer("use:frida-kahlo", "done");
});

clause(["CV-34.3", "CV-32.2"], "nor whether a hidden marker could pay for an ability", () => {
  const idle = (kept: Side["kept"]): Table =>
    new Table({
      land: "plain",
      sides: [{ capital: "c3", techs: ["currency"], kept: kept ?? [] }, { capital: "m3" }],
    }).do("devote:c3");
  const [nothing, something] = [idle(["hut:teacher"]), idle(["hut:incense"])];
  looksAlike(nothing, something, 1);
  expect(nothing.question(0).formality).toBe(true);
  expect(something).toOffer("use:currency", "done");
  expect(idle([])).toAsk(1, "ask.phase-turn");
});

clause(["CV-34.1", "CV-32.2"], "in Trade, too, when all offers are made", () => {
  const offered = (kept: Side["kept"]): Table =>
    new Table({
      land: "plain",
      phase: "trade",
      sides: [
        { capital: "c3", trade: 3, techs: ["horseback-riding"], kept: kept ?? [] },
        { capital: "m3", trade: 3 },
      ],
    })
      .by(1, "finished")
      .by(0, "offer:2")
      .do("never-mind", "offer:2", "never-mind", "offer:2", "never-mind");
  const [nothing, something] = [offered(["hut:wheat"]), offered(["hut:silk"])];
  looksAlike(nothing, something, 1);
  expect(nothing.offered).toEqual(["finished"]); // a formality: showing is no reason to ask
  expect(something).toOffer("use:horseback-riding", "show");
  expect(offered([]).state.phase).toBe("city-management");
});
