import type { Option, StartingSpot } from "@civitas/kernel";

/** With more choices than this, groups fold up to one line each. */
export const MANY = 12;
/** How many rows of one list are drawn at first; the rest is drawn on request. */
export const MOST = 50;

/** A line of the list of choices. */
export type ListRow =
  | { readonly is: "heading"; readonly text: string }
  /** A group that is folded, or can be. */
  | { readonly is: "fold"; readonly group: string; readonly n: number; readonly open: boolean }
  /** The only choice of its group: no fold is needed. */
  | { readonly is: "sole"; readonly group: string; readonly option: Option }
  | { readonly is: "choice"; readonly option: Option }
  /** A spot where several choices begin. */
  | { readonly is: "source"; readonly source: StartingSpot }
  | { readonly is: "more"; readonly n: number };

export interface List {
  readonly options: readonly Option[];
  readonly sources: readonly StartingSpot[];
  /** The spot that was picked: only what begins there is listed. */
  readonly from: StartingSpot | undefined;
  /** The text of the search among all choices. */
  readonly sought: string;
  /** The open group; the first one if absent, none if empty. */
  readonly open: string | undefined;
  /** Nothing is folded: few choices are left, or the guide names them. */
  readonly flat: boolean;
  /** Every row is drawn, however many there are. */
  readonly all: boolean;
}

/** The words of a choice and of its group. */
export interface ChoiceTexts {
  readonly labelOf: (option: Option) => string;
  readonly groupOf: (option: Option) => string | undefined;
}

/** The list of choices, line by line. */
export function rowsOf(list: List, wording: ChoiceTexts): ListRow[] {
  const { options, from, sought } = list;
  if (from !== undefined) return cut(from.options.map(choice), list);
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    const fits = (option: Option): boolean => {
      const text = `${wording.groupOf(option) ?? ""} ${wording.labelOf(option)}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    };
    return cut(options.filter(fits).map(choice), list);
  }
  const groups = grouped(options, wording.groupOf);
  const named = [...groups].flatMap(([group, members]) => (group === undefined ? [] : [{ group, members }]));
  const others = cut(begun(groups.get(undefined) ?? [], list.sources), list);
  if (list.flat || options.length <= MANY || groups.size < 2) {
    return [...groups].flatMap(([group, members]): ListRow[] =>
      group === undefined ? others : [{ is: "heading", text: group }, ...cut(begun(members, list.sources), list)],
    );
  }
  const opened = openGroup(named, list.open);
  const verbs = named.map(({ group, members }): ListRow => {
    const [option] = members;
    if (option !== undefined && members.length === 1) return { is: "sole", group, option };
    return { is: "fold", group, n: members.length, open: group === opened?.group };
  });
  const within = opened === undefined ? [] : cut(begun(opened.members, list.sources), list);
  return [
    ...verbs,
    ...(opened === undefined ? [] : [{ is: "heading" as const, text: opened.group }]),
    ...within,
    ...others,
  ];
}

interface Group {
  readonly group: string;
  readonly members: readonly Option[];
}

/** The group that stands open: the one asked for, or the first that holds several choices. */
function openGroup(groups: readonly Group[], asked: string | undefined): Group | undefined {
  const several = groups.filter(({ members }) => members.length > 1);
  if (asked === "") return undefined;
  return several.find(({ group }) => group === asked) ?? several[0];
}

function grouped(
  options: readonly Option[],
  groupOf: ChoiceTexts["groupOf"],
): ReadonlyMap<string | undefined, readonly Option[]> {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const heading = groupOf(option);
    const known = groups.get(heading);
    if (known === undefined) groups.set(heading, [option]);
    else known.push(option);
  }
  return groups;
}

const choice = (option: Option): ListRow => ({ is: "choice", option });

/** Choices that begin at one spot share one line, at the place of the first. */
function begun(options: readonly Option[], sources: readonly StartingSpot[]): ListRow[] {
  const told = new Set<StartingSpot>();
  return options.flatMap((option): ListRow[] => {
    const source = sources.find((candidate) => candidate.options.includes(option));
    if (source === undefined) return [choice(option)];
    if (told.has(source)) return [];
    told.add(source);
    return [{ is: "source", source }];
  });
}

function cut(rows: readonly ListRow[], { all }: List): ListRow[] {
  if (all || rows.length <= MOST) return [...rows];
  return [...rows.slice(0, MOST), { is: "more", n: rows.length - MOST }];
}
