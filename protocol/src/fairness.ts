import { fingerprint, type MatchRecord } from "@civitas/kernel";

/** The parts of a seed that nobody could choose alone. */
export interface Fairness {
  readonly serverSeed: string;
  /** By seat; "-" for a seat that gave none. */
  readonly salts: readonly string[];
}

export type FairnessProblem =
  | "no-commitment"
  | "no-server-seed"
  | "missing-salt"
  /** Nobody could have given it but the server, which may have looked for good dice. */
  | "salt-of-a-bot"
  | "commitment-mismatch"
  | "seed-mismatch";

/** Stands for the salt of a seat that gave none. */
const NO_SALT = "-";

/** No person may be called so. */
export const botName = (level: string): string => `bot ${level}`;
const isBot = (name: string | undefined): boolean => name?.startsWith(botName("")) === true;

/** The seed of the match: the server's seed and each seat's salt, in order, joined by colons. */
export function finalSeed({ serverSeed, salts }: Fairness): string {
  return [serverSeed, ...salts].join(":");
}

/** What the server publishes before it hears any salt. */
export function commitmentTo(serverSeed: string): string {
  return fingerprint(serverSeed);
}

/** The lines of a record that let anybody check the seed. */
export function notesOf({ serverSeed, salts }: Fairness): Record<string, string> {
  const notes: Record<string, string> = { commitment: commitmentTo(serverSeed), "server-seed": serverSeed };
  salts.forEach((salt, seat) => {
    notes[`salt-${seat}`] = salt;
  });
  return notes;
}

/** Whether the record's seed is the one the server had committed to, mixed with everybody's salt. */
export function verifyFairness(
  record: MatchRecord,
): { readonly fair: true; readonly commitment: string } | { readonly fair: false; readonly why: FairnessProblem } {
  const { commitment, "server-seed": serverSeed } = record.notes ?? {};
  if (commitment === undefined) return { fair: false, why: "no-commitment" };
  if (serverSeed === undefined) return { fair: false, why: "no-server-seed" };
  if (commitmentTo(serverSeed) !== commitment) return { fair: false, why: "commitment-mismatch" };
  const salts: string[] = [];
  for (let seat = 0; seat < record.seats; seat++) {
    const salt = record.notes?.[`salt-${seat}`];
    if (salt === undefined) return { fair: false, why: "missing-salt" };
    if (salt !== NO_SALT && isBot(record.notes?.[`player-${seat}`])) return { fair: false, why: "salt-of-a-bot" };
    salts.push(salt);
  }
  if (finalSeed({ serverSeed, salts }) !== record.seed) return { fair: false, why: "seed-mismatch" };
  return { fair: true, commitment };
}
