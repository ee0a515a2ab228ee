import type { PerMessageDeflateOptions } from "ws";

/**
 * What goes to a browser is compressed with what went there before in mind, so of a sight that has hardly changed hardly
 * anything travels. That costs about 150 kB of memory for a connection, and time in another thread.
 */
export const COMPRESSION: PerMessageDeflateOptions = {
  // Two sights of the largest game fit into the window of 32 kB.
  zlibDeflateOptions: { level: 1, memLevel: 5, windowBits: 15 },
  serverMaxWindowBits: 15,
  // Commands are small: nothing is remembered of them.
  clientNoContextTakeover: true,
  // Clocks and lines of chat are not worth it.
  threshold: 1024,
};
