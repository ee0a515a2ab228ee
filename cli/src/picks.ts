import { type Option, type Ref, type Source, sourcesOf } from "@civitas/kernel";

/** What one line at the terminal picks: a choice, or a spot at which several choices begin. */
export type Pick =
  | { readonly is: "choice"; readonly option: Option }
  | { readonly is: "source"; readonly source: Source };

/** The lines to pick from: first where from, then, with the spot `from` picked, where to. */
export function picksOf(options: readonly Option[], from?: Ref): readonly Pick[] {
  const sources = sourcesOf(options);
  const picked = sources.find(({ spot }) => spot.ref === from);
  if (picked !== undefined) return picked.options.map((option) => ({ is: "choice", option }));
  const told = new Set<Source>();
  return options.flatMap((option): Pick[] => {
    const source = sources.find((candidate) => candidate.options.includes(option));
    if (source === undefined) return [{ is: "choice", option }];
    if (told.has(source)) return [];
    told.add(source);
    return [{ is: "source", source }];
  });
}
