import { analyse, cost, type Turning, type TurningPoint, turningPoints } from "@civitas/bots";
import {
  type AnyGame,
  type AnyMatch,
  Match,
  type MatchRecord,
  plainly,
  pointedAt,
  Refusal,
  type Sight,
  sightOf,
} from "@civitas/kernel";
import type { Eyes, LinePoint, Opened, Replayed } from "./calls.ts";
import { openView } from "./open-view.ts";

const LOOK = { iterations: 120 };

/** A record that is being looked at. */
export class Replayer {
  #match: AnyMatch;
  readonly #length: number;
  readonly #broken: string | undefined;
  readonly #genuine: boolean | undefined;
  readonly #rounds: { round: number; at: number }[] = [];

  constructor(
    readonly game: AnyGame,
    readonly record: MatchRecord,
  ) {
    const match: AnyMatch = Match.replay(game, record, 0);
    this.#mark(match);
    let broken: string | undefined;
    for (const { seat, id } of record.answers) {
      try {
        match.answer(seat, id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        broken = error.message;
        break;
      }
      this.#mark(match);
    }
    this.#broken = broken;
    this.#length = match.answers.length;
    this.#genuine = record.hash === undefined ? undefined : record.hash === match.hash();
    this.#match = match;
  }

  #mark(match: AnyMatch): void {
    const { round } = match.progress;
    if (round !== this.#rounds.at(-1)?.round) this.#rounds.push({ round, at: match.answers.length });
  }

  opened(): Opened {
    const { notes, game, seats } = this.record;
    return {
      game,
      seats,
      length: this.#length,
      rounds: this.#rounds,
      names: Array.from({ length: seats }, (_, seat) => notes?.[`player-${seat}`]),
      ...(this.#broken === undefined ? {} : { broken: this.#broken }),
      ...(this.#genuine === undefined ? {} : { genuine: this.#genuine }),
    };
  }

  at(at: number, eyes: Eyes): Replayed {
    const match = this.#goTo(at);
    const viewer = eyes === "open" ? "audience" : eyes;
    const sight: Sight = { ...sightOf(match, viewer), barrier: "nothing-to-undo" };
    const answer = this.record.answers[at];
    const option = answer && match.decision(answer.seat)?.options.find(({ id }) => id === answer.id);
    return {
      sight: eyes === "open" ? { ...sight, view: openView(match) } : sight,
      ...(answer === undefined || option === undefined
        ? {}
        : { next: { seat: answer.seat, label: plainly(option.label), refs: pointedAt(option) } }),
    };
  }

  #goTo(at: number): AnyMatch {
    if (at < this.#match.answers.length) this.#match = Match.replay(this.game, this.record, at);
    for (let i = this.#match.answers.length; i < at; i++) {
      const answer = this.record.answers[i];
      if (answer !== undefined) this.#match.answer(answer.seat, answer.id);
    }
    return this.#match;
  }

  /** The win-expectancy line, point by point. */
  *line(): Generator<LinePoint> {
    const answers = this.record.answers.slice(0, this.#length);
    const match: AnyMatch = Match.replay(this.game, this.record, 0);
    for (const turning of analyse(this.game, { ...this.record, answers }, LOOK)) {
      yield this.#point(match, turning);
      match.answer(turning.seat, turning.chosen);
    }
    const { result } = match;
    if (result === undefined) return;
    const winners = result.places.filter((place) => place === 1).length;
    yield { at: this.#length, standing: result.places.map((place) => (place === 1 ? 1 / winners : 0)) };
  }

  /** Where the game turned. */
  turning(): Generator<number, readonly TurningPoint[]> {
    return turningPoints(this.game, { ...this.record, answers: this.record.answers.slice(0, this.#length) });
  }

  #point(match: AnyMatch, turning: Turning): LinePoint {
    const { at, seat, chosen, best, standing } = turning;
    const label = (id: string) => match.decision(seat)?.options.find((option) => option.id === id)?.label;
    const plain = (id: string) => plainly(label(id));
    const [taken, better] = [plain(chosen), plain(best)];
    return {
      at,
      seat,
      standing,
      cost: cost(turning),
      ...(taken === undefined ? {} : { chosen: taken }),
      ...(better === undefined ? {} : { best: better }),
    };
  }
}
