import { type Option, type Ref, type StartingSpot, startingSpots } from "@civitas/kernel";

/** What one line at the terminal picks: a choice, or a spot where several choices begin. */
export type Pick =
  | { readonly is: "choice"; readonly option: Option }
  | { readonly is: "source"; readonly source: StartingSpot };

/** The lines to pick from: first where from; once the spot `from` is picked, where to. */
export function picksOf(options: readonly Option[], from?: Ref): readonly Pick[] {
  const sources = startingSpots(options);
  const picked = sources.find(({ spot }) => spot.ref === from);
  if (picked !== undefined) return picked.options.map((option) => ({ is: "choice", option }));
  const told = new Set<StartingSpot>();
  return options.flatMap((option): Pick[] => {
    const source = sources.find((candidate) => candidate.options.includes(option));
    if (source === undefined) return [{ is: "choice", option }];
    if (told.has(source)) return [];
    told.add(source);
    return [{ is: "source", source }];
  });
}
