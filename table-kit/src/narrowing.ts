import {
  type Blocked,
  type Message,
  type Option,
  pointedAt,
  type Question,
  type Ref,
  type StartingSpot,
  startingSpots,
} from "@civitas/kernel";

/** The options and refusals that point at one ref. */
export interface AtRef {
  readonly options: readonly Option[];
  readonly blocked: readonly Blocked[];
  /** Several options begin here: choosing it leaves only these. */
  readonly source?: StartingSpot | undefined;
  /** The options that are left begin here: choosing it again goes back. */
  readonly picked?: boolean | undefined;
}

/** A question as the table asks it: whole, or narrowed to the options that begin at one spot. */
export interface Narrowed {
  readonly sources: readonly StartingSpot[];
  /** The spot that was picked, if it still is a beginning. */
  readonly from: StartingSpot | undefined;
  readonly at: ReadonlyMap<Ref, AtRef>;
}

/** Whether an option may be answered: `only` names ids, a trailing `*` stands for any ending. */
export function isAllowed(id: string, only: readonly string[] | undefined): boolean {
  if (only === undefined) return true;
  return only.some((wanted) => (wanted.endsWith("*") ? id.startsWith(wanted.slice(0, -1)) : wanted === id));
}

interface Lit {
  options: Option[];
  blocked: Blocked[];
  source?: StartingSpot;
  picked?: boolean;
}

export function narrowed(
  question: Question | undefined,
  only: readonly string[] | undefined,
  pick: Ref | undefined,
): Narrowed {
  const found = new Map<Ref, Lit>();
  const place = (ref: Ref): Lit => {
    const known = found.get(ref) ?? { options: [], blocked: [] };
    found.set(ref, known);
    return known;
  };
  const allowed = (question?.options ?? []).filter(({ id }) => isAllowed(id, only));
  const sources = startingSpots(allowed);
  const from = sources.find(({ spot }) => spot.ref === pick);
  if (from !== undefined) {
    place(from.spot.ref).picked = true;
    for (const option of from.options) {
      for (const ref of pointedAt(option)) if (ref !== from.spot.ref) place(ref).options.push(option);
    }
    return { sources, from, at: found };
  }
  const begun = new Set(sources.flatMap(({ options }) => options));
  for (const source of sources) place(source.spot.ref).source = source;
  for (const option of allowed) {
    if (!begun.has(option)) for (const ref of pointedAt(option)) place(ref).options.push(option);
  }
  for (const blocked of question?.blocked ?? []) for (const ref of blocked.refs ?? []) place(ref).blocked.push(blocked);
  return { sources, from, at: found };
}

/**
 * Whatever points at a thing also points at the place where it lies: a hex stands for the city and the units on it. A
 * place with several beginnings offers all that begins there in its menu.
 */
export function inPlaces(at: ReadonlyMap<Ref, AtRef>, places: ReadonlyMap<Ref, Ref>): ReadonlyMap<Ref, AtRef> {
  const found = new Map(at);
  for (const [ref, here] of at) {
    const place = places.get(ref);
    if (place === undefined || place === ref) continue;
    found.set(place, joined(found.get(place), here));
  }
  return found;
}

function joined(place: AtRef | undefined, thing: AtRef): AtRef {
  if (place === undefined) return thing;
  const clash = place.source !== undefined && thing.source !== undefined && place.source !== thing.source;
  const begun = clash ? [...(place.source?.options ?? []), ...(thing.source?.options ?? [])] : [];
  return {
    options: [...new Set([...place.options, ...thing.options, ...begun])],
    blocked: [...new Set([...place.blocked, ...thing.blocked])],
    source: clash ? undefined : (place.source ?? thing.source),
    picked: place.picked === true || thing.picked === true,
  };
}

/** The options that remain after picking a source, in words. */
export function fromHere({ spot, options }: StartingSpot): Message {
  return { say: "from.here", with: { place: spot.name, n: options.length } };
}
