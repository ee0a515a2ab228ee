import { GAMES } from "@civitas/games";
import { expect, test } from "vitest";

test.each(GAMES.filter(({ box }) => box !== undefined))(
  "the box of $id tells how many may play",
  async ({ box, load }) => {
    const { game } = await load();
    expect(box?.seats).toEqual({ min: game.seats.min, max: game.seats.max });
  },
);
