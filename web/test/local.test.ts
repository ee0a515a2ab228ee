import { findGame } from "@civitas/games";
import { type AnyMatch, canonical, startMatch } from "@civitas/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { openView } from "../src/local/open-view.ts";
import { Replayer } from "../src/local/replayer.ts";
import { hasSecretsFrom } from "../src/local/secrets.ts";

let match: AnyMatch;

beforeAll(async () => {
  const entry = findGame("nations-dice");
  if (entry === undefined) throw new Error("Nations is not on the list");
  match = startMatch((await entry.load()).game, { seats: 2, seed: "web" });
  for (let i = 0; i < 24; i++) {
    const [question] = match.pending;
    const option = question?.options.at(-1);
    if (question !== undefined && option !== undefined) match.answer(question.seat, option.id);
  }
});

describe("what is secret is found out, not declared", () => {
  test("Nations has no secrets between players, so no curtain is drawn", () => {
    expect(hasSecretsFrom(match, 0, 1)).toBe(false);
  });

  test("a card in the hand is a secret", () => {
    const hiding: AnyMatch = Object.create(match);
    let dealt = 1;
    hiding.view = () => ({ hand: dealt });
    hiding.imagine = () => {
      dealt++;
      return hiding;
    };
    expect(hasSecretsFrom(hiding, 0, 1)).toBe(true);
  });
});

test("the open view shows what any seat sees", () => {
  const two = {
    seats: 2,
    view: (viewer: unknown) => ({ hands: [0, 1].map((seat) => (seat === viewer ? ["ace"] : null)) }),
  };
  expect(openView(two as unknown as AnyMatch)).toEqual({ hands: [["ace"], ["ace"]] });
});

describe("a replay", () => {
  test("goes to any answer, forward and back, and knows the rounds", () => {
    const replayer = new Replayer(match.game, match.record());
    const { length, rounds } = replayer.opened();
    expect(length).toBe(24);
    expect(rounds[0]).toEqual({ round: 1, at: 0 });
    const there = replayer.at(20, 0).sight;
    expect(there.at).toBe(20);
    expect(replayer.at(3, 0).sight.at).toBe(3);
    expect(canonical(replayer.at(20, 0).sight)).toBe(canonical(there));
    expect(replayer.at(3, 0).next?.seat).toBe(match.answers[3]?.seat);
    expect(replayer.at(24, 0).next).toBeUndefined();
  });

  test("of a broken record shows what still fits", () => {
    const record = match.record();
    const answers = [...record.answers.slice(0, 5), { seat: 0, id: "fly:to-the-moon" }];
    const opened = new Replayer(match.game, { ...record, answers }).opened();
    expect(opened.length).toBe(5);
    expect(opened.broken).toContain("fly:to-the-moon");
  });
});
