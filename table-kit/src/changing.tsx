import { useEffect, useRef } from "react";
import { inHalves } from "./halves.ts";
import { motionAllowed } from "./motion.ts";

/** A number that pulses when it changes. */
export function Changing({ value }: { readonly value: number | string }) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (!motionAllowed()) return;
    element.current?.animate([{ transform: "scale(1)" }, { transform: "scale(1.45)" }, { transform: "scale(1)" }], {
      duration: 320,
      easing: "ease-out",
    });
  }, [value]);
  return (
    <b ref={element} className="changing">
      {typeof value === "number" ? inHalves(value) : value}
    </b>
  );
}
