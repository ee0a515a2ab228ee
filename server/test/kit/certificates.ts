import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** The little of DER that a certificate needs: a tag, a length, what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const SEQUENCE = 0x30;
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(SEQUENCE, ...parts);
const whole = (n: number): Buffer => der(2, Buffer.from([n]));
const oid = (hex: string): Buffer => der(6, Buffer.from(hex, "hex"));
const bits = (bytes: Uint8Array): Buffer => der(3, Buffer.from([0]), bytes);
const time = (text: string): Buffer => der(0x17, Buffer.from(text));
const name = (text: string): Buffer => sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(text)))));

const ECDSA_WITH_SHA256 = sequence(oid("2a8648ce3d040302"));
const CRL_DISTRIBUTION_POINTS = "551d1f";
const ANDROID_KEY_DESCRIPTION = "2b06010401d679020111";

/** Says at which address to ask whether the certificate was revoked. */
const askAt = (url: string): Buffer =>
  sequence(oid(CRL_DISTRIBUTION_POINTS), der(4, sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(url))))))));

/** Says that a key was made in an Android device for this challenge. */
const madeFor = (challenge: Uint8Array): Buffer => {
  const level = der(0x0a, Buffer.from([0]));
  const about = [whole(1), level, whole(1), level, der(4, challenge), der(4), sequence(), sequence()];
  return sequence(oid(ANDROID_KEY_DESCRIPTION), der(4, sequence(...about)));
};

interface Wanted {
  readonly subject: string;
  readonly issuer: string;
  readonly key: KeyObject;
  readonly signedBy: KeyObject;
  readonly extensions: readonly Uint8Array[];
}

function certificate({ subject, issuer, key, signedBy, extensions }: Wanted): Buffer {
  const said = sequence(
    der(0xa0, whole(2)),
    whole(1),
    ECDSA_WITH_SHA256,
    name(issuer),
    sequence(time("200101000000Z"), time("490101000000Z")),
    name(subject),
    key.export({ type: "spki", format: "der" }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  return sequence(said, ECDSA_WITH_SHA256, bits(sign("sha256", said, signedBy)));
}

/**
 * The certificates by which a phone vouches for a key, made by somebody who vouches for themselves; whoever believes
 * them asks at `url` whether they were revoked.
 */
export function vouched(key: KeyObject, challenge: Uint8Array, url: string): Buffer[] {
  const root = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const issuer = { issuer: "root", signedBy: root.privateKey };
  return [
    certificate({ ...issuer, subject: "phone", key, extensions: [askAt(url), madeFor(challenge)] }),
    certificate({ ...issuer, subject: "root", key: root.publicKey, extensions: [] }),
  ];
}
