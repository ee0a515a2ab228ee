import type { LogLine, Move, Ref } from "@civitas/kernel";
import { motionAllowed } from "./motion.ts";

const FLIGHT = 300;
/** The size of a flying token, and the area from which a thing counts as a board. */
const TOKEN = 34;
const BOARD = 60_000;

type Drawn = HTMLElement | SVGGraphicsElement;

/** Where a thing lay before the step, and what it looked like. */
interface Seen {
  readonly rect: DOMRect;
  readonly ghost: Ghost | undefined;
}

/** The picture of a thing while it flies. */
type Ghost = HTMLElement | SVGSVGElement;

function find(ref: Ref): Drawn | undefined {
  const drawn = [...document.querySelectorAll<Drawn>(`[data-ref="${CSS.escape(ref)}"]`)];
  return drawn.find((element) => element.getClientRects().length > 0);
}

/**
 * Shows what moved between two sights. `before` remembers where things lie, then the new sight is drawn, then `play`
 * lets them fly one after the other. A click anywhere skips the rest. To wait between the lines, call `hide`, then
 * `fly` for each of them, then `reveal`.
 */
export class Flights {
  #seen = new Map<Ref, Seen>();
  /** What has still to arrive, and in how many flights. */
  #awaited = new Map<Drawn, number>();

