const PATIENCE = 2500;

let release: (() => void) | undefined;

/**
 * Reserves a table of this browser for this worker: two tabs with the same table would overwrite each other's answers.
 * False if another tab has it and keeps it.
 */
export async function claim(table: string): Promise<boolean> {
  release?.();
  release = undefined;
  if (navigator.locks === undefined) return true;
  return new Promise((resolve) => {
    const hold = () =>
      new Promise<void>((free) => {
        release = free;
        resolve(true);
      });
    // A page that is being reloaded frees its table a moment after the new one asks for it.
    const signal = AbortSignal.timeout(PATIENCE);
    navigator.locks.request(`civitas table ${table}`, { signal }, hold).catch(() => resolve(false));
  });
}
