import { useAttention, useLookedAt, useTable } from "@civitas/table-kit";
import { useCallback } from "react";
import type { ConquestView, MonumentalView } from "../../src/view.ts";
import { groupsIn } from "../levy/levy.ts";
import { useAskedConquest, useLevy } from "../levy/use-levy.ts";
import { useMonumental } from "../seats.ts";
import type { Leaving } from "./contents.tsx";

const CONQUER = "conquer:";

/** The conquest that an option stands for. */
export function conquestOf({ conquests }: MonumentalView, ids: readonly string[]): ConquestView | undefined {
  const id = ids.find((one) => one.startsWith(CONQUER));
  return id === undefined ? undefined : conquests.find(({ space }) => space === id.slice(CONQUER.length));
}

/** The conquest that the player is looking at, or puts together now; its group as it stands. */
export function useLookedConquest(): ConquestView | undefined {
  const looked = conquestOf(useMonumental(), useLookedAt());
  const asked = useAskedConquest();
  const levy = useLevy(asked);
  if (asked === undefined || levy === undefined) return looked;
  return { ...asked, proposed: groupsIn(asked, levy) };
}

/** What the conquest that is looked at means for a space; a pointer redraws only the spaces it changes. */
export function usePart(space: string): { readonly target: boolean; readonly leaving: Leaving | undefined } {
  const view = useMonumental();
  const { attention } = useTable();
  const asked = useAskedConquest();
  const levy = useLevy(asked);
  const said = useAttention(
    attention,
    useCallback(
      (ids) => {
        const conquest = conquestOf(view, ids);
        if (conquest?.space === space) return "target";
        const group = conquest?.proposed.find((one) => one.space === space);
        return group === undefined ? "" : `${group.soldiers} ${group.warlord ? "warlord" : ""}`;
      },
      [view, space],
    ),
  );
  if (asked !== undefined && levy !== undefined) {
    const leaving = groupsIn(asked, levy).find((group) => group.space === space);
    return { target: asked.space === space, leaving };
  }
  if (said === "" || said === "target") return { target: said === "target", leaving: undefined };
  const [soldiers, warlord] = said.split(" ");
  return { target: false, leaving: { soldiers: Number(soldiers), warlord: warlord === "warlord" } };
}
