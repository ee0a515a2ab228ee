import { useEffect, useState } from "react";

/** The state of a load: the value, or the error; neither while it is under way. */
export interface Loaded<T> {
  readonly value?: T;
  readonly error?: unknown;
}

/** Loads again whenever one of `on` changes; what was loaded before stays until then. */
export function useLoaded<T>(load: () => Promise<T>, on: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  // The caller lists what it depends on.
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ value }),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => {
      wanted = false;
    };
  }, on);
  return loaded;
}
