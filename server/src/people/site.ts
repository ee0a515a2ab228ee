import { isIP } from "node:net";
import { Refused } from "../refused.ts";

/** The place that a passkey belongs to. */
export interface Site {
  readonly origin: string;
  /** Its host, without the port: WebAuthn's relying party. */
  readonly name: string;
}

/** The site that this page belongs to: the public address, or else the host that the request names. */
export function siteOf(
  publicUrl: string | undefined,
  asked: { readonly protocol: string; readonly host: string },
): Site {
  const { origin, hostname } = new URL(publicUrl ?? `${asked.protocol}://${asked.host}`);
  // Browsers keep passkeys only for host names, and only where nobody can listen.
  const safe = origin.startsWith("https:") || hostname === "localhost" || hostname.endsWith(".localhost");
  if (!safe || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) throw new Refused("no-passkeys");
  return { origin, name: hostname };
}
