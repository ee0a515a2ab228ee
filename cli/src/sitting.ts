import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { type Bot, LEVELS } from "@civitas/bots";
import {
  type AnyMatch,
  answeredByItself,
  formatRecord,
  type Option,
  ordersAfter,
  Random,
  type Ref,
  reasonAgainst,
  type Seat,
  type StandingAnswer,
  sightOf,
  standingAnswer,
} from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import { Complaint } from "./complaint.ts";
import {
  describe,
  describeBlocked,
  describeChoice,
  describeLine,
  describeProgress,
  describeQuestion,
  describeResult,
} from "./describe.ts";
import type { Desk } from "./desk.ts";
import { picksOf } from "./picks.ts";
import { say } from "./say.ts";
import type { Speech } from "./speech.ts";
import { type TypedCommand, understand } from "./understand.ts";

interface Company {
  /** The person's seat. */
  readonly seat: Seat;
  /** By seat; none on the person's own. */
  readonly bots: readonly (Bot | undefined)[];
  readonly speech: Speech;
  /** The file for the record. */
  readonly record: string;
  readonly json: boolean;
}

/** A person at the terminal plays one match against bots. */
export class Sitting {
  readonly #seat: Seat;
  readonly #speaker: Speaker;
  readonly #chances: readonly Random[];
  /** The log has been shown up to this number of answers. */
  #told = 0;
  /** What the person has answered in advance. */
  #orders: readonly StandingAnswer[] = [];
  /** Things whose texts were shown: `?` shows them again. */
  readonly #known = new Set<string>();
  /** In a choice of two steps: where it begins. */
  #from: Ref | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly match: AnyMatch,
    private readonly company: Company,
  ) {
    this.#seat = company.seat;
    this.#chances = company.bots.map((_, seat) => Random.seeded(`${match.seed} seat ${seat}`));
    const { speech, bots } = company;
    this.#speaker = speech.speaker.naming((seat) => {
      const name = speech.speaker.nameOf(seat);
      return seat === company.seat ? name : `${name} (${this.#nameOf(bots[seat])})`;
    });
  }

  /** A bot by its level, if it is one that people choose. */
  #nameOf(bot: Bot | undefined): string {
    const level = LEVELS.find(({ spec }) => spec === bot?.name);
    return level === undefined ? (bot?.name ?? "") : this.company.speech.speaker.plain(level.name);
  }

  get #speech(): Speech {
    return { ...this.company.speech, speaker: this.#speaker };
  }

  async play(): Promise<void> {
    this.#begin();
    const lines = createInterface({ input: this.desk.input, terminal: false });
    const typed = lines[Symbol.asyncIterator]();
    this.#letBotsPlay();
    this.#show(true);
    while (!this.match.over) {
      this.desk.remark(this.desk.watched ? "> " : "");
      const line = await typed.next();
      const question = sightOf(this.match, this.#seat).question;
      if (question === undefined) break;
      const command: TypedCommand = line.done ? { do: "quit" } : this.#understand(line.value, question.options);
      if (command.do === "quit") break;
      this.#obey(command);
    }
    lines.close();
    this.#end();
  }

  #begin(): void {
    if (this.company.json) return;
    const bots = this.company.bots.flatMap((bot) => (bot === undefined ? [] : [this.#nameOf(bot)])).join(", ");
    const game = this.#speaker.has("game.name") ? { say: "game.name" } : this.match.game.id;
    this.#say(say("play.begin", { game, seat: this.#seat + 1, bots: bots || "–", seed: this.match.seed }));
    this.#say(say("play.help"));
  }

  #end(): void {
    const { match, desk, company } = this;
    if (match.over && !company.json) {
      this.#tellNews();
      if (match.result !== undefined) for (const line of describeResult(match.result, this.#speaker)) desk.print(line);
    } else if (match.over) desk.print(JSON.stringify(sightOf(match, this.#seat)));
    try {
      writeFileSync(company.record, formatRecord(match.record(this.#notes())));
    } catch {
      throw new Complaint(`the record can't be written to "${company.record}"`);
    }
    if (!company.json) this.#say(say("play.saved", { file: company.record }));
  }

  /** Who sits where, for `play --resume`. */
  #notes(): Record<string, string> {
    const bots = this.company.bots.flatMap((bot) => (bot === undefined ? [] : [bot.name]));
    return { seat: String(this.#seat + 1), ...(bots.length > 0 && { bots: bots.join(",") }) };
  }

  #obey(command: TypedCommand): void {
    const { match, desk } = this;
    switch (command.do) {
      case "narrow":
        this.#narrow(command.from);
        return;
      case "back":
        this.#narrow(undefined);
        return;
      case "answer": {
        this.#from = undefined;
        match.answer(this.#seat, command.id);
        const othersPlayed = this.#letBotsPlay();
        if (!match.over) this.#show(othersPlayed);
        return;
      }
      case "always":
        this.#order(command.scope);
        return;
      case "ask":
        this.#orders = [];
        this.#say(say("play.askAgain"));
        return;
      case "undo": {
        const barrier = match.barrier(this.#seat);
        if (barrier !== undefined) {
          const why = barrier === "hidden-thing-seen" ? "hidden" : barrier;
          this.#say(say("play.cantUndo", { why }));
          return;
        }
        this.#from = undefined;
        match.undo(this.#seat);
        this.#told = Math.min(this.#told, match.answers.length + 1);
        this.#say(say("play.undone"));
        this.#show(false);
        return;
      }
      case "table":
        for (const line of describe(sightOf(match, this.#seat), this.#speech, { wide: desk.wide })) desk.print(line);
        return;
      case "log":
        for (const line of match.log(this.#seat)) desk.print(describeLine(line, this.#speaker));
        return;
      case "explain":
        this.#explain(command.id);
        return;
      case "quit":
        return;
      case "puzzled":
        this.#say(say("play.unknown", { text: command.text, most: match.decision(this.#seat)?.options.length ?? 0 }));
    }
  }

  /** With JSON all choices are printed at once, and numbers are places in that list. */
  #understand(line: string, options: readonly Option[]): TypedCommand {
    if (this.company.json)
      return understand(
        line,
        options,
        options.map((option) => ({ is: "choice", option })),
      );
    return understand(line, options, picksOf(options, this.#from));
  }

  /** Asks where to after it is known where from; or asks where from again. */
  #narrow(from: Ref | undefined): void {
    this.#from = from;
    const { question } = sightOf(this.match, this.#seat);
    if (question !== undefined)
      for (const line of describeQuestion(question, this.#speaker, from)) this.desk.print(line);
  }

  /** Every choice, then what can't be chosen and why; or one choice only, with what its things do. */
  #explain(id: string | undefined): void {
    const { question } = sightOf(this.match, this.#seat);
    if (question === undefined) return;
    const { desk } = this;
    const options = question.options.filter((option) => id === undefined || option.id === id);
    const blocked =
      id === undefined ? question.blocked : [reasonAgainst(question.blocked, id)].filter((one) => one !== undefined);
    if (id === undefined) {
      this.#say(say("play.help"));
      this.#say(say("play.options"));
    }
    for (const option of options) desk.print(`  • ${describeChoice(option, this.#speaker)}  [${option.id}]`);
    const about = id === undefined ? [] : id.split(":").flatMap((part) => this.#speech.about(part));
    for (const sentence of about) desk.print(`      ${sentence}`);
    if (id !== undefined && blocked.length === 0) return;
    this.#say(say("play.blocked"));
    for (const line of describeBlocked(blocked, this.#speaker)) desk.print(line);
  }

  /** Answers this question and all of its kind in advance, as long as the scope lasts. */
  #order(scope: string): void {
    const question = this.match.decision(this.#seat);
    const order = question && standingAnswer(question, scope);
    if (order === undefined) {
      const scopes = Object.keys(question?.standing?.scopes ?? {});
      this.#say(say("play.noScope", { scopes: scopes.join(", ") || "–" }));
      return;
    }
    this.#orders = [...this.#orders, order];
    const played = this.#letBotsPlay();
    if (!this.match.over) this.#show(played);
  }

  /** Formalities and answers given in advance are answered at once: nobody else sits at this terminal. */
  #answerItself(): boolean {
    const question = this.match.pending.find(({ seat }) => seat === this.#seat);
    if (question === undefined) return false;
    this.#orders = ordersAfter(question, this.#orders);
    const id = answeredByItself(question, this.#orders);
    if (id !== undefined) this.match.answer(this.#seat, id);
    return id !== undefined;
  }

  /** Lets the bots answer their questions; says whether there were any. */
  #letBotsPlay(): boolean {
    let played = false;
    for (;;) {
      while (this.#answerItself()) played = true;
      const waiting = this.match.pending.find(({ seat }) => seat !== this.#seat);
      if (waiting === undefined) return played;
      const bot = this.company.bots[waiting.seat];
      const chance = this.#chances[waiting.seat];
      if (bot === undefined || chance === undefined) throw new RangeError(`nobody sits on seat ${waiting.seat}`);
      if (this.desk.watched)
        this.desk.remark(`\r\u001b[2K${this.#speaker.plain(say("play.thinks", { who: waiting }))}`);
      this.match.answer(waiting.seat, bot.decide(this.match, waiting.seat, chance));
      if (this.desk.watched) this.desk.remark("\r\u001b[2K");
      played = true;
    }
  }

  /** What is new, and the question; the whole table too if the others have moved. */
  #show(wholeTable: boolean): void {
    const sight = sightOf(this.match, this.#seat);
    if (this.company.json) {
      this.desk.print(JSON.stringify(sight));
      return;
    }
    if (wholeTable) {
      this.#told = sight.at + 1;
      const how = { known: this.#known, wide: this.desk.wide };
      for (const line of describe(sight, this.#speech, how)) this.desk.print(line);
      return;
    }
    this.#tellNews();
    this.desk.print(describeProgress(sight, this.#speaker));
    if (sight.question !== undefined) {
      for (const line of describeQuestion(sight.question, this.#speaker)) this.desk.print(line);
    }
  }

  #tellNews(): void {
    for (const line of this.match.log(this.#seat, this.#told)) this.desk.print(describeLine(line, this.#speaker));
    this.#told = this.match.answers.length + 1;
  }

  #say(message: Parameters<Speaker["plain"]>[0]): void {
    this.desk.print(this.#speaker.plain(message));
  }
}
