/** Two scripted people, each with a WebSocket of its own, who play one game after the other. */
export interface LoadTable {
  /** Opens a table for the next game; both people look at it. */
  ready(): Promise<void>;
  /** Plays one whole game; calls `took` with the milliseconds from each answer to the later of both players' updates. */
  play(took: (ms: number) => void, think: () => Promise<void>): Promise<void>;
  close(): void;
}

/** How to reach a server: two people, connected. */
export type OpenTable = (url: string, i: number) => Promise<LoadTable>;

/** A whole game that nobody wins, so that all nine cells are marked. */
export const GAME = [0, 1, 2, 4, 3, 5, 7, 6, 8] as const;

/** Waits until both players know that so many answers were given. */
export class BothKnow {
  #known: [number, number] = [-1, -1];
  #wanted = Number.POSITIVE_INFINITY;
  #arrived: () => void = () => {};
  #somebody: () => void = () => {};

  knows(player: 0 | 1, answers: number): void {
    this.#known[player] = answers;
    this.#somebody();
    if (this.#both() >= this.#wanted) {
      this.#wanted = Number.POSITIVE_INFINITY;
      this.#arrived();
    }
  }

  #both(): number {
    return Math.min(this.#known[0], this.#known[1]);
  }

  /** Waits until so many of the two know anything of the game. */
  async toKnow(players: number): Promise<void> {
    while (this.#known.filter((answers) => answers >= 0).length < players) {
      await new Promise<void>((resolve) => {
        this.#somebody = resolve;
      });
    }
  }

  /** A new game: nobody knows anything of it yet. */
  forget(): void {
    this.#known = [-1, -1];
  }

  until(answers: number): Promise<void> {
    if (this.#both() >= answers) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wanted = answers;
      this.#arrived = resolve;
    });
  }
}

/** The same script for both servers. */
export async function playGame(
  both: BothKnow,
  send: (player: 0 | 1, answers: number, cell: number) => void,
  took: (ms: number) => void,
  think: () => Promise<void>,
): Promise<void> {
  for (const [answers, cell] of GAME.entries()) {
    await think();
    const start = performance.now();
    send(answers % 2 === 0 ? 0 : 1, answers, cell);
    await both.until(answers + 1);
    took(performance.now() - start);
  }
}

/**
 * The number after a label in a message. Server and clients share the machine, so the clients look for what they need instead
 * of reading every message whole.
 */
export function numberAfter(label: string, text: string): number {
  const at = text.indexOf(label);
  return at < 0 ? -1 : Number.parseInt(text.slice(at + label.length, at + label.length + 8), 10);
}

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
