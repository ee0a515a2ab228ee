import type { PerMessageDeflateOptions } from "ws";

/**
 * Messages to a browser are compressed with the earlier ones as context, so a sight that has hardly changed costs
 * hardly anything. This takes about 150 kB of memory per connection, and time in another thread.
 */
export const COMPRESSION: PerMessageDeflateOptions = {
  // Two sights of the largest game fit into the window of 32 kB.
  zlibDeflateOptions: { level: 1, memLevel: 5, windowBits: 15 },
  serverMaxWindowBits: 15,
  // Commands are small, so no context is kept for them.
  clientNoContextTakeover: true,
};
