import type { Message } from "@civitas/kernel";
import { useCallback } from "react";
import { useMonumental } from "./seats.ts";

/** Who a civilization is: a player by name, or the automa. */
export function useNames(): (owner: number) => Message | { readonly seat: number } {
  const automa = useMonumental().realms.find((realm) => realm.automa)?.owner;
  return useCallback((owner) => (owner === automa ? { say: "automa" } : { seat: owner }), [automa]);
}
