import { readFileSync } from "node:fs";
import { PATHS } from "@civitas/protocol";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { health, Metrics } from "../src/http/health.ts";
import { DEFAULTS } from "../src/index.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const figures = async (): Promise<string> => (await fetch(`${house.url}/metrics`)).text();
const page = (name: string): string => readFileSync(new URL(`../../docs/hosting/${name}`, import.meta.url), "utf8");

test("the figures tell what an operator wants to know", async () => {
  const [ann, ben] = [await house.guest("Ann"), await house.guest("Ben")];
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id);
  await ben.say({ do: "stand-in", table: id, away: true });
  await ann.until(() => ann.sights.get(id)?.sight.at === 2, "the bot's answer");
  expect(await code(ann.post(PATHS.signIn, { name: "nobody", password: "a guess" }))).toBe("wrong-password");
  expect(await code(ann.say({ do: "pause", table: id, on: false }))).toBe("not-paused");
  const text = await figures();
  expect(text).toMatch(/civitas_answers_total{by="person"} 1/);
  expect(text).toMatch(/civitas_answers_total{by="bot"} 1/);
  expect(text).toMatch(/civitas_refused_total{code="wrong-password"} 1/);
  expect(text).toMatch(/civitas_commands_total{do="pause",outcome="not-paused"} 1/);
  expect(text).toMatch(/civitas_command_seconds_count [1-9]/);
  expect(text).toMatch(/civitas_oldest_job_seconds [0-9.]+/);
});

test("the board and the alarms ask for figures that exist", async () => {
  const text = await figures();
  for (const name of ["grafana.json", "alerts.yaml"]) {
    const asked = page(name).match(/\b(civitas|nodejs|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    for (const figure of asked) expect(text, figure).toContain(figure);
  }
  expect(JSON.parse(page("grafana.json"))).toMatchObject({ title: "Civitas" });
});

test("however many ask for the server's health at once, the database is asked once", async () => {
  const app = fastify();
  let asked = 0;
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let came = 0;
  app.addHook("preHandler", async () => {
    came++;
  });
  health(app, DEFAULTS, new Metrics(), { lasts: false, report: () => {} }, () => {
    asked++;
    return answered;
  });
  const all = Promise.all(Array.from({ length: 20 }, () => app.inject("/healthz")));
  await expect.poll(() => came).toBe(20);
  await new Promise(setImmediate);
  expect(asked).toBe(1);
  answer();
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  // Whoever comes later gets an answer of its own.
  await app.inject("/healthz");
  expect(asked).toBe(2);
});
