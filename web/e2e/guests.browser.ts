import { expect, test } from "vitest";
import { expectAccessible, PHONE, picture, sit, takePlace } from "./browser.ts";
import { serveTables } from "./civitas-server.ts";

const place = takePlace(serveTables);

test("a guest who follows a link plays with two taps, without a name", async () => {
  const host = await sit(place, { name: "Anna" });
  await host.page.goto(`${place.url}/#/new/nations-dice`);
  await host.page.locator(".where input").nth(1).check();
  // Online the other seats wait for friends, and I sit only once.
  const seats = host.page.locator(".seat-fields select");
  await expect.poll(() => seats.nth(1).inputValue()).toBe("open");
  await seats.nth(1).selectOption("person");
  await expect.poll(() => seats.nth(0).inputValue()).toBe("open");
  await seats.nth(0).selectOption("person");
  await host.page.locator(".new-table button.primary").click();
  await host.page.waitForSelector(".room-seats");
  expect(await host.page.getByRole("button", { name: "Begin" }).count()).toBe(0);
  await expect.poll(() => host.page.locator(".room-waits").textContent()).toContain("One seat is free");
  await expect.poll(() => host.page.locator(".room-options").textContent()).toContain("ClockNone");

  const guest = await sit(place, { name: "" }, PHONE);
  await guest.page.goto(host.page.url());
  await guest.page.waitForSelector(".room-seats");
  await expectAccessible(guest.page);
  await picture(guest.page, "guest-room");
  await guest.page.getByRole("button", { name: "Sit here" }).tap();
  await host.page.getByRole("button", { name: "Begin" }).click();
  await guest.page.waitForSelector(".table-page");
  await expect.poll(() => host.page.locator(".table-players").textContent()).toMatch(/Guest \d+/);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});

test("a newcomer's visit causes no refusal of the server", async () => {
  const { page, context } = await sit(place, { name: "" });
  const refused: string[] = [];
  page.on("response", (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`));
  await page.goto(`${place.url}/`);
  await page.waitForSelector(".game-card h3");
  await page.waitForLoadState("networkidle");
  expect(refused).toEqual([]);
  await context.close();
});

test("removing a game asks first; a bad link says what is wrong", async () => {
  const { page, context } = await sit(place);
  await page.goto(`${place.url}/#/new/nations-dice`);
  await page.locator(".new-table button.primary").click();
  await page.waitForSelector(".table-page");
  await page.goto(`${place.url}/#/`);
  const mine = page.locator("section[aria-labelledby=mine] .table-list li");
  const entry = mine.first();
  await entry.waitFor();
  await expect.poll(() => entry.textContent()).toMatch(/Ada.*your turn/);
  await entry.getByRole("button").click();
  await page.getByRole("button", { name: "No, go back" }).click();
  expect(await mine.count()).toBe(1);
  await entry.getByRole("button").click();
  await page.locator("dialog").getByRole("button", { name: "Remove" }).click();
  await mine.first().waitFor({ state: "detached" });

  await page.goto(`${place.url}/#/nowhere`);
  await page.getByText("There is nothing at #/nowhere").waitFor();
  await page.goto(`${place.url}/#/new/chess`);
  await page.getByText("There is no game called “chess” here").waitFor();
  await context.close();
});
