import type { NewLocalTable } from "./calls.ts";
import { House } from "./house.ts";

/** A seed nobody knows beforehand. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Begins a table in this browser and stores it; gives its id. */
export async function beginTable(beginning: NewLocalTable): Promise<string> {
  const house = new House();
  try {
    return await house.call("begin", beginning);
  } finally {
    house.close();
  }
}