  before(lines: readonly LogLine[]): void {
    this.#seen = new Map();
    if (!motionAllowed()) return;
    for (const { piece, from, to } of movesOf(lines)) {
      for (const ref of [piece, from, to]) {
        const element = ref === undefined ? undefined : find(ref);
        if (ref === undefined || element === undefined || this.#seen.has(ref)) continue;
        this.#seen.set(ref, { rect: element.getBoundingClientRect(), ghost: pictureOf(element) });
      }
    }
  }

  /** Plays the moves of these lines; `pace` stretches (2 is twice as slow) or shortens them. */
  async play(lines: readonly LogLine[], pace: number): Promise<void> {
    if (!motionAllowed() || pace === 0) return;
    this.hide(lines);
    for (const line of lines) if (!(await this.fly(line, pace))) break;
    this.reveal();
  }

  /** Hides what has still to arrive. */
  hide(lines: readonly LogLine[]): void {
    this.#awaited = new Map();
    for (const { piece, from } of movesOf(lines)) {
      const element = from === undefined ? undefined : find(piece);
      if (element === undefined) continue;
      this.#awaited.set(element, (this.#awaited.get(element) ?? 0) + 1);
      element.style.opacity = "0";
    }
  }

  /** What moved in one happening moves together, with short delays; false if a click has cut it short. */
  async fly({ moves = [] }: LogLine, pace: number): Promise<boolean> {
    let whole = true;
    const skip = () => {
      whole = false;
      for (const ghost of document.querySelectorAll(".flying")) {
        for (const flight of ghost.getAnimations()) flight.finish();
      }
    };
    addEventListener("pointerdown", skip);
    try {
      await Promise.all(moves.map((move, i) => this.#fly(move, i * 70, pace)));
    } finally {
      removeEventListener("pointerdown", skip);
    }
    return whole;
  }

  /** Shows everything where it belongs. */
  reveal(): void {
    for (const element of this.#awaited.keys()) element.style.opacity = "";
    this.#awaited.clear();
  }

  /** It has arrived, unless another flight takes it further. */
  #arrive(element: Drawn | undefined): void {
    if (element === undefined) return;
    const left = (this.#awaited.get(element) ?? 1) - 1;
    this.#awaited.set(element, left);
    if (left <= 0) element.style.opacity = "";
  }

  /** The picture of a piece: as it lay, as it lies now, as a token, or of what lay where it comes from. */
  #ghostOf(piece: Ref, from: Ref | undefined, to: Ref | undefined, now: Drawn | undefined): Flyer {
    const drawn = this.#seen.get(piece) ?? seen(now);
    const token = drawn === undefined ? tokenOf(piece) : undefined;
    if (token !== undefined) return { ghost: token, width: TOKEN, height: TOKEN };
    const place =
      drawn ??
      small(from === undefined ? undefined : this.#seen.get(from)) ??
      small(to === undefined ? undefined : seen(find(to)));
    if (place?.ghost === undefined) return { ghost: blank(), width: TOKEN, height: TOKEN };
    return { ghost: place.ghost, width: place.rect.width, height: place.rect.height };
  }

  async #fly({ piece, from, to }: Move, delay: number, pace: number): Promise<void> {
    const now = find(piece);
    const target = (to === undefined ? undefined : find(to)) ?? now;
    const start =
      (from === undefined ? undefined : (this.#seen.get(from)?.rect ?? find(from)?.getBoundingClientRect())) ??
      this.#seen.get(piece)?.rect;
    if (target === undefined) return;
    const end = target.getBoundingClientRect();
    if (start === undefined || (Math.abs(start.left - end.left) < 3 && Math.abs(start.top - end.top) < 3)) {
      this.#arrive(now);
      pulse(target);
      return;
    }
    const { ghost, width, height } = this.#ghostOf(piece, from, to, now);
    ghost.classList.add("flying");
    ghost.removeAttribute("data-ref");
    ghost.setAttribute("aria-hidden", "true");
    ghost.removeAttribute("tabindex");
    Object.assign(ghost.style, { left: "0", top: "0", width: `${width}px`, height: `${height}px` });
    document.body.append(ghost);
    if (now !== undefined) now.style.opacity = "0";
    const at = (rect: DOMRect, scale: number) =>
      `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - height / 2}px) scale(${scale})`;
    const flight = ghost.animate(
      [
        { transform: at(start, 1), opacity: 1 },
        { transform: at(end, now === undefined ? 0.6 : 1), opacity: now === undefined ? 0.25 : 1 },
      ],
      { duration: FLIGHT * pace, delay: delay * pace, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
    );
    // Browsers stop animations on hidden pages; the game must go on.
    const late = new Promise((resolve) => setTimeout(resolve, (FLIGHT + delay) * pace + 400));
    await Promise.race([flight.finished.catch(() => undefined), late]);
    ghost.remove();
    this.#arrive(now);
    pulse(target);
  }
}

/** What flies, and how large it is. */
interface Flyer {
  readonly ghost: Ghost;
  readonly width: number;
  readonly height: number;
}

function movesOf(lines: readonly LogLine[]): readonly Move[] {
  return lines.flatMap((line) => line.moves ?? []);
}

/** What a thing looks like, to be moved about above the table. */
export function pictureOf(element: Drawn | undefined): Ghost | undefined {
  if (element instanceof SVGGraphicsElement) return drawnPictureOf(element);
  const copy = element?.cloneNode(true);
  return copy instanceof HTMLElement ? copy : undefined;
}

/** A part of a drawing as a separate drawing: it keeps the styles of the one it was cut from. */
function drawnPictureOf(element: SVGGraphicsElement): Ghost | undefined {
  const { x, y, width, height } = element.getBBox();
  const copy = element.cloneNode(true);
  if (!(copy instanceof SVGGraphicsElement) || width === 0 || height === 0) return undefined;
  copy.removeAttribute("transform");
  for (const mark of ["data-ref", "data-may", "data-looked", "tabindex", "role"]) copy.removeAttribute(mark);
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.setAttribute("class", element.ownerSVGElement?.getAttribute("class") ?? "");
  picture.style.overflow = "visible";
  picture.append(copy);
  return picture;
}

function seen(element: Drawn | undefined): Seen | undefined {
  return element && { rect: element.getBoundingClientRect(), ghost: pictureOf(element) };
}

/** No whole board flies in place of a card that lay on it. */
function small(place: Seen | undefined): Seen | undefined {
  return place !== undefined && place.rect.width * place.rect.height < BOARD ? place : undefined;
}

/** A token that has no picture of its own on the table, such as a coin from the bank: `token:gold`. */
function tokenOf(piece: Ref): HTMLElement | undefined {
  for (const kind of piece.split(":")) {
    const sample = document.querySelector(`.resource[data-kind="${CSS.escape(kind)}"] svg`);
    if (sample === null) continue;
    const token = blank();
    token.dataset.kind = kind;
    token.append(sample.cloneNode(true));
    return token;
  }
  return undefined;
}

function blank(): HTMLElement {
  const token = document.createElement("span");
  token.className = "resource flying-token";
  return token;
}

function pulse(element: Element): void {
  element.animate(
    [
      { filter: "brightness(1)" },
      { filter: "brightness(1.18) drop-shadow(0 0 6px var(--glow))" },
      { filter: "brightness(1)" },
    ],
    { duration: 420, easing: "ease-out" },
  );
}
