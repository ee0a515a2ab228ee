import { LONGEST_STORY } from "../agenda.ts";
import type { AnyGame } from "../game.ts";
import { canonical } from "../hash.ts";
import { type AnyMatch, Match } from "../match.ts";
import type { Message } from "../message.ts";
import { Random } from "../random.ts";
import { DeadEnd, Runaway } from "../refusal.ts";
import { asksFairly, speaks } from "./asking.ts";
import { refusesBadAnswers, survivesSaving, undoesAndRedoes } from "./keeping.ts";
import { type Law, NonConformance } from "./law.ts";
import { sampleSettings } from "./sampling.ts";
import { imaginesAlike, imaginesWhatIsSeen, showsOnlyWhatIsSeen } from "./secrecy.ts";
import type { Setting } from "./setting.ts";
import { broken, copied, parting, type Visit } from "./visit.ts";

export { LAWS, type Law, NonConformance } from "./law.ts";
export { sampleSettings } from "./sampling.ts";
export { describeSetting, everySetting, type Setting } from "./setting.ts";

export interface Inspection {
  /** How many games of each setting. */
  readonly seeds: number;
  /** Which settings to play; by default a sample in which every two choices meet. */
  readonly settings?: readonly Setting[];
  /** No game may take more decisions than this (5,000). */
  readonly bound?: number;
  /** How many games of each setting (1) are inspected closely, at `looks` of their decisions (60) or at all of them. */
  readonly closely?: number;
  readonly looks?: number;
  /** At about how many decisions the other games are inspected (2). */
  readonly glances?: number;
  /** Keys of log lines by which the rules reveal something that the view doesn't keep. */
  readonly reveals?: readonly string[];
  /** Clauses of windows that ask only the seats that can answer. The rules accept that this gives a secret away. */
  readonly betrays?: readonly string[];
  /** Called with every message a player would read; throws if there are no words for it. */
  readonly hear?: (message: Message) => void;
}

export interface Inspected {
  readonly games: number;
  readonly decisions: number;
  /** At how many of the decisions everything was inspected. */
  readonly looks: number;
}

const LOOKS = 60;
const GLANCES = 2;
/** How long a game may be, until one has been played. */
const FIRST_GUESS = 200;
const BESIDE = 4;
const PARTS = 1_000_000;

/** Plays a game many times at random and checks at its decisions that it keeps every law. Throws `NonConformance`. */
export function conformance(game: AnyGame, inspection: Inspection): Inspected {
  const { seeds, closely = 1, looks = LOOKS, glances = GLANCES } = inspection;
  const done = { games: 0, decisions: 0, looks: 0 };
  for (const setting of inspection.settings ?? sampleSettings(game)) {
    let length = FIRST_GUESS;
    for (let i = 0; i < seeds; i++) {
      const seed = `conformance-${i}`;
      if (i < closely) length = repeatsItself(game, setting, seed, inspection);
      const inspected = inspect(game, setting, seed, (i < closely ? looks : glances) / length, inspection);
      length = inspected.decisions;
      done.games++;
      done.decisions += inspected.decisions;
      done.looks += inspected.looks;
    }
  }
  return done;
}

function visitOf(game: AnyGame, setting: Setting, seed: string, inspection: Inspection, quiet = false): Visit {
  let match: AnyMatch;
  try {
    // Checkpoints as often as possible: the laws of secrecy look back to the last one.
    match = Match.start(game, { ...setting, seed }).fork({ checkpointEvery: 1, quiet });
  } catch (error) {
    throw new NonConformance("the rules never throw", game.id, setting, seed, 0, String(error), { cause: error });
  }
  const { hear } = inspection;
  const visit: Visit = {
    game,
    setting,
    seed,
    match,
    answers: Random.seeded(`answers of ${seed}`),
    chance: Random.seeded(`chance of ${seed}`),
    reveals: new Set(inspection.reveals),
    betrays: new Set(inspection.betrays),
    hear,
  };
  for (const id of setting.opening ?? []) answer(visit, match.pending[0]?.seat ?? 0, id);
  return visit;
}

function answer(visit: Visit, seat: number, id: string): void {
  try {
    visit.match.answer(seat, id);
  } catch (error) {
    throw broken(visit, lawAgainst(error), `on "${id}": ${String(error)}`, error);
  }
}

function lawAgainst(error: unknown): Law {
  if (error instanceof DeadEnd) return "somebody can always answer";
  if (error instanceof Runaway) return "every game ends";
  return "the rules never throw";
}

