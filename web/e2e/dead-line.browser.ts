import { connect, createServer, type Socket } from "node:net";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { takePlace } from "./browser.ts";
import { serveTables } from "./civitas-server.ts";
import { leave, openTable, sitDownTogether, twoPlayers } from "./two-players.ts";

/** A network between the browsers and the server. */
interface Network {
  readonly url: string;
  /** From now on nothing goes through the connections there are, and nobody is told. New ones work. */
  forget(): void;
  close(): Promise<unknown>;
}

async function networkTo(server: string): Promise<Network> {
  const { hostname, port } = new URL(server);
  const ways = new Set<readonly [Socket, Socket]>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    const way = [near, far] as const;
    ways.add(way);
    near.pipe(far);
    far.pipe(near);
    for (const [end, other] of [way, [far, near]] as const) {
      end.on("error", () => other.destroy());
      end.on("close", () => ways.delete(way));
    }
  });
  await new Promise<void>((listening) => relay.listen(0, hostname, listening));
  const address = relay.address();
  if (address === null || typeof address === "string") throw new Error("a relay listens on a port");
  return {
    url: `http://${hostname}:${address.port}`,
    forget: () => {
      for (const [near, far] of ways) {
        near.unpipe(far);
        far.unpipe(near);
        for (const end of [near, far]) end.resume();
      }
    },
    close: () => {
      for (const way of ways) for (const end of way) end.destroy();
      return new Promise((closed) => relay.close(closed));
    },
  };
}

const place = takePlace(serveTables);
const OPEN = ".choice[data-option]:not([disabled])";
const lines = (page: Page) => page.locator(".log li").count();

test("an answer on a connection that died without a word arrives on the next one", async () => {
  const network = await networkTo(place.url);
  const pair = await twoPlayers(place, { language: "en" });
  const { anna, bela } = pair;
  await openTable(anna, network.url);
  await sitDownTogether(pair);
  const [whoseTurn, other] = (await anna.locator(OPEN).count()) > 0 ? [anna, bela] : [bela, anna];
  const before = await lines(other);
  network.forget();
  // The last choice passes, and everybody reads it.
  await whoseTurn.locator(OPEN).last().click();
  // Neither the browser nor the server has said that anything is wrong; whoever waits is told, and both pages find out.
  await whoseTurn.locator(".notice", { hasText: "The server has not answered yet" }).waitFor();
  await expect.poll(() => lines(whoseTurn)).toBeGreaterThan(before);
  await expect.poll(() => lines(other)).toBeGreaterThan(before);
  expect(await leave(pair)).toEqual([]);
  await network.close();
});
