import type { TableInfo } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { expect, test } from "vitest";
import { expectAccessible, picture, type Sitting, sit, takePlace } from "./browser.ts";
import { serveTables } from "./civitas-server.ts";
import { resign } from "./playing.ts";

/** Nobody waits for two minutes here. */
const place = takePlace(() => serveTables({ AWAY_AFTER_LIVE_MS: "0" }));

async function post<T>({ context }: Sitting, path: string, data: object = {}): Promise<T> {
  const reply = await context.request.post(place.url + path, { data });
  expect(reply.ok(), path).toBe(true);
  return (await reply.json()) as T;
}

async function guest(name: string, language: string): Promise<Sitting> {
  const sitting = await sit(place, { name, language });
  await post(sitting, PATHS.guest, { name });
  return sitting;
}

/** Three people at a table, each in another language. */
async function threeAtATable() {
  const people = await Promise.all([guest("Anna", "hu"), guest("Борис", "ru"), guest("Cleo", "en")]);
  const [anna, boris, cleo] = people;
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
  const { id } = await post<TableInfo>(anna, PATHS.tables, { game: "nations-dice", seats });
  for (const other of [boris, cleo]) await post(other, PATHS.join(id));
  await post(anna, PATHS.start(id));
  await Promise.all(
    people.map(async ({ page }) => {
      await page.goto(`${place.url}/#/table/${id}`);
      await page.waitForSelector(".table-page");
    }),
  );
  return people;
}

test("two agree to let a bot play for the third, who has vanished", async () => {
  const people = await threeAtATable();
  const [anna] = people;
  // Whoever is asked first leaves; the two others see that.
  await Promise.any(people.map(({ page }) => page.locator(".choice[data-option]").first().waitFor()));
  const turns = await Promise.all(people.map(({ page }) => page.locator(".choice[data-option]").count()));
  const gone = people[turns.findIndex((n) => n > 0)] ?? anna;
  const [asking, asked] = people.filter((one) => one !== gone);
  if (asking === undefined || asked === undefined) throw new Error("three people sit at the table");
  const lines = await asking.page.locator(".log li").count();
  await gone.page.close();
  const call = asking.page.locator(".tools button", { hasText: /Anna|Борис|Cleo/ });
  await call.waitFor();
  await picture(asking.page, "vanished");
  await call.click();
  const banner = asked.page.locator(".notice");
  await banner.waitFor();
  await picture(asked.page, "vanished-asked");
  await expectAccessible(asked.page);
  await banner.locator("button").first().click();
  await banner.waitFor({ state: "detached" });

  // The bot's sign stands by the name, and the game goes on without the third.
  for (const { page } of [asking, asked]) {
    await page.locator(".table-players .icon[data-kind=bot]").waitFor();
    await page.locator(".log li").nth(lines).waitFor();
  }
  await picture(asking.page, "vanished-replaced");
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

test("the others read that somebody has resigned, and that a bot plays on; the game goes on", async () => {
  const people = await threeAtATable();
  const [anna, boris, cleo] = people;
  await resign(cleo.page);
  const notices = [
    [anna, "Cleo feladta, helyette bot játszik tovább."],
    [boris, "Cleo сдаётся: дальше играет бот."],
    [cleo, "Cleo has resigned; a bot plays on."],
  ] as const;
  for (const [{ page }, words] of notices) await page.locator(".notice", { hasText: words }).waitFor();
  await picture(anna.page, "resigned-of-three");
  await expectAccessible(anna.page);
  // It is put aside when it is read.
  await anna.page.locator(".notice button").click();
  await anna.page.waitForSelector(".notice", { state: "detached" });
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});
