import {
  type Blocked,
  kernelSays,
  type LogLine,
  type Message,
  type Option,
  type Price,
  type Question,
  type Ref,
  type Result,
  type Sight,
} from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import { columns } from "./columns.ts";
import { drawMap } from "./draw-map.ts";
import { type Pick, picksOf } from "./picks.ts";
import { say } from "./say.ts";
import type { Speech } from "./speech.ts";
import { tree } from "./tree.ts";

const LOG_LINES = 12;

export interface HowToDescribe {
  /** How many answers there are in all, if this is a look back. */
  readonly answers?: number | undefined;
  /** Things that the reader knows already; those explained now are added. */
  readonly known?: Set<string> | undefined;
  /** How many letters a line may have. */
  readonly wide?: number | undefined;
}

/** A sight of the table as text: what is seen, what happened last, what is asked. */
export function describe(sight: Sight, speech: Speech, { answers, known, wide }: HowToDescribe = {}): string[] {
  const { speaker, name, part } = speech;
  const voice = {
    say: (message: Message) => speaker.plain(message),
    name,
    part,
    seat: (seat: number) => speaker.nameOf(seat),
  };
  const map = speech.map(sight.view);
  const of = answers === undefined || answers === sight.at ? "" : ` / ${answers}`;
  return [
    `${speaker.plain(say("head.at", { at: `${sight.at}${of}` }))}  ${describeProgress(sight, speaker)}`,
    "",
    ...(map === undefined ? [] : drawMap(map, wide)),
    ...tree(without(sight.view, ["viewer", ...(map?.shows ?? [])]), voice),
    ...describeThings(sight, speech, known),
    "",
    ...sight.log.slice(-LOG_LINES).map((line) => describeLine(line, speaker)),
    "",
    ...(sight.result === undefined ? describeWaiting(sight, speaker) : describeResult(sight.result, speaker)),
  ];
}

/** The view without the parts that the reader knows already. */
const without = (view: unknown, shown: readonly string[]): unknown =>
  typeof view === "object" && view !== null
    ? Object.fromEntries(Object.entries(view).filter(([part]) => !shown.includes(part)))
    : view;

export function describeProgress({ progress }: Sight, speaker: Speaker): string {
  const round = speaker.plain(say("head.round", { round: progress.round, of: progress.of ?? 0 }));
  return progress.phase === undefined ? round : `${round}, ${speaker.plain(progress.phase)}`;
}

export function describeLine({ what, clause }: LogLine, speaker: Speaker): string {
  return `· ${speaker.plain(what)}${clause === undefined ? "" : `  (${clause})`}`;
}

/** The most things that are explained beside what can be chosen; `?` and an id explains any other. */
const BESIDE = 12;

/** What the things in question do, such as the cards that can be bought; each is explained once. */
function describeThings({ question }: Sight, { name, about }: Speech, known = new Set<string>()): string[] {
  const fresh = (asked: readonly { readonly id: string; readonly refs?: readonly Ref[] | undefined }[]): string[] =>
    [...new Set(asked.flatMap(({ id, refs = [] }) => [id, ...refs].flatMap((text) => text.split(":"))))].filter(
      (id) => !known.has(id) && about(id).length > 0,
    );
  const learn = (ids: readonly string[]): string[] => {
    for (const id of ids) known.add(id);
    return ids.map((id) => `  ${name(id)}: ${about(id).join(" ")}`);
  };
  const told = learn(fresh(question?.options ?? []));
  const barred = fresh(question?.blocked ?? []);
  if (barred.length <= BESIDE) told.push(...learn(barred));
  return told.length === 0 ? [] : ["", ...told];
}

function describeWaiting(sight: Sight, speaker: Speaker): string[] {
  if (sight.question !== undefined) return describeQuestion(sight.question, speaker);
  const names = sight.waiting.map((seat) => speaker.nameOf(seat)).join(", ");
  return [speaker.plain(say("head.waiting", { who: names }))];
}

const isNumber = (id: string): boolean => /^\d+$/.test(id);

