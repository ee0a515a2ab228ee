import type { MeReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { chosenLanguage, settings } from "../app/settings.ts";
import { ask } from "./ask.ts";

/** Who I am to the server; a newcomer becomes a guest under the chosen name. */
export async function becomeSomebody(name: string): Promise<void> {
  const { me } = await ask<MeReply>(PATHS.me);
  if (me !== null) return;
  await ask(PATHS.guest, "POST", { name, language: chosenLanguage(settings()) });
}

/** A player's share in the seed. */
export function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
}
