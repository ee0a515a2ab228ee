import { useAttention, useLookedAt, useTable } from "@civitas/table-kit";
import { useCallback } from "react";
import type { MonumentalView } from "../../src/view.ts";
import { type Conquest, conquestsIn, groupsOf } from "../levy/conquest.ts";
import { comers, filledUp, type LevyDraft, recruitsAt } from "../levy/draft.ts";
import { useDraft } from "../levy/use-draft.ts";
import { useAskedConquest, useLevy } from "../levy/use-levy.ts";
import { useMonumental } from "../seats.ts";
import type { Leaving } from "./contents.tsx";

const CONQUER = "conquer:";

/** The conquest that an option stands for. */
export function conquestOf(view: MonumentalView, ids: readonly string[]): Conquest | undefined {
  const id = ids.find((one) => one.startsWith(CONQUER));
  return id === undefined ? undefined : conquestsIn(view).find(({ space }) => space === id.slice(CONQUER.length));
}

/** The conquest that the player is looking at, or puts together now; its group as it stands. */
export function useLookedConquest(): Conquest | undefined {
  const looked = conquestOf(useMonumental(), useLookedAt());
  const asked = useAskedConquest();
  const levy = useLevy(asked);
  const draft = useDraft();
  if (asked === undefined || levy === undefined) {
    return looked === undefined ? undefined : { ...looked, proposed: comers(looked, draft) };
  }
  return { ...asked, proposed: groupsOf(asked.sources, levy) };
}

/** Who was picked on a space, while no target is looked at. */
function pickedAt(view: MonumentalView, draft: LevyDraft, space: string): Leaving | undefined {
  const source = recruitsAt(conquestsIn(view), space);
  if (source === undefined) return undefined;
  const soldiers = draft.soldiers[space] ?? 0;
  const warlord = source.warlord && draft.warlord;
  return soldiers > 0 || warlord ? { soldiers, warlord } : undefined;
}

/** Whether the picked units could go there, if it is a target at all. */
export function useIsServed(space: string): boolean {
  const view = useMonumental();
  const draft = useDraft();
  const conquest = conquestsIn(view).find((one) => one.space === space);
  return conquest === undefined || filledUp(conquest, draft) !== undefined;
}

/** What the conquest that is looked at means for a space; a pointer redraws only the spaces it changes. */
export function usePart(space: string): { readonly target: boolean; readonly leaving: Leaving | undefined } {
  const view = useMonumental();
  const { attention } = useTable();
  const asked = useAskedConquest();
  const levy = useLevy(asked);
  const draft = useDraft();
  const said = useAttention(
    attention,
    useCallback(
      (ids) => {
        const conquest = conquestOf(view, ids);
        if (conquest?.space === space) return "target";
        if (conquest === undefined) return "";
        const group = comers(conquest, draft).find((one) => one.space === space);
        return group === undefined ? "stays" : `${group.soldiers} ${group.warlord ? "warlord" : ""}`;
      },
      [view, space, draft],
    ),
  );
  if (asked !== undefined && levy !== undefined) {
    const leaving = groupsOf(asked.sources, levy).find((group) => group.space === space);
    return { target: asked.space === space, leaving };
  }
  if (said === "") return { target: false, leaving: pickedAt(view, draft, space) };
  if (said === "stays" || said === "target") return { target: said === "target", leaving: undefined };
  const [soldiers, warlord] = said.split(" ");
  return { target: false, leaving: { soldiers: Number(soldiers), warlord: warlord === "warlord" } };
}
