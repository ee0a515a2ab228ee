import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { linkToRecord, recordFromLink } from "../src/replay/link.ts";

test("a record goes into a link and comes out of it again", async () => {
  const answers = Array.from({ length: 400 }, (_, i) => `${i % 2} buy:tile-${i % 40}`).join("\n");
  const record = `civitas record 1\ngame: nations-dice\nplayer-0: Béla Ильин\n\n${answers}\n`;
  const link = await linkToRecord(record, 12);
  const letters = /^#\/replay\/z\/([\w-]+)\?at=12$/.exec(link)?.[1];
  expect(letters).toBeDefined();
  expect(link.length).toBeLessThan(record.length / 3);
  expect(await recordFromLink(letters ?? "")).toBe(record);
});

test("a link that holds far more than any record is refused before it fills the memory", async () => {
  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024)).toString("base64url");
  await expect(recordFromLink(bomb)).rejects.toThrow();
});
