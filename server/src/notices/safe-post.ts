import { lookup as resolve } from "node:dns";
import { request as insecurely } from "node:http";
import { request } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses outside the public internet. No user may make the server connect there. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  PRIVATE.addSubnet(net, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  if (/^::ffff:/i.test(address)) return false;
  const family = isIP(address);
  // An address with a zone (fe80::1%eth0) is one of this network.
  if (family === 0 || address.includes("%")) return false;
  return !PRIVATE.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Whether the server may post there at all: https, no password in it, no private address written out. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return false;
  const host = url.hostname.replace(/^\[|\]$|\.$/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes(".") && !/(^|\.)(localhost|local|internal|home\.arpa)$/i.test(host);
}

/** Resolves a name, and fails if it leads to a private address. The connection then uses the checked address. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error !== null || first === undefined) return callback(error ?? new Error("no address"), "", 4);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error("a private address"), "", 4);
    }
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
  /** The operator has allowed private addresses. */
  readonly anywhere: boolean;
  /** In milliseconds. */
  readonly patience?: number;
}

/** The whole delivery, name lookup and reply included: slow replies are not waited for either. */
const PATIENCE = 10_000;

/** Posts something to an address that a user gave, without following redirects; gives the status. */
export function safePost({ url, headers, body, anywhere, patience = PATIENCE }: Post): Promise<number> {
  return new Promise((done, failed) => {
    if (!anywhere && !isPublicUrl(url)) return failed(new Error("not a public address"));
    // Plain http only where the operator allows private addresses.
    const send = anywhere && url.startsWith("http:") ? insecurely : request;
    const post = send(
      url,
      {
        method: "POST",
        headers: { ...headers },
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(anywhere ? {} : { lookup: publicOnly }),
      },
      (response) => {
        done(response.statusCode ?? 0);
        // The rest of the reply is not read: it may be endless.
        response.destroy();
      },
    );
    post.on("error", failed);
    post.end(body);
  });
}
