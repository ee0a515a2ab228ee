import { PATHS } from "@civitas/protocol";
import { pino } from "pino";
import { expect, test } from "vitest";
import { DEFAULTS, serve, thinkHere } from "../src/index.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse } from "./kit/house.ts";
import { Player } from "./kit/player.ts";
import { TOYS } from "./toys/index.ts";

test("a request under way gets its reply before the server closes", async () => {
  const house = await openHouse();
  const ann = new Player(house.url);
  const { people } = house.server.inside;
  let begun = (): void => {};
  const under = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const guest = people.guest.bind(people);
  people.guest = async (form) => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return guest(form);
  };
  const reply = ann.request("POST", PATHS.guest, { name: "Ann" });
  await under;
  await Promise.all([house.close(), reply.then(({ status }) => expect(status).toBe(200))]);
});

test("browsers hear goodbye", async () => {
  const house = await openHouse();
  const players = await Promise.all(["Ann", "Ben", "Cara"].map((name) => house.guest(name)));
  await house.server.close();
  for (const player of players) {
    await player.until(() => !player.connected, "the end");
    expect(player.told("bye")).toHaveLength(1);
  }
});

test("a server that can't listen leaves nothing behind", async () => {
  const house = await openHouse();
  const folder = temporaryFolder();
  const port = Number(new URL(house.url).port);
  let thinking = true;
  const equipment = {
    thinking: {
      ...thinkHere,
      close: async () => {
        thinking = false;
      },
    },
    games: TOYS,
    log: pino({ level: "silent" }),
  };
  await expect(serve({ ...DEFAULTS, port, data: folder.path }, equipment)).rejects.toThrow(/EADDRINUSE/);
  expect(thinking).toBe(false);
  await house.close();
  folder.remove();
});
