import type { Option } from "../option.ts";
import { broken, type Visit, viewersOf } from "./visit.ts";

/** Every open question can be answered, by ids that a person can type. */
export function asksFairly(visit: Visit): void {
  const { match } = visit;
  if (match.pending.length === 0) throw broken(visit, "somebody can always answer", "nobody is asked");
  const open = [...match.pending, ...match.optional];
  const seats = open.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length) throw broken(visit, "options can be typed", "a seat is asked twice at once");
  for (const { seat, options, prompt } of open) {
    if (options.length === 0) throw broken(visit, "somebody can always answer", `seat ${seat} has no option`);
    const ids = new Set(options.map((option: Option) => option.id));
    if (ids.size < options.length) throw broken(visit, "options can be typed", `"${prompt.say}" offers an id twice`);
    for (const id of ids) {
      if (!/^\S{1,200}$/.test(id)) throw broken(visit, "options can be typed", `"${id}" is no id that one can type`);
    }
  }
}

/** Every message a player would read now can be said. */
export function speaks(visit: Visit, logFrom: number): void {
  const { match, hear } = visit;
  if (hear === undefined) return;
  const say = (message: Parameters<typeof hear>[0] | undefined): void => {
    if (message === undefined) return;
    try {
      hear(message);
    } catch (error) {
      throw broken(visit, "everything has words", `${JSON.stringify(message)}: ${String(error)}`, error);
    }
  };
  for (const { prompt, options, blocked, picked = [] } of [...match.pending, ...match.optional]) {
    [prompt, ...picked].forEach(say);
    for (const { label, note, group, from, to, preview } of options) {
      [label, note, group, from?.name, to?.name, preview].forEach(say);
    }
    for (const { label, why } of blocked()) [label, why].forEach(say);
  }
  const lines = viewersOf(match).flatMap((viewer) => match.log(viewer, logFrom).map(({ what }) => what));
  new Set(lines).forEach(say);
  say(match.progress.phase);
  for (const { label } of match.result?.sheet ?? []) say(label);
  for (const { name } of match.result?.unseated ?? []) say(name);
  say(match.result?.remark);
}