function step(visit: Visit): void {
  asksFairly(visit);
  const { match, answers } = visit;
  // Questions that the rules don't wait for are answered now and then.
  const beside = match.optional.length > 0 && answers.int(BESIDE) === 0;
  const { seat, options } = answers.pick(beside ? match.optional : match.pending);
  answer(visit, seat, answers.pick(options).id);
  tellsShortStories(visit);
}

/** Every copy of the match replays the answers since the story began. */
function tellsShortStories(visit: Visit): void {
  const { game, match } = visit;
  const { answers: most, because } = game.longestStory ?? { answers: LONGEST_STORY, because: "no reason given" };
  if (match.storyLength <= most) return;
  const asked = `one story has asked for ${match.storyLength} answers, at most ${most} are allowed (${because})`;
  throw broken(visit, "stories are short", asked);
}

function bounded(visit: Visit, inspection: Inspection): void {
  const bound = inspection.bound ?? 5000;
  if (visit.match.answers.length >= bound)
    throw broken(visit, "every game ends", `it is not over after ${bound} answers`);
}

/** Two games from one seed are the same game, and so is a third that keeps no log. Gives its length. */
function repeatsItself(game: AnyGame, setting: Setting, seed: string, inspection: Inspection): number {
  const playOut = (quiet = false): Visit => {
    const visit = visitOf(game, setting, seed, inspection, quiet);
    while (!visit.match.over) {
      bounded(visit, inspection);
      step(visit);
    }
    return visit;
  };
  const courseOf = ({ match }: Visit): string => canonical([match.answers, match.hash()]);
  const course = courseOf(playOut());
  const again = playOut();
  if (courseOf(again) !== course) {
    throw broken(again, "nothing outside the seed decides", parting(course, courseOf(again)));
  }
  const untold = playOut(true);
  if (courseOf(untold) !== course) throw broken(untold, "telling changes nothing", parting(course, courseOf(untold)));
  return again.match.answers.length;
}

/** One game, of whose decisions this part is inspected. */
function inspect(
  game: AnyGame,
  setting: Setting,
  seed: string,
  part: number,
  inspection: Inspection,
): { decisions: number; looks: number } {
  const visit = visitOf(game, setting, seed, inspection);
  const { match, chance } = visit;
  const components = canonical(match.census());
  let spoken = 0;
  let looks = 0;
  while (!match.over) {
    bounded(visit, inspection);
    const look = part >= 1 || chance.int(PARTS) < part * PARTS;
    const before = look ? copied(visit, () => match.fork()) : undefined;
    step(visit);
    const counted = canonical(match.census());
    if (counted !== components) throw broken(visit, "components are conserved", parting(components, counted));
    if (before === undefined) continue;
    looks++;
    for (let seat = 0; seat < match.seats; seat++) {
      const estimate = match.evaluate(seat);
      if (!(estimate >= 0 && estimate <= 1)) throw broken(visit, "estimates lie between 0 and 1", String(estimate));
    }
    survivesSaving(visit);
    undoesAndRedoes(visit);
    speaks(visit, spoken);
    spoken = match.answers.length;
    if (match.over) break;
    refusesBadAnswers(visit);
    imaginesWhatIsSeen(visit);
    showsOnlyWhatIsSeen(visit, before);
    imaginesAlike(visit, before);
  }
  speaks(visit, spoken);
  addsUp(visit);
  return { decisions: match.answers.length, looks };
}

function addsUp(visit: Visit): void {
  const { result, seats } = visit.match;
  if (result === undefined) return;
  if (result.places.length !== seats || result.scores.length !== seats) {
    throw broken(visit, "the score sheet adds up", `places and scores are not for ${seats} seats`);
  }
  if (result.sheet.length === 0 || result.compared === true) return;
  result.scores.forEach((score, seat) => {
    const sum = result.sheet.reduce((total, row) => total + (row.points[seat] ?? 0), 0);
    if (sum !== score)
      throw broken(visit, "the score sheet adds up", `seat ${seat} has ${score}, its rows make ${sum}`);
  });
  for (const { name, score, points } of result.unseated ?? []) {
    const sum = points.reduce((total, n) => total + n, 0);
    if (sum !== score || points.length !== result.sheet.length) {
      throw broken(visit, "the score sheet adds up", `${name.say} has ${score}, its rows make ${sum}`);
    }
  }
}