/** The question and its choices, numbered; with the spot `from` picked, only those that begin there. */
export function describeQuestion(question: Question, speaker: Speaker, from?: Ref): string[] {
  const { prompt, clause, options, picked = [] } = question;
  const lines = [`${speaker.plain(prompt)}${clause === undefined ? "" : `  (${clause})`}`];
  if (picked.length > 0) lines.push(`  ${speaker.plain(say("choice.picked", { what: picked }))}`);
  lines.push(...describeExchange(question, speaker));
  const begun = options.find((option) => option.from?.ref === from)?.from;
  if (begun !== undefined) lines.push(`  ${speaker.plain(say("choice.from", { place: begun.name }))}`);
  // Where the ids are numbers (amounts), players type these.
  const amounts = options.some(({ id }) => isNumber(id));
  let group = "";
  picksOf(options, from).forEach((pick, i) => {
    const first = pick.is === "choice" ? pick.option : pick.source.options[0];
    const heading = first?.group === undefined ? "" : speaker.plain(first.group);
    if (heading !== group && heading !== "") lines.push(`  ${heading}`);
    group = heading;
    const number = amounts ? (first !== undefined && isNumber(first.id) ? first.id : "") : String(i + 1);
    lines.push(`  ${number.padStart(2)}  ${describePick(pick, speaker)}`);
  });
  return lines;
}

/** Goods against goods, a line for each side. */
function describeExchange({ exchange }: Question, speaker: Speaker): string[] {
  if (exchange === undefined) return [];
  return (["gives", "asks"] as const).map((side) => {
    const goods = exchange[side]
      .filter(({ n }) => n > 0)
      .map(({ n, name }) => speaker.plain(kernelSays("kernel.good", { n, name })));
    return `  ${speaker.nameOf(exchange.by)} · ${speaker.plain(kernelSays(`kernel.${side}`))}: ${goods.join(", ") || "–"}`;
  });
}

function describePick(pick: Pick, speaker: Speaker): string {
  if (pick.is === "source") {
    const { spot, options } = pick.source;
    return `${speaker.plain({ say: "from.here", with: { place: spot.name, n: options.length } })} …`;
  }
  const { option } = pick;
  return `${describeChoice(option, speaker)}${isNumber(option.id) ? "" : `  [${option.id}]`}`;
}

/** One choice: what it is, what it costs, what should be known about it. */
export function describeChoice({ label, price, note, preview }: Option, speaker: Speaker): string {
  const remarks = [
    ...(price === undefined || Object.keys(price).length === 0 ? [] : [describePrice(price, speaker)]),
    ...(note === undefined ? [] : [speaker.plain(note)]),
    ...(preview === undefined ? [] : [speaker.plain(preview)]),
  ];
  return [speaker.plain(label), ...remarks].join(" · ");
}

function describePrice(price: Price, speaker: Speaker): string {
  // As icons, which the speaker says in the form that the number requires.
  const parts = Object.entries(price).map(([what, n]) => `${n} [${what}]`);
  return speaker.plain(say("choice.price", { price: parts.join(", ") }));
}

/** What can't be chosen now, and why not. */
export function describeBlocked(blocked: readonly Blocked[], speaker: Speaker): string[] {
  if (blocked.length === 0) return [speaker.plain(say("why.nothing"))];
  return blocked.map(({ label, why, clause }) => `  ✗ ${speaker.plain(label)}: ${speaker.plain(why)}  (${clause})`);
}

export function describeResult(result: Result, speaker: Speaker): string[] {
  const { places, scores, sheet, unseated = [], compared, remark } = result;
  const seats = places.map((_, seat) => seat);
  return [
    speaker.plain(say("result.over")),
    ...columns([
      ["", ...seats.map((seat) => speaker.nameOf(seat)), ...unseated.map(({ name }) => speaker.plain(name))],
      ...sheet.map(({ label, points }, row) => [
        speaker.plain(label),
        ...points,
        ...unseated.map((other) => other.points[row] ?? 0),
      ]),
      ...(compared === true
        ? []
        : [[speaker.plain(say("result.total")), ...scores, ...unseated.map(({ score }) => score)]]),
      [speaker.plain(say("result.place")), ...places, ...unseated.map(({ place }) => place)],
    ]),
    ...(remark === undefined ? [] : [speaker.plain(remark)]),
  ];
}
