import { useEffect, useRef } from "react";

/** Keys of the table: `press` gets the key in lower case and says whether it was used. Text fields keep their keys. */
export function useKeys(press: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog:modal") !== null)
        return;
      if (latest.current(event.key.toLowerCase(), event)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
