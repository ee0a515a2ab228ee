import type { PasskeyForm, PasskeySignInForm, PasskeysReply, Person } from "@civitas/protocol";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";
import { Refused } from "../refused.ts";
import type { PasskeysRow } from "../storage/schema.ts";
import type { Db, Store } from "../storage/store.ts";
import { personOf } from "./people.ts";
import type { Site } from "./site.ts";

/** How long somebody may take to answer the browser's question. */
const PATIENCE = 5 * 60_000;
const MOST = 20;

/** Passkeys: a second way to sign in to an account, without a password. */
export class Passkeys {
  constructor(private readonly store: Store) {}

  async of({ id }: Person): Promise<PasskeysReply> {
    const rows = await ownedBy(this.store.db, id);
    return { passkeys: rows.map(({ id, name, created, used }) => ({ id, name, created, used })) };
  }

  /** What a browser needs to make one. */
  async offer(person: Person, site: Site) {
    const own = await ownedBy(this.store.db, person.id);
    if (own.length >= MOST) throw new Refused("too-many-passkeys");
    const options = await generateRegistrationOptions({
      rpName: "Civitas",
      rpID: site.name,
      userName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      // The passkey is found without typing a name, and made only once on a device.
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      excludeCredentials: own.map(({ id }) => ({ id })),
    });
    await this.#remember(options.challenge, person.id);
    return options;
  }

  async keep(person: Person, { name, credential }: PasskeyForm, site: Site): Promise<void> {
    const verify = async () =>
      verifyRegistrationResponse({
        // The library checks every field of it.
        response: unvouched(credential as unknown as RegistrationResponseJSON),
        expectedChallenge: (challenge) => this.#spend(challenge, person.id),
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        requireUserVerification: false,
      });
    const verified = await verify().catch(wrong);
    if (!verified.verified) throw new Refused("wrong-passkey");
    const made = verified.registrationInfo.credential;
    const row: PasskeysRow = {
      id: made.id,
      person: person.id,
      public_key: Buffer.from(made.publicKey).toString("base64url"),
      counter: made.counter,
      transports: JSON.stringify(made.transports ?? []),
      name,
      created: Date.now(),
      used: null,
    };
    try {
      await this.store.write(async (db) => {
        // Several may be made at once, each of which was offered while there was room.
        await this.store.oneByOne(db, `passkeys of ${person.id}`);
        if ((await ownedBy(db, person.id)).length >= MOST) throw new Refused("too-many-passkeys");
        await db.insertInto("passkeys").values(row).execute();
      });
    } catch (error) {
      // The passkey is known already and stays with whoever has it.
      if (/unique/i.test(String(error))) throw new Refused("wrong-passkey");
      throw error;
    }
  }

  async remove({ id: person }: Person, id: string): Promise<void> {
    await this.store.write((db) =>
      db.deleteFrom("passkeys").where("id", "=", id).where("person", "=", person).execute(),
    );
  }

  /** What a browser needs to sign in. It knows the passkeys of this site, so nobody types a name. */
  async ask(site: Site) {
    const options = await generateAuthenticationOptions({ rpID: site.name, userVerification: "preferred" });
    await this.#remember(options.challenge, null);
    return options;
  }

  async signIn({ credential }: PasskeySignInForm, site: Site): Promise<Person> {
    const row = await this.store.db
      .selectFrom("passkeys")
      .selectAll()
      .where("id", "=", credential.id)
      .executeTakeFirst();
    if (row === undefined) throw new Refused("wrong-passkey");
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.#spend(challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
        counter: row.counter,
      },
    }).catch(wrong);
    if (!verified) throw new Refused("wrong-passkey");
    const change = { counter: authenticationInfo.newCounter, used: Date.now() };
    await this.store.write((db) => db.updateTable("passkeys").set(change).where("id", "=", row.id).execute());
    const owner = await this.store.db
      .selectFrom("people")
      .selectAll()
      .where("id", "=", row.person)
      .executeTakeFirstOrThrow();
    return personOf(owner);
  }

  async #remember(challenge: string, person: string | null): Promise<void> {
    const now = Date.now();
    await this.store.write(async (db) => {
      // Anybody can ask, so unanswered challenges must not pile up.
      await db.deleteFrom("challenges").where("expires", "<", now).execute();
      await db
        .insertInto("challenges")
        .values({ challenge, person, expires: now + PATIENCE })
        .execute();
    });
  }

  /** Whether this challenge was given to this person not long ago; it counts only once. */
  async #spend(challenge: string, person: string | null): Promise<boolean> {
    const asked = await this.store.write((db) =>
      db.deleteFrom("challenges").where("challenge", "=", challenge).returningAll().executeTakeFirst(),
    );
    return asked !== undefined && asked.person === person && asked.expires > Date.now();
  }
}

function ownedBy(db: Db, person: string): Promise<PasskeysRow[]> {
  return db.selectFrom("passkeys").selectAll().where("person", "=", person).orderBy("created", "desc").execute();
}

/**
 * The same passkey without what vouches for its maker. We ask for no certificates, and to check some the library would
 * fetch whatever address they name.
 */
function unvouched(made: RegistrationResponseJSON): RegistrationResponseJSON {
  const { attestationObject } = made.response;
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get("authData");
  const plain = new Map<string, Uint8Array | string | Map<string, string>>()
    .set("fmt", "none")
    .set("attStmt", new Map())
    .set("authData", authData);
  return { ...made, response: { ...made.response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(plain)) } };
}

/** The library explains in its own words what does not fit. */
function wrong(error: unknown): never {
  if (error instanceof Refused) throw error;
  throw new Refused("wrong-passkey", undefined, error instanceof Error ? error.message : undefined);
}
