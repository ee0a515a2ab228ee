import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, picture, sit, takePlace } from "./browser.ts";
import { serveTables } from "./civitas-server.ts";
import { openTable } from "./two-players.ts";

const place = takePlace(serveTables);

const PASSWORD = "nine lives of a cat";

async function goToSettings(page: Page): Promise<void> {
  await page.goto(`${place.url}/#/settings`);
  await page.waitForSelector(".account");
}

async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.locator(".entrance input[autocomplete=username]").fill(name);
  await page.locator(".entrance input[type=password]").fill(password);
}

const said = (page: Page, words: string) => page.locator(".account", { hasText: words });

test("a guest keeps name and seats by making an account, and finds them on another device", async () => {
  const home = await sit(place, { name: "Nóra" });
  await openTable(home.page, place.url);
  await goToSettings(home.page);
  await said(home.page, "You play here as a guest: Nóra").waitFor();
  await expectAccessible(home.page);

  // Too short a password is refused in words.
  await fillIn(home.page, "Nóra", "short");
  await home.page.getByRole("button", { name: "Make an account" }).click();
  await home.page.getByRole("alert").getByText("at least 8 characters").waitFor();
  await fillIn(home.page, "Nóra", PASSWORD);
  await home.page.getByRole("button", { name: "Make an account" }).click();
  await said(home.page, "You are signed in: Nóra").waitFor();
  await picture(home.page, "account");
  await expectAccessible(home.page);

  const away = await sit(place, { name: "" });
  await goToSettings(away.page);
  await fillIn(away.page, "nóra", "not the password");
  await away.page.getByRole("button", { name: "Sign in" }).click();
  await away.page.getByRole("alert").waitFor();
  await fillIn(away.page, "nóra", PASSWORD);
  await away.page.getByRole("button", { name: "Sign in" }).click();
  await said(away.page, "You are signed in: Nóra").waitFor();
  // Her table is in her list there too.
  await away.page.goto(`${place.url}/#/`);
  await away.page.locator(".home-tables section").first().locator(".table-list a").first().waitFor();

  // Signing out here leaves the other device alone; signing out everywhere doesn't.
  await goToSettings(away.page);
  await away.page.getByRole("button", { name: "Sign out", exact: true }).click();
  await said(away.page, "You are not signed in").waitFor();
  await goToSettings(home.page);
  await said(home.page, "You are signed in: Nóra").waitFor();
  await fillIn(away.page, "Nóra", PASSWORD);
  await away.page.getByRole("button", { name: "Sign in" }).click();
  await away.page.getByRole("button", { name: "Sign out everywhere" }).click();
  await said(away.page, "You are not signed in").waitFor();
  await home.page.reload();
  await said(home.page, "You are not signed in").waitFor();
  expect([...home.errors, ...away.errors]).toEqual([]);
  await home.context.close();
  await away.context.close();
});

/** A browser's push service is out of reach here: this stands for one that agrees. Its keys are real ones. */
function pushServiceThatAgrees(): void {
  let kept: PushSubscription | null = null;
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async () => {
    const endpoint = "https://push.example.org/send/one-browser";
    kept = Object.assign(Object.create(null) as PushSubscription, {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        kept = null;
        return true;
      },
    });
    return kept;
  };
}

test("one chooses how to be told of one's turn: on this device, at a web address, or not at all", async () => {
  const { page, context, errors } = await sit(place, { name: "Olga" });
  await openTable(page, place.url);
  await goToSettings(page);
  const tell = page.getByRole("button", { name: "Notify me on this device" });

  // A browser without a push service says no, and so does the page.
  await tell.click();
  await said(page, "The browser does not allow notifications here").waitFor();
  await page.evaluate(pushServiceThatAgrees);
  await tell.click();
  await said(page, "This device gets notifications").waitFor();
  await page.getByRole("button", { name: "Stop notifying me" }).click();
  await tell.waitFor();

  const address = page.locator(".account input[type=url]");
  const keep = page.getByRole("button", { name: "Save" });
  await address.fill("https://127.0.0.1/hook");
  await keep.click();
  await page.getByRole("alert").getByText("This address can’t be used").waitFor();
  await address.fill("https://example.org/my-turn");
  await keep.click();
  await said(page, "Saved.").waitFor();
  await picture(page, "notices");
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>(".account input[type=url]")?.value === "https://example.org/my-turn",
  );
  await address.fill("");
  await keep.click();
  await said(page, "Saved.").waitFor();
  await page.reload();
  await expect.poll(() => address.inputValue()).toBe("");
  // Chromium itself complains about the Push API in windows like these.
  expect(errors.filter((error) => !error.includes("Push API"))).toEqual([]);
  await context.close();
});

/** A device that keeps passkeys and says yes: Chromium's own, as in its developer tools. */
async function deviceWithPasskeys(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an account signs in with a passkey of the device", async () => {
  const { page, context, errors } = await sit(place, { name: "Piroska" });
  await deviceWithPasskeys(page);
  // Passkeys belong to names, so not to the number of a machine.
  const url = place.url.replace("127.0.0.1", "localhost");
  await page.goto(`${url}/#/settings`);
  await page.waitForSelector(".account");
  await fillIn(page, "Piroska", PASSWORD);
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByText("Add a passkey for this device").click();
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByLabel("Password").fill(PASSWORD);
  await passkeys.getByRole("button", { name: "Add it" }).click();
  await page.locator(".passkeys li").getByText("added on").waitFor();
  await expectAccessible(page);
  await picture(page, "passkeys");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await said(page, "You are not signed in").waitFor();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await said(page, "You are signed in: Piroska").waitFor();
  await page.locator(".passkeys li").getByText("last used on").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.waitForFunction(() => document.querySelector(".passkeys li") === null);
  expect(errors).toEqual([]);
  await context.close();
});
