import { type MeReply, PATHS } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Guesses } from "../src/people/guesses.ts";
import { openHouse, type TestHouse } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("a name is enough to play; the cookie keeps the person and can't be read by scripts", async () => {
  const ann = new Player(house.url);
  expect((await ann.get<MeReply>(PATHS.me)).me).toBeNull();
  const reply = await ann.request("POST", PATHS.guest, { name: "  Ann   Lee " });
  const cookie = reply.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect((await ann.get<MeReply>(PATHS.me)).me).toMatchObject({ name: "Ann Lee", guest: true });
});

test("names are names", async () => {
  const somebody = new Player(house.url);
  for (const name of ["", "A", "x".repeat(25), "<b>bold</b>", "   ", "-dash", "bot hard", "Bot  easy"]) {
    expect(await code(somebody.post(PATHS.guest, { name }))).toBe("bad-name");
  }
  for (const name of ["Анна", "Őszirózsa 2", "O'Neill", "J. R."]) {
    expect(await code(somebody.post(PATHS.guest, { name }))).toBe("done");
  }
});

test("emoji are welcome; what can't be seen is not", async () => {
  const somebody = new Player(house.url);
  for (const name of ["Bob 🦊", "🦊🐻", "👨‍👩‍👧 family", "Zoë", "ไทย"]) {
    expect(await code(somebody.post(PATHS.guest, { name })), name).toBe("done");
  }
  for (const name of [
    "Bo\u200bb",
    "Bob\u3164",
    "\u3164\u3164",
    "Bo\u00adb",
    "Bo\u2060b",
    "B\u202eob",
    `B${"\u0301".repeat(5)}ob`,
  ]) {
    expect(await code(somebody.post(PATHS.guest, { name })), JSON.stringify(name)).toBe("bad-name");
  }
});

test("nobody looks like an account, whatever letters are taken for it", async () => {
  const hannibal = new Player(house.url);
  await hannibal.post(PATHS.account, { name: "Scipio 1", password: "delenda est" });
  // Cyrillic and Greek letters, full-width ones, figures for letters, other spaces.
  for (const name of ["SCIPIO 1", "Sсipiо 1", "Ѕсіріо 1", "Ｓｃｉｐｉｏ 1", "Scipio l", "Sc1p1o I", "Sc.ipio1"]) {
    const other = new Player(house.url);
    expect(await code(other.post(PATHS.guest, { name })), name).toBe("name-taken");
    expect(await code(other.post(PATHS.account, { name, password: "delenda est" })), name).toBe("name-taken");
  }
  for (const name of ["Scipio 2", "Scipió 1", "Scipio 1 🦊"]) {
    expect(await code(new Player(house.url).post(PATHS.guest, { name })), name).toBe("done");
  }
});

test("of two accounts that look alike one is made, also if both are asked for at once", async () => {
  const made = ["Fabius", "Fаbius", "FABIUS", "Fab1us"].map((name) =>
    code(new Player(house.url).post(PATHS.account, { name, password: "wait and see" })),
  );
  expect((await Promise.all(made)).sort()).toEqual(["done", "name-taken", "name-taken", "name-taken"]);
});

test("passwords of one account are guessed a few times, from whatever address", async () => {
  let now = 0;
  const guesses = new Guesses(3, () => now);
  const tries = (n: number): number => {
    let counted = 0;
    for (let i = 0; i < n; i++) {
      try {
        guesses.count("cato", `address ${now + i}`);
        counted++;
      } catch {}
    }
    return counted;
  };
  expect(tries(5)).toBe(3);
  now += 2 * 60_000;
  expect(tries(5)).toBe(2);
  guesses.count("scipio", "here");
  guesses.forget("cato", "here");
  expect(tries(5)).toBe(3);
});

test("who guesses an account's password from one address is stopped there, and keeps nobody else out", async () => {
  const proxied = await openHouse({ trustProxy: 1 });
  const from = (address: string) => new Player(proxied.url, { "x-forwarded-for": address });
  await from("192.0.2.1").post(PATHS.account, { name: "Cato", password: "carthago" });
  const guess = (address: string, password: string) =>
    code(from(address).post(PATHS.signIn, { name: "CATO", password }));
  for (let i = 0; i < 5; i++) expect(await guess("192.0.2.66", "wrong")).toBe("wrong-password");
  for (let i = 0; i < 20; i++) expect(await guess("192.0.2.66", "carthago")).toBe("too-fast");
  expect(await guess("192.0.2.1", "carthago")).toBe("done");
  await proxied.close();
});

test("a session that has ended hears nothing more", async () => {
  const ann = await house.guest("Ann");
  const other = new Player(house.url);
  other.cookie = ann.cookie;
  await other.connect();
  await ann.until(() => ann.told("hello").length === 1, "the greeting");
  await other.until(() => other.told("hello").length === 1, "the greeting");
  await ann.post(PATHS.signOut);
  await ann.until(() => !ann.connected, "the end");
  await other.until(() => !other.connected, "the end of the other page");
});

