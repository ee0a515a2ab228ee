/** In ms: so long nothing may be heard before we ask whether somebody is there. */
const SILENCE = 25_000;
/** After we have said something that is always answered, sooner. */
const WAITING = 4_000;
/** So long the other end may take to say anything when asked. */
const PATIENCE = 6_000;
/** So long making a connection may take, on a bad network, too. */
const CONNECTING = 20_000;

/**
 * Notices that a connection is dead although nobody has said so. A phone changes its network, a computer sleeps, a router forgets: the
 * browser's socket stays open then, and a player would look for minutes at a table on which nothing moves.
 */
export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the timer waits for: something to be heard, or, after we asked, a sign of life. */
  #asked = false;

  constructor(
    /** Says something that the other end answers at once. */
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** A connection is being made, and must answer in time, too. */
  begin(): void {
    this.#expect(CONNECTING);
  }

  /** Something was heard, so the connection lives. */
  heard(): void {
    this.#asked = false;
    this.#in(SILENCE, this.#doubt);
  }

  /** Something was said that will be answered. */
  said(): void {
    if (!this.#asked) this.#in(WAITING, this.#doubt);
  }

  /** Somebody looks at the page again, or the network has changed: is the connection still what it was? */
  readonly doubt = (): void => {
    if (this.#timer !== undefined && !this.#asked) this.#doubt();
  };

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked = false;
  }

  readonly #doubt = (): void => {
    this.#expect(PATIENCE);
    this.ask();
  };

  #expect(within: number): void {
    this.#asked = true;
    this.#in(within, this.#giveUp);
  }

  readonly #giveUp = (): void => {
    this.end();
    this.dead();
  };

  #in(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
