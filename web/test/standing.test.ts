import type { Option, Rules } from "@civitas/kernel";
import { choose, Match, window } from "@civitas/kernel";
import { expect, test } from "vitest";
import { story } from "../../kernel/test/toys/story.ts";
import type { TableNews } from "../src/local/calls.ts";
import { LocalTable } from "../src/local/local-table.ts";

const option = (id: string): Option => ({ id, label: { say: id } });

/** Anna acts three times; each time Béla may cancel it. */
function* actsAndCancels(): Rules {
  for (const turn of ["1", "1", "2"]) {
    yield* choose(0, { say: "act" }, [option("farm"), option("fight")]);
    yield* window([1], {
      prompt: { say: "cancel?" },
      clause: "TO-1",
      plays: () => [option("cancel")],
      asks: "holders",
      standing: { kind: "cancel", scopes: { turn } },
    });
  }
}

test("what is answered in advance is not asked again until its time is over or it is revoked", async () => {
  const told: TableNews[] = [];
  const seats = ["Anna", "Béla"].map((name) => ({ kind: "person" as const, name }));
  const match = Match.start(story(actsAndCancels, 2), { seats: 2, seed: "x" });
  const setting = { id: "t", seats, created: 0, rivals: [], kept: false };
  const table = new LocalTable(
    match,
    setting,
    (one) => told.push(one),
    () => undefined,
    () => undefined,
  );
  const belas = () => match.answers.filter(({ seat }) => seat === 1).map(({ id }) => id);
  const asked = () => match.pending.map(({ seat }) => seat);
  const act = async () => table.answer(0, "farm", told.at(-1)?.sight.mark ?? 0);
  await table.begin();
  await act();
  expect(asked()).toEqual([1]);
  await table.stand(1, "turn");
  // The window that was open is passed on, and the next one of this turn does not stop anybody.
  await expect.poll(belas).toEqual(["pass"]);
  await act();
  await expect.poll(belas).toEqual(["pass", "pass"]);
  // In the next turn Béla is asked again.
  await act();
  await expect.poll(asked).toEqual([1]);
  await expect.poll(() => told.at(-1)?.standing).toEqual([]);
});
