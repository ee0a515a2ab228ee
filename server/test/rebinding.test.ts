import { beforeEach, expect, test, vi } from "vitest";
import { safePost } from "../src/notices/safe-post.ts";

/** What the name of the webhook leads to, this time. */
const answers: { address: string; family: number }[] = [];
vi.mock("node:dns", async (original) => ({
  ...(await original<typeof import("node:dns")>()),
  lookup: (_name: string, _options: object, callback: (error: null, addresses: typeof answers) => void) =>
    callback(null, answers),
}));
beforeEach(() => {
  answers.length = 0;
});

const post = () => safePost({ url: "https://hooks.example.org/a", headers: {}, body: "", anywhere: false });

test.each(["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "::ffff:192.168.1.1", "fd00::1"])(
  "a public name that leads to %s is not knocked at",
  async (address) => {
    answers.push({ address, family: address.includes(":") ? 6 : 4 });
    await expect(post()).rejects.toThrow("a private address");
  },
);

test("nor one that leads to a public address and to a private one", async () => {
  answers.push({ address: "93.184.216.34", family: 4 }, { address: "127.0.0.1", family: 4 });
  await expect(post()).rejects.toThrow("a private address");
});
