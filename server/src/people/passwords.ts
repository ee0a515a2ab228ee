import { hash, verify } from "@node-rs/argon2";

/** argon2id (number 2 of the library's algorithms); the costs are OWASP's choice: 19 MiB, 2 passes. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), COST);
}

let nobodys: Promise<string> | undefined;

/** Whether the password fits. It takes as long for a name that does not exist, so that nobody learns which names do. */
export async function checkPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword("nobody has this password");
  const fits = await verify(kept ?? (await nobodys), password.normalize("NFKC"));
  return fits && typeof kept === "string";
}
