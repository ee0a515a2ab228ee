import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { deflateRawSync } from "node:zlib";
import { makeBot } from "@civitas/bots";
import { GAMES } from "@civitas/games";
import { type AnyGame, type AnyMatch, Random, type Seat, sightOf, startMatch } from "@civitas/kernel";

/** What one answer of a game costs a server beside what every answer costs, measured on whole games of bots that play at random. */
export interface AnswerCosts {
  readonly game: string;
  readonly seats: number;
  /** Microseconds: the rules, and what each seat sees as text. */
  readonly rules: number;
  readonly sights: number;
  /** For what goes to all seats, compressed after the last; in threads of the library. */
  readonly compressing: number;
  /** Of what goes to one seat. */
  readonly bytes: number;
  readonly compressed: number;
  /** To find out whether the answer can be taken back; in a bot's thread. */
  readonly barrier: number;
  /** A decision of the bot "normal"; in a bot's thread. */
  readonly bot: number;
  /** Of a match in memory. */
  readonly kilobytes: number;
}

const GAMES_PLAYED = 2;
const MOST_ANSWERS = 150;
/** What is rare or slow is measured at one answer of so many. */
const SAMPLE = 15;
const MATCHES = 50;
const PASSES = 2;

/** CPU time, so that others on the machine count little. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

class Tally {
  #sum = 0;
  #times = 0;

  of<T>(work: () => T): T {
    const before = cpu();
    const result = work();
    this.add(cpu() - before);
    return result;
  }

  add(much: number): void {
    this.#sum += much;
    this.#times++;
  }

  get mean(): number {
    return this.#times === 0 ? 0 : this.#sum / this.#times;
  }
}

function answerAtRandom(match: AnyMatch, random: Random, give: (seat: Seat, id: string) => void): void {
  const { seat, options } = random.pick(match.pending);
  give(seat, random.pick(options).id);
}

/** Tidies up, however Node was started. */
function tidyUp(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}

/** What so many matches take in the middle of play. */
function kilobytesOf(game: AnyGame, seats: number): number {
  tidyUp();
  const before = process.memoryUsage().heapUsed;
  const matches = Array.from({ length: MATCHES }, (_, n) => {
    const [match, random] = [startMatch(game, { seats, seed: `memory ${n}` }), Random.seeded(`memory ${n}`)];
    for (let i = 0; i < 40 && !match.over; i++) answerAtRandom(match, random, (seat, id) => match.answer(seat, id));
    return match;
  });
  tidyUp();
  return (process.memoryUsage().heapUsed - before) / 1024 / matches.length;
}

function costsOf(game: AnyGame): AnswerCosts {
  const seats = Math.min(4, game.seats.max);
  const tallies = {
    rules: new Tally(),
    sights: new Tally(),
    compressing: new Tally(),
    barrier: new Tally(),
    bot: new Tally(),
  };
  const [bytes, compressed] = [new Tally(), new Tally()];
  const normal = makeBot("greedy");
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const [match, random] = [startMatch(game, { seats, seed: `costs ${n}` }), Random.seeded(`costs ${n}`)];
    let last: Buffer[] = [];
    for (let i = 0; i < MOST_ANSWERS && !match.over; i++) {
      const rare = i % SAMPLE === 0;
      const [asked] = match.pending;
      if (rare && asked !== undefined)
        tallies.bot.of(() => normal.decide(match.fork(), asked.seat, Random.seeded("bot")));
      let answered: Seat = 0;
      answerAtRandom(match, random, (seat, id) => {
        answered = seat;
        tallies.rules.of(() => match.answer(seat, id));
      });
      const at = match.answers.length;
      const texts = tallies.sights.of(() =>
        Array.from({ length: seats }, (_, seat) => Buffer.from(JSON.stringify(sightOf(match, seat, at, "later")))),
      );
      for (const text of texts) bytes.add(text.length);
      if (rare) {
        const packed = tallies.compressing.of(() =>
          texts.map((text, seat) =>
            deflateRawSync(text, { level: 1, memLevel: 5, dictionary: last[seat] ?? Buffer.alloc(0) }),
          ),
        );
        for (const { length } of packed) compressed.add(length);
        if (!match.over) tallies.barrier.of(() => match.fork().barrier(answered));
      }
      last = texts;
    }
  }
  const { rules, sights, compressing, barrier, bot } = tallies;
  return {
    game: game.id,
    seats,
    rules: rules.mean,
    sights: sights.mean,
    compressing: compressing.mean,
    bytes: bytes.mean,
    compressed: compressed.mean,
    barrier: barrier.mean,
    bot: bot.mean,
    kilobytes: kilobytesOf(game, seats),
  };
}

export async function gameCosts(): Promise<AnswerCosts[]> {
  const all: AnswerCosts[] = [];
  for (const entry of GAMES) {
    const { game } = await entry.load();
    // The first pass is for the compiler.
    let costs = costsOf(game);
    for (let pass = 1; pass < PASSES; pass++) costs = costsOf(game);
    all.push(costs);
  }
  return all;
}
