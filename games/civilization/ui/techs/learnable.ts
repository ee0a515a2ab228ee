import type { Option } from "@civitas/kernel";
import { useQuestion } from "@civitas/table-kit";
import { TECH_IDS, type TechId } from "../../src/content/ids.ts";
import { TECHS } from "../../src/content/techs.ts";
import { ref } from "../../src/refs.ts";
import type { Level } from "../../src/state.ts";
import { useMine, useRealm } from "../seats.ts";

export interface LearnableTech {
  readonly id: TechId;
  readonly level: Level;
  readonly option: Option;
}

/** The techs that the viewer could learn by the question that is asked now, the highest level first. */
export function useLearnable(): readonly LearnableTech[] {
  const { question } = useQuestion();
  const mine = useMine();
  const { pyramid } = useRealm(mine);
  const known = new Set(pyramid.map(({ tech }) => tech));
  const options = question?.options ?? [];
  return TECH_IDS.flatMap((id): LearnableTech[] => {
    if (known.has(id)) return [];
    const option = options.find(({ refs }) => refs?.includes(ref.tech(mine, id)));
    return option === undefined ? [] : [{ id, level: TECHS[id].level, option }];
  }).toSorted((a, b) => b.level - a.level);
}