test("an account gets another password, and whoever knew the old one is out", async () => {
  const here = await house.guest("Dido");
  expect(await code(here.post(PATHS.password, { old: "", password: "a new password" }))).toBe("wrong-password");
  await here.post(PATHS.account, { name: "Dido", password: "an old password" });
  const elsewhere = new Player(house.url);
  await elsewhere.post(PATHS.signIn, { name: "Dido", password: "an old password" });
  const change = (old: string, password: string) => code(here.post(PATHS.password, { old, password }));
  expect(await change("a guess", "a new password")).toBe("wrong-password");
  expect(await change("an old password", "short")).toBe("weak-password");
  expect(await change("an old password", "a new password")).toBe("done");
  expect((await here.get<MeReply>(PATHS.me)).me?.name).toBe("Dido");
  expect((await elsewhere.get<MeReply>(PATHS.me)).me).toBeNull();
  expect(await code(elsewhere.post(PATHS.signIn, { name: "Dido", password: "an old password" }))).toBe(
    "wrong-password",
  );
  expect(await code(elsewhere.post(PATHS.signIn, { name: "Dido", password: "a new password" }))).toBe("done");
});

test("a guest becomes an account, signs in elsewhere and out everywhere", async () => {
  const here = await house.guest("Cleo");
  const { me } = await here.get<MeReply>(PATHS.me);
  expect(await code(here.post(PATHS.account, { name: "Cleo", password: "short" }))).toBe("weak-password");
  const account = await here.post<MeReply>(PATHS.account, { name: "Cleo", password: "a long password" });
  expect(account.me).toEqual({ id: me?.id, name: "Cleo", guest: false });
  const elsewhere = new Player(house.url);
  expect(await code(elsewhere.post(PATHS.signIn, { name: "Cleo", password: "a wrong password" }))).toBe(
    "wrong-password",
  );
  await elsewhere.post(PATHS.signIn, { name: "cleo", password: "a long password" });
  expect((await elsewhere.get<MeReply>(PATHS.me)).me?.id).toBe(me?.id);
  expect(await code(new Player(house.url).post(PATHS.guest, { name: "CLEO" }))).toBe("name-taken");
  await elsewhere.connect();
  await elsewhere.post(PATHS.signOutEverywhere);
  await elsewhere.until(() => !elsewhere.connected, "the cut");
  expect((await here.get<MeReply>(PATHS.me)).me).toBeNull();
  expect(here.connected).toBe(false);
});

test("signing out ends this session only", async () => {
  const one = await house.guest("Dora");
  await one.post(PATHS.account, { name: "Dora", password: "a long password" });
  const other = new Player(house.url);
  await other.post(PATHS.signIn, { name: "Dora", password: "a long password" });
  await other.post(PATHS.signOut);
  expect((await other.get<MeReply>(PATHS.me)).me).toBeNull();
  expect((await one.get<MeReply>(PATHS.me)).me?.name).toBe("Dora");
});

test("a webhook leads to the open internet or is refused", async () => {
  const eve = await house.guest("Eve");
  for (const url of [
    "http://example.org/x",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://10.1.2.3/",
    "https://localhost/",
    "https://localhost./",
    "https://2130706433/",
    "https://169.254.169.254/latest",
    "https://user:pass@example.org/",
    "https://intranet/",
    "https://[::ffff:127.0.0.1]/",
  ]) {
    expect(await code(eve.post(PATHS.webhook, { url })), url).toBe("bad-webhook");
  }
  expect((await eve.post<MeReply>(PATHS.webhook, { url: "https://hooks.example.org/a" })).webhook).toBe(
    "https://hooks.example.org/a",
  );
  expect((await eve.post<MeReply>(PATHS.webhook, { url: null })).webhook).toBeNull();
});

test("whoever keeps coming stays known", async () => {
  const flora = await house.guest("Flora");
  const { store } = house.server.inside;
  const { me } = await flora.get<MeReply>(PATHS.me);
  expect((await flora.request("GET", PATHS.me)).headers.getSetCookie()).toEqual([]);
  const soon = Date.now() + 60_000;
  await store.write((db) =>
    db
      .updateTable("sessions")
      .set({ expires: soon })
      .where("person", "=", me?.id ?? "")
      .execute(),
  );
  const [cookie] = (await flora.request("GET", PATHS.me)).headers.getSetCookie();
  expect(cookie).toMatch(/Max-Age=31536000/);
  const session = await store.db
    .selectFrom("sessions")
    .select("expires")
    .where("person", "=", me?.id ?? "")
    .executeTakeFirst();
  expect(session?.expires).toBeGreaterThan(soon);
});
