import type { Seat } from "@civitas/kernel";
import { expect } from "vitest";
import { Scene } from "./scene.ts";

/** What a test expects of a scene, in the players' words. */
interface SceneExpectations<R> {
  /** These ids are on offer (perhaps among others) to whoever is asked. */
  toOffer(...ids: readonly string[]): R;
  /** This is not on offer, and the table says why: the key of the reason and its clause. */
  toRefuse(id: string, why: string, clause: string): R;
  /** This seat is asked this question (its key). */
  toAsk(seat: Seat, prompt: string): R;
  /** The log has a line with this key, for everybody. */
  toTell(key: string): R;
}

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: vitest's own declaration says so
  interface Matchers<T = any> extends SceneExpectations<T> {}
}

type AnyScene = Scene<unknown, unknown>;

function sceneOf(received: unknown): AnyScene {
  if (received instanceof Scene) return received;
  throw new Error("only a scene can be expected to do that");
}

const verdict = (pass: boolean, found: () => string) => ({ pass, message: found });

expect.extend({
  toOffer(received, ...ids: readonly string[]) {
    const { offered } = sceneOf(received);
    return verdict(
      ids.every((id) => offered.includes(id)),
      () => `offered is ${offered.join(", ")}`,
    );
  },
  toRefuse(received, id: string, why: string, clause: string) {
    const scene = sceneOf(received);
    const blocked = scene.whyNot(id);
    const refused = !scene.offered.includes(id) && blocked?.why.say === why && blocked.clause === clause;
    const said = blocked === undefined ? "nothing" : `"${blocked.why.say}" (${blocked.clause})`;
    return verdict(refused, () => `about "${id}" the table says ${said}; offered is ${scene.offered.join(", ")}`);
  },
  toAsk(received, seat: Seat, prompt: string) {
    const { match } = sceneOf(received);
    const asking = match.pending.map((one) => `seat ${one.seat}: "${one.prompt.say}"`);
    return verdict(match.decision(seat)?.prompt.say === prompt, () => `asked is ${asking.join(", ") || "nobody"}`);
  },
  toTell(received, key: string) {
    const log = sceneOf(received).log();
    return verdict(log.includes(key), () => `the log says ${log.join(", ")}`);
  },
});
