import { type AnyGame, Match, type MatchRecord, Refusal, sightOf, type Viewer } from "@civitas/kernel";
import { verifyFairness } from "@civitas/protocol/fairness";
import type { Language } from "@civitas/words";
import type { Command } from "commander";
import { language, wholeNumber } from "./arguments.ts";
import { Complaint } from "./complaint.ts";
import { describe } from "./describe.ts";
import type { Desk } from "./desk.ts";
import { openRecord } from "./open-record.ts";
import { speechFor } from "./speech.ts";

interface Flags {
  readonly verify?: true;
  readonly to?: number;
  readonly as: string;
  readonly lang: Language;
  readonly json?: true;
}

export function addReplay(program: Command, desk: Desk): void {
  program
    .command("replay")
    .description("check a record, or show the table at a point of it")
    .argument("<file>", "a record, as `civitas sim --records` and the server write them")
    .option("--verify", "play it again and compare the hash; checks the seed's commitment too, if there is one")
    .option("--to <n>", "show the table after so many answers (default: the last)", wholeNumber(0))
    .option("--as <seat>", "who looks: a seat, counted from 1, or audience", "audience")
    .option("--lang <language>", "en, ru or hu", language, "en")
    .option("--json", "print JSON")
    .action((file: string, flags: Flags) => (flags.verify ? verify(desk, file, flags) : show(desk, file, flags)));
}

/** What came of checking a record. The names are those of the command's JSON. */
interface Checked {
  readonly game: string;
  readonly answers: number;
  readonly ok: boolean;
  readonly over?: boolean;
  readonly hash?: string;
  readonly recorded?: string;
  /** What is wrong with it. */
  readonly problem?: string;
  /** Whether the seed is the one that was committed to; absent if there was no commitment. */
  readonly fair?: boolean;
  /** To be compared with what the server showed before the start. */
  readonly commitment?: string;
}

/** Prints the verdict; the exit code is 1 if the record does not hold. */
async function verify(desk: Desk, file: string, { json }: Flags): Promise<void> {
  const { game, record } = await openRecord(desk, file);
  const verdict = judge(game, record);
  if (json) desk.print(JSON.stringify(verdict));
  else {
    const end = verdict.over ? "to the end" : "not to the end";
    const fair = verdict.fair === true ? `; the seed is the one committed to as ${verdict.commitment}` : "";
    desk.print(
      verdict.ok
        ? `ok: ${record.game}, ${record.answers.length} answers, ${end}, hash ${verdict.hash}${fair}`
        : `not ok: ${verdict.problem}`,
    );
  }
  if (!verdict.ok) desk.fail();
}

function judge(game: AnyGame, record: MatchRecord): Checked {
  const about = { game: record.game, answers: record.answers.length };
  let match: Match;
  try {
    match = Match.replay(game, record);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...about, ok: false, problem: error.message };
  }
  const hash = match.hash();
  const found = { ...about, over: match.over, hash, ...(record.hash === undefined ? {} : { recorded: record.hash }) };
  if (record.hash === undefined) return { ...found, ok: false, problem: "the record has no hash to compare with" };
  if (record.hash !== hash) {
    return { ...found, ok: false, problem: `the hash is ${hash}, but the record says ${record.hash}` };
  }
  const { commitment, "server-seed": seed } = record.notes ?? {};
  if (commitment === undefined && seed === undefined) return { ...found, ok: true };
  const fairness = verifyFairness(record);
  return fairness.fair
    ? { ...found, ok: true, fair: true, commitment: fairness.commitment }
    : { ...found, ok: false, fair: false, problem: `the seed is not the one that was committed to (${fairness.why})` };
}

async function show(desk: Desk, file: string, flags: Flags): Promise<void> {
  const { entry, game, record } = await openRecord(desk, file);
  const to = flags.to ?? record.answers.length;
  if (to > record.answers.length) {
    throw new Complaint(`the record has ${record.answers.length} answers; there is no point ${to}`);
  }
  const viewer = viewerOf(flags.as, record.seats);
  const sight = sightOf(Match.replay(game, record, to), viewer);
  if (flags.json) {
    desk.print(JSON.stringify(sight));
    return;
  }
  const speech = await speechFor(entry, flags.lang);
  for (const line of describe(sight, speech, { answers: record.answers.length, wide: desk.wide })) desk.print(line);
}

function viewerOf(text: string, seats: number): Viewer {
  if (text === "audience") return text;
  const seat = Number(text);
  if (/^\d+$/.test(text) && seat >= 1 && seat <= seats) return seat - 1;
  throw new Complaint(`there is no seat "${text}"; look as audience or as a seat from 1 to ${seats}`);
}
