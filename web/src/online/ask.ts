import type { RefusalReply } from "@civitas/protocol";

/** The server refused, and why. */
export class ServerNo extends Error {
  constructor(readonly refusal: RefusalReply) {
    super(refusal.detail ?? refusal.code);
  }
}

/** No reply: no server there, or no network. */
class NoServer extends Error {}

/** Every refusal of the server has the same shape. */
function refusalIn(said: unknown): RefusalReply {
  return (said as { readonly refusal: RefusalReply }).refusal;
}

const PATIENCE = 8000;

async function fetched(path: string, method: "GET" | "POST", body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch (error) {
    throw new NoServer(String(error));
  }
}

/** Asks the server something over HTTP. `T` is what the protocol says comes back. */
export async function ask<T>(path: string, method: "GET" | "POST" = "GET", body?: unknown): Promise<T> {
  const response = await fetched(path, method, body);
  const said: unknown = response.headers.get("content-type")?.includes("json") ? await response.json() : undefined;
  // A page instead of JSON comes from a plain file server that has no tables.
  if (said === undefined && response.status !== 204) throw new NoServer(`${response.status}`);
  if (!response.ok) throw new ServerNo(refusalIn(said));
  return said as T;
}

export async function askText(path: string): Promise<string> {
  const response = await fetched(path, "GET", undefined);
  if (response.ok) return response.text();
  throw new ServerNo(refusalIn(await response.json()));
}
