/** The tables of the database. Times are milliseconds since 1970; JSON is text, so that both databases keep it alike. */
export interface Schema {
  people: PeopleRow;
  sessions: { hash: string; person: string; created: number; expires: number };
  passkeys: PasskeysRow;
  /** What a browser is asked to sign: each counts once, and not for long. */
  challenges: { challenge: string; person: string | null; expires: number };
  push: { endpoint: string; person: string; p256dh: string; auth: string; created: number };
  tables: TablesRow;
  seats: { table_id: string; seat: number; person: string };
  entries: EntriesRow;
  snapshots: { table_id: string; seq: number; data: string };
  chat: { table_id: string; n: number; person: string; name: string; text: string; time: number };
  jobs: JobsRow;
  settings: { name: string; value: string };
}

export interface PeopleRow {
  id: string;
  name: string;
  /** The name as it must be unique among accounts; null for guests, whose names may repeat. */
  folded: string | null;
  /** What the name looks like, as it must be unique among accounts; null for guests, and where two were alike before. */
  skeleton: string | null;
  /** The argon2id hash; null for guests. */
  password: string | null;
  language: string | null;
  webhook: string | null;
  created: number;
}

/** A second way to sign in to an account. */
export interface PasskeysRow {
  /** The credential's id, base64url. */
  id: string;
  person: string;
  /** The public key (COSE), base64url. */
  public_key: string;
  /** How often it says it was used; 0 for passkeys that don't count. */
  counter: number;
  /** How a browser reaches it, as a JSON array. */
  transports: string;
  /** The device it was made on. */
  name: string;
  created: number;
  used: number | null;
}

export interface TablesRow {
  id: string;
  game: string;
  state: string;
  visibility: string;
  /** Everything about the table but its match: see `TableDoc`. */
  doc: string;
  /** How many entries the log has. */
  seq: number;
  /** Grows with every change; a writer must have seen the last one. */
  revision: number;
  /** The seats whose turn it is, as ",0,2,". */
  waiting: string;
  created: number;
  updated: number;
  /** The person who opened it. */
  host: string | null;
  /** The hash of the match after `seq` entries, where it is worked out: with several processes, and at the end. */
  hash: string | null;
  /** The group of addresses it was opened from: see `neighbourhoodOf`. */
  neighbourhood: number | null;
}

/** The log of a match: what was answered, and what was taken back. Nothing in it is ever changed. */
export interface EntriesRow {
  table_id: string;
  seq: number;
  kind: "answer" | "rewind";
  seat: number;
  /** The option's id; for a rewind the number of answers it goes back to. */
  said: string;
  /** The sequence number that whoever answered had seen. */
  expected: number;
  time: number;
}

/** Something to be done at a time by whichever process is alive then. */
export interface JobsRow {
  key: string;
  kind: string;
  table_id: string;
  payload: string;
  run_at: number;
  /** Until when the process `lease_by` has it. */
  lease_until: number;
  lease_by: string;
  /** Grows when the job is added again, so that whoever finishes it notices. */
  generation: number;
  attempts: number;
}
