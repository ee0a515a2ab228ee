import { Random } from "@civitas/kernel";
import { expect, test } from "vitest";
import { ref } from "../../src/index.ts";
import { conquestsIn, type Levy } from "../levy/conquest.ts";
import { filledUp, NOBODY, recruitsAt, withPicked } from "../levy/draft.ts";
import { answersFor, isWhole, proposedLevy, unitsIn, withSoldiers } from "../levy/levy.ts";
import { type BusyMatch, busyGame } from "./play.ts";

/** The conquest whose units the seat names now. */
function asked(match: BusyMatch, seat: number) {
  const [target] = match.decision(seat)?.options.find(({ id }) => id === "go")?.refs ?? [];
  return target === undefined
    ? undefined
    : conquestsIn(match.view(seat)).find(({ space }) => ref.space(space) === target);
}

test("what the panel proposes can be sent, and so can whatever a player makes of it", () => {
  let changed = 0;
  for (const seed of ["levy 1", "levy 2", "levy 3"]) {
    const random = Random.seeded(seed);
    for (const match of busyGame(3, seed, { heroes: true })) {
      const seat = match.pending[0]?.seat ?? 0;
      const conquest = asked(match, seat);
      if (conquest === undefined) continue;
      const proposal = proposedLevy(conquest);
      expect(isWhole(conquest, proposal)).toBe(true);

      // Somebody turns the steppers about until the number is right again.
      let levy: Levy = proposal;
      for (let i = 0; i < 40; i++) {
        const source = random.int(conquest.sources.length);
        levy = withSoldiers(conquest, levy, source, random.int(6));
        if (random.int(6) === 0) levy = { ...levy, warlord: !levy.warlord };
        expect(unitsIn(conquest, levy)).toBeLessThanOrEqual(conquest.units + 1);
      }
      if (!isWhole(conquest, levy)) continue;
      const fork = match.fork();
      for (const id of answersFor(conquest, levy)) {
        const offered = fork.decision(seat)?.options.some((option) => option.id === id) === true;
        if (offered) fork.answer(seat, id);
      }
      // They are asked for nothing more about who goes: the province is theirs, with as many soldiers, or has to be paid for.
      const after = fork.view(seat).map.spaces.find(({ name }) => name === conquest.space);
      if (after?.owner === seat) {
        expect(after.soldiers ?? 0).toBe(levy.soldiers.reduce((sum, n) => sum + n, 0));
        expect(after.warlord === true).toBe(levy.warlord && conquest.sources.some(({ warlord }) => warlord));
        changed++;
      } else expect(fork.decision(seat)?.prompt.say).toBe("ask.pay");
    }
  }
  expect(changed).toBeGreaterThan(5);
});

test("who was picked on the map goes along, and the rest is filled up; nobody goes who can't", () => {
  let [served, unserved] = [0, 0];
  for (const match of busyGame(2, "picked 1", { heroes: true })) {
    const seat = match.pending[0]?.seat ?? 0;
    const conquests = conquestsIn(match.view(seat));
    for (const conquest of conquests) {
      expect(filledUp(conquest, NOBODY)).toEqual(proposedLevy(conquest));
      for (const { space } of conquest.sources) {
        const source = recruitsAt(conquests, space);
        if (source === undefined) throw new Error(`nobody may go from ${space}`);
        const draft = withPicked(
          NOBODY,
          source,
          source.soldiers > 0 ? "soldier" : "warlord",
          match.answers.length % 2 === 0,
        );
        const levy = filledUp(conquest, draft);
        if (levy === undefined) {
          unserved++;
          continue;
        }
        served++;
        expect(isWhole(conquest, levy)).toBe(true);
        const at = conquest.sources.findIndex((one) => one.space === space);
        expect(levy.soldiers[at]).toBeGreaterThanOrEqual(draft.soldiers[space] ?? 0);
        if (draft.warlord) expect(levy.warlord).toBe(true);
      }
    }
  }
  expect(served).toBeGreaterThan(20);
  // A whole army is too many for a small province.
  expect(unserved).toBeGreaterThan(0);
});
