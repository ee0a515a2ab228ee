import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type MeReply, PATHS, type PasskeysReply } from "@civitas/protocol";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteOf } from "../src/people/site.ts";
import { Authenticator } from "./kit/authenticator.ts";
import { openHouse, type TestHouse } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";

const SITE = "https://play.example.org";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ publicUrl: SITE });
});
afterAll(() => house.close());

const PASSWORD = "a long password";

const offer = (player: Player, password = PASSWORD) =>
  player.post<PublicKeyCredentialCreationOptionsJSON>(PATHS.passkeyOffer, { password });
const ask = (player: Player) => player.post<PublicKeyCredentialRequestOptionsJSON>(PATHS.passkeyAsk);
const keep = (player: Player, credential: object) =>
  player.post<PasskeysReply>(PATHS.passkeyKeep, { name: "phone", credential });
const signIn = (player: Player, credential: object) => code(player.post(PATHS.passkeySignIn, { credential }));

async function account(name: string): Promise<Player> {
  const player = new Player(house.url);
  await player.post(PATHS.account, { name, password: PASSWORD });
  return player;
}

async function withPasskey(name: string) {
  const player = await account(name);
  const device = new Authenticator(SITE);
  await keep(player, device.make(await offer(player)));
  return { player, device };
}

test("an account signs in with a passkey, without name or password", async () => {
  const { device } = await withPasskey("Livia");
  const elsewhere = new Player(house.url);
  expect(await signIn(elsewhere, device.use(await ask(elsewhere)))).toBe("done");
  expect((await elsewhere.get<MeReply>(PATHS.me)).me).toMatchObject({ name: "Livia", guest: false });
  const { passkeys } = await elsewhere.get<PasskeysReply>(PATHS.passkeys);
  expect(passkeys).toMatchObject([{ name: "phone" }]);
  expect(passkeys[0]?.used).toBeTypeOf("number");
});

test("whoever has only the session makes no passkey, and can't guess the password for ever", async () => {
  const thief = await account("Vipsania");
  expect(await code(offer(thief, "not the password"))).toBe("wrong-password");
  const tries: string[] = [];
  for (let n = 0; n < 12; n++) tries.push(await code(offer(thief, `guess ${n}`)));
  expect(tries).toContain("too-fast");
});

test("an answer counts once, for the question it answers, and for this site only", async () => {
  const { player, device } = await withPasskey("Drusus");
  const thief = new Player(house.url);
  const answer = device.use(await ask(thief));
  expect(await signIn(thief, answer)).toBe("done");
  expect(await signIn(new Player(house.url), answer)).toBe("wrong-passkey");
  // What was asked to make a passkey can't be answered to sign in, and the other way round.
  const { challenge } = await offer(player);
  expect(await signIn(thief, device.use({ challenge, rpId: "play.example.org" }))).toBe("wrong-passkey");
  const question = await ask(player);
  const made = device.make({ challenge: question.challenge, rp: { id: "play.example.org" } });
  expect(await code(keep(player, made))).toBe("wrong-passkey");
  const invented = device.use({ challenge: "bm9ib2R5IGFza2VkIHRoaXM", rpId: "play.example.org" });
  expect(await signIn(thief, invented)).toBe("wrong-passkey");
});

test("a page elsewhere, another signature or nonsense opens no door", async () => {
  const { device } = await withPasskey("Antonia");
  const thief = new Player(house.url);
  const stranger = new Authenticator(SITE);
  stranger.make({ challenge: "", rp: {} });
  expect(await signIn(thief, stranger.use(await ask(thief)))).toBe("wrong-passkey");
  device.page = "https://play.example.com";
  expect(await signIn(thief, device.use(await ask(thief)))).toBe("wrong-passkey");
  device.page = SITE;
  const answer = device.use(await ask(thief));
  const forged = { ...answer, response: { ...answer.response, signature: "MEUCIQ" } };
  expect(await signIn(thief, forged)).toBe("wrong-passkey");
  for (const response of [{}, { clientDataJSON: "?", authenticatorData: "", signature: "" }]) {
    expect(await signIn(thief, { ...answer, response })).toBe("wrong-passkey");
  }
  expect(await code(thief.post(PATHS.passkeySignIn, { credential: "mine" }))).toBe("malformed");
  expect((await thief.get<MeReply>(PATHS.me)).me).toBeNull();
});

test("an offer is for whoever asked for it; a passkey stays its owner's", async () => {
  const { player, device } = await withPasskey("Agrippa");
  const other = await account("Maecenas");
  const made = device.make(await offer(player));
  expect(await code(keep(other, made))).toBe("wrong-passkey");
  const [{ id } = { id: "" }] = (await player.get<PasskeysReply>(PATHS.passkeys)).passkeys;
  await other.post(PATHS.passkeyRemove, { id });
  expect((await player.get<PasskeysReply>(PATHS.passkeys)).passkeys).toHaveLength(1);
  await player.post(PATHS.passkeyRemove, { id });
  expect((await player.get<PasskeysReply>(PATHS.passkeys)).passkeys).toEqual([]);
});

test("a passkey's certificates lead the server nowhere: it asks for none, and believes none", async () => {
  const asked: string[] = [];
  const inside = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  const { port } = inside.address() as AddressInfo;
  const player = await account("Agrippina");
  const device = new Authenticator(SITE);
  const made = device.make(await offer(player), `http://127.0.0.1:${port}/inside`);
  const kept = await code(keep(player, made));
  expect(asked).toEqual([]);
  expect(kept).toBe("done");
  const elsewhere = new Player(house.url);
  expect(await signIn(elsewhere, device.use(await ask(elsewhere)))).toBe("done");
  inside.close();
});

test("a passkey that was removed signs nobody in", async () => {
  const { player, device } = await withPasskey("Julia");
  const [{ id } = { id: "" }] = (await player.get<PasskeysReply>(PATHS.passkeys)).passkeys;
  await player.post(PATHS.passkeyRemove, { id });
  const somebody = new Player(house.url);
  expect(await signIn(somebody, device.use(await ask(somebody)))).toBe("wrong-passkey");
});

test("guests have none, and nobody has more than twenty", async () => {
  const guest = await house.guest("Horace");
  expect(await code(offer(guest))).toBe("no-passkeys");
  expect(await code(offer(new Player(house.url)))).toBe("nobody");
  const { player, device } = await withPasskey("Ovid");
  const early = await offer(player);
  for (let n = 2; n <= 20; n++) await keep(player, device.make(await offer(player)));
  // Nor with an offer that was made while there was room.
  expect(await code(keep(player, device.make(early)))).toBe("too-many-passkeys");
  expect(await code(offer(player))).toBe("too-many-passkeys");
});

test("a site has a name and is safe from listeners", () => {
  expect(siteOf(undefined, { protocol: "http", host: "localhost:8080" })).toEqual({
    origin: "http://localhost:8080",
    name: "localhost",
  });
  expect(siteOf(SITE, { protocol: "http", host: "10.0.0.1" }).name).toBe("play.example.org");
  for (const host of ["127.0.0.1:8080", "[::1]:8080", "play.example.org"]) {
    expect(() => siteOf(undefined, { protocol: "http", host })).toThrow("no-passkeys");
  }
});
