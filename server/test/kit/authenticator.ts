import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { vouched } from "./certificates.ts";

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

type Cbor = ReadonlyMap<string | number, unknown> | readonly Uint8Array[] | Uint8Array | string | number;

/** The little of CBOR that an authenticator writes: maps in order, lists of bytes, bytes, text, small whole numbers. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map))
    return Buffer.concat([head(4, [...value].length), ...[...value].map((one) => cbor(one as Uint8Array))]);
  const parts = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as string)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** A device that keeps passkeys, as a script (WebAuthn with ES256 and no attestation). */
export class Authenticator {
  readonly #keys = new Map<string, KeyObject>();
  #counter = 0;

  /** `page` is the one that asks. */
  constructor(public page: string) {}

  #said(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.page, crossOrigin: false });
  }

  #seen(site: string, more: Uint8Array, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter, more]);
  }

  /** Makes a passkey. With `askAt` it comes with certificates that say where to ask whether they were revoked. */
  make(
    { challenge, rp }: { readonly challenge: string; readonly rp: { readonly id?: string | undefined } },
    askAt?: string,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const said = this.#said("webauthn.create", challenge);
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const id = randomBytes(16);
    this.#keys.set(url(id), privateKey);
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const seen = this.#seen(rp.id ?? "", made, 0x45);
    const statement = new Map<string, unknown>();
    if (askAt !== undefined) {
      statement.set("alg", -7);
      statement.set("sig", sign("sha256", Buffer.concat([seen, sha256(said)]), privateKey));
      statement.set("x5c", vouched(publicKey, sha256(said), askAt));
    }
    const attestation = new Map<string, unknown>([
      ["fmt", askAt === undefined ? "none" : "android-key"],
      ["attStmt", statement],
      ["authData", seen],
    ]);
    return {
      id: url(id),
      rawId: url(id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: url(Buffer.from(said)),
        attestationObject: url(cbor(attestation)),
        transports: ["internal"],
      },
    };
  }

  /** Signs in with the last passkey made. */
  use({ challenge, rpId }: { readonly challenge: string; readonly rpId?: string | undefined }) {
    const [id, key] = [...this.#keys].at(-1) ?? [];
    if (id === undefined || key === undefined) throw new Error("this device keeps no passkey");
    const said = this.#said("webauthn.get", challenge);
    const seen = this.#seen(rpId ?? "", Buffer.alloc(0), 0x05);
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: url(Buffer.from(said)),
        authenticatorData: url(seen),
        signature: url(sign("sha256", Buffer.concat([seen, sha256(said)]), key)),
      },
    };
  }
}
