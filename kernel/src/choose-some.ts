import { choose, type HowToAsk } from "./choose.ts";
import { kernelSays, type Message, plainly } from "./message.ts";
import type { Option } from "./option.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import { No, no, optionsAmong, type Verdict } from "./verdict.ts";

export interface HowMany<O extends Option = Option> extends Pick<HowToAsk<O>, "clause" | "blocked"> {
  /** The fewest to pick (0); all of them if there are fewer. */
  readonly min?: number;
  /** The most to pick (all). */
  readonly max?: number;
  /** The label of the option that ends the picking. */
  readonly done?: Message;
  /** The label of an option that takes everything at once. Offer it where players often take all. */
  readonly all?: Message;
  /** The ids picked last time. They are offered as one option if all of them are still there. */
  readonly lastTime?: readonly string[] | undefined;
  /** Things with the same key are alike: it doesn't matter which of them is picked. */
  readonly alike?: (option: O) => string;
}

/** A kind of things that are alike; the first `taken` of them are picked. A thing without its like is a kind of one. */
interface Kind<O> {
  readonly things: O[];
  taken: number;
}

interface Picking<O> extends Option {
  /** One more of the kind at this place of the list. */
  readonly at?: number | undefined;
  /** Exactly these, and the picking ends. */
  readonly set?: readonly O[] | undefined;
}

/**
 * Picks several things one after the other; each pick is a decision of its own and can be taken back. The order of the
 * picks doesn't matter, so they go down the list: every set is reached in one way only. Of alike things one is offered.
 * Where the order matters, use `order`.
 */
export function* chooseSome<O extends Option>(
  seat: Seat,
  prompt: Message,
  verdicts: readonly Verdict<O>[],
  how: HowMany<O> = {},
): Rules<O[]> {
  const { clause, blocked, done = kernelSays("kernel.done") } = how;
  const kinds = kindsOf(optionsAmong(verdicts), how.alike);
  const total = leftFrom(kinds, 0);
  const max = Math.min(how.max ?? total, total);
  const min = Math.min(how.min ?? 0, max);
  const refused = verdicts.filter((verdict) => verdict instanceof No);
  let place = 0;
  for (let count = 0; count < max; count++) {
    const things = judgeKinds(kinds, place, min - count, clause);
    if (things.length === 0) break;
    const sets = count === 0 ? setsAtOnce(kinds, { ...how, min, max }) : [];
    const end: Picking<O>[] = count >= min ? [{ id: "done", label: done, apart: "end" }] : [];
    const pick = yield* choose<Picking<O>>(seat, prompt, [...things, ...sets, ...end, ...refused], {
      clause,
      blocked,
      picked: pickedSoFar(kinds),
      // Players who have passed something over are asked before the picking ends.
      consent: things.some((verdict) => verdict instanceof No),
    });
    if (pick.set !== undefined) return [...pick.set];
    const kind = pick.at === undefined ? undefined : kinds[pick.at];
    if (kind === undefined) break;
    kind.taken++;
    place = pick.at ?? place;
  }
  return kinds.flatMap(({ things, taken }) => things.slice(0, taken));
}

function kindsOf<O extends Option>(things: readonly O[], alike = ({ id }: O): string => id): Kind<O>[] {
  const kinds = new Map<string, Kind<O>>();
  for (const thing of things) {
    const key = alike(thing);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { things: [thing], taken: 0 });
    else kind.things.push(thing);
  }
  return [...kinds.values()];
}

const leftFrom = (kinds: readonly Kind<unknown>[], place: number): number =>
  kinds.slice(place).reduce((sum, { things, taken }) => sum + things.length - taken, 0);

/**
 * One thing of each kind from `place` on, as long as enough come after it. What comes before it has been passed over.
 */
function judgeKinds<O extends Option>(
  kinds: readonly Kind<O>[],
  place: number,
  needed: number,
  clause = "",
): Verdict<Picking<O>>[] {
  const verdicts: Verdict<Picking<O>>[] = [];
  kinds.forEach((kind, at) => {
    const next = nextOf(kind, at);
    if (next === undefined) return;
    if (at < place) verdicts.push(no(next, kernelSays("kernel.passed-over"), clause));
    else if (leftFrom(kinds, at) >= needed) verdicts.push(next);
  });
  return verdicts;
}

/** The next thing of this kind. The option points at all that are left of the kind. */
function nextOf<O extends Option>({ things, taken }: Kind<O>, at: number): Picking<O> | undefined {
  const left = things.slice(taken);
  const next = left[0];
  if (next === undefined || left.length === 1) return next && { ...next, at, set: undefined };
  const refs = left.flatMap((thing) => thing.refs ?? []);
  const note = next.note ?? kernelSays("kernel.alike-left", { n: left.length });
  return { ...next, refs, note, at, set: undefined };
}

/** "2 of your 3 soldiers": each kind of which something is picked. */
function pickedSoFar(kinds: readonly Kind<Option>[]): Message[] {
  const picked: Message[] = [];
  for (const { things, taken } of kinds) {
    const what = plainly(things[0]?.label);
    if (what === undefined || taken === 0) continue;
    picked.push(
      things.length === 1 ? what : kernelSays("kernel.picked-of-alike", { what, n: taken, of: things.length }),
    );
  }
  return picked;
}

/** Everything, or the same as last time, in one go. */
function setsAtOnce<O extends Option>(
  kinds: readonly Kind<O>[],
  { min, max, all, lastTime = [] }: HowMany<O> & { readonly min: number; readonly max: number },
): Picking<O>[] {
  const everything = kinds.flatMap(({ things }) => things);
  const sets: Picking<O>[] = [];
  if (all !== undefined && everything.length > 1 && everything.length <= max) {
    sets.push({ id: "all", label: all, refs: everything.flatMap(({ refs }) => refs ?? []), set: everything });
  }
  const same = everything.filter(({ id }) => lastTime.includes(id));
  const allThere = same.length === lastTime.length && same.length < everything.length;
  if (allThere && same.length > 1 && same.length >= min && same.length <= max) {
    const what = same.map(({ label }) => plainly(label));
    const refs = same.flatMap(({ refs }) => refs ?? []);
    sets.push({ id: "as-last-time", label: kernelSays("kernel.as-last-time", { what }), refs, set: same });
  }
  return sets;
}
