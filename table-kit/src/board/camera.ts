import { motionAllowed } from "../motion.ts";
import type { Room } from "./plan.ts";
import type { Point } from "./point.ts";

/** Which part of the sheet is seen: the position of the sheet's corner, and how much it is enlarged. */
export interface Sighting {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** How long the sheet stays ready to move fast before it is drawn sharp again. */
const SETTLE = 160;
const GLIDE = 260;
const STEP = 1.4;

/** Keeps the sheet in the room: a smaller sheet is centred, a larger one leaves no gap. */
export function held({ x, y, zoom }: Sighting, sheet: Room, room: Room): Sighting {
  const along = (at: number, sheetSide: number, roomSide: number): number => {
    const slack = roomSide - sheetSide * zoom;
    return slack >= 0 ? slack / 2 : Math.min(0, Math.max(slack, at));
  };
  return { x: along(x, sheet.width, room.width), y: along(y, sheet.height, room.height), zoom };
}

/** Enlarged around a point of the room: what lies under it stays under it. */
export function zoomed({ x, y, zoom }: Sighting, to: number, [px, py]: Point): Sighting {
  const by = to / zoom;
  return { x: px - (px - x) * by, y: py - (py - y) * by, zoom: to };
}

/**
 * Which part of a map is seen. It moves the sheet by a style alone, so that panning redraws nothing; listeners hear
 * whether the whole map is seen.
 */
export class Camera {
  #now: Sighting = { x: 0, y: 0, zoom: 1 };
  #before: Sighting | undefined;
  #whole = true;
  #sheet: Room = { width: 1, height: 1 };
  #room: Room = { width: 1, height: 1 };
  #element: HTMLElement | undefined;
  #settle: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly most: number) {}

  get now(): Sighting {
    return this.#now;
  }

  /** Whether the map is seen as it first was. */
  get whole(): boolean {
    return this.#whole;
  }

  get hasWayBack(): boolean {
    return this.#before !== undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The sheet, its size and the room it is seen in. A map that was seen whole stays whole. */
  attach(element: HTMLElement, sheet: Room, room: Room): void {
    this.#element = element;
    this.#sheet = sheet;
    this.#room = room;
    this.#set(this.#whole ? this.#home() : held(this.#now, sheet, room));
  }

  /** The whole map, or as much of it as can be read. */
  fit(): void {
    this.#before = undefined;
    this.#glide(this.#home());
  }

  pan(dx: number, dy: number): void {
    const { x, y, zoom } = this.#now;
    this.#set(held({ x: x + dx, y: y + dy, zoom }, this.#sheet, this.#room), "moving");
  }

  /** `by` times as large, around a point of the room (its middle if none is given). */
  zoom(by: number, around: Point = [this.#room.width / 2, this.#room.height / 2]): void {
    const to = Math.min(this.most, Math.max(this.#least(), this.#now.zoom * by));
    this.#set(held(zoomed(this.#now, to, around), this.#sheet, this.#room), "moving");
  }

  closer(around?: Point): void {
    this.zoom(STEP, around);
  }

  farther(around?: Point): void {
    this.zoom(1 / STEP, around);
  }

  /** Brings points of the sheet into sight, near enough to read; does nothing if they can all be seen well. */
  show(points: readonly Point[], around: number, near = this.#now.zoom): void {
    if (points.length === 0) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const box = {
      left: Math.min(...xs) - around,
      right: Math.max(...xs) + around,
      top: Math.min(...ys) - around,
      bottom: Math.max(...ys) + around,
    };
    const fits = Math.min(this.#room.width / (box.right - box.left), this.#room.height / (box.bottom - box.top));
    const zoom = Math.min(this.most, Math.max(this.#least(), Math.min(fits, Math.max(near, this.#now.zoom))));
    const { x, y } = this.#now;
    const seen =
      zoom === this.#now.zoom &&
      box.left * zoom + x >= -1 &&
      box.top * zoom + y >= -1 &&
      box.right * zoom + x <= this.#room.width + 1 &&
      box.bottom * zoom + y <= this.#room.height + 1;
    if (seen) return;
    this.#before ??= this.#now;
    const middle = { x: ((box.left + box.right) / 2) * zoom, y: ((box.top + box.bottom) / 2) * zoom };
    this.#glide({ x: this.#room.width / 2 - middle.x, y: this.#room.height / 2 - middle.y, zoom });
  }

  /** Back to what was seen before something was shown. */
  back(): void {
    const before = this.#before;
    this.#before = undefined;
    if (before !== undefined) this.#glide(before);
  }

  /** A point of the room as a point of the sheet. */
  onSheet([px, py]: Point): Point {
    const { x, y, zoom } = this.#now;
    return [(px - x) / zoom, (py - y) / zoom];
  }

  #least(): number {
    const { width, height } = this.#sheet;
    return Math.min(1, this.#room.width / width, this.#room.height / height);
  }

  #home(): Sighting {
    return held({ x: 0, y: 0, zoom: 1 }, this.#sheet, this.#room);
  }

  #glide(to: Sighting): void {
    const from = this.#now;
    this.#set(held(to, this.#sheet, this.#room));
    if (this.#element === undefined || !motionAllowed()) return;
    this.#element.animate([{ transform: transformOf(from) }, { transform: transformOf(this.#now) }], {
      duration: GLIDE,
      easing: "cubic-bezier(.3,.1,.2,1)",
    });
  }

  #set(now: Sighting, how: "moving" | "still" = "still"): void {
    this.#now = now;
    const element = this.#element;
    if (element === undefined) return;
    element.style.transform = transformOf(now);
    if (how === "moving") this.#keepReady(element);
    const home = this.#home();
    const whole = Math.abs(now.zoom - home.zoom) < 0.01 && Math.hypot(now.x - home.x, now.y - home.y) < 2;
    if (whole === this.#whole) return;
    this.#whole = whole;
    for (const listener of this.#listeners) listener();
  }

  /** While it moves, the sheet is a layer of its own; afterwards it is drawn sharp at its new size. */
  #keepReady(element: HTMLElement): void {
    element.style.willChange = "transform";
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      element.style.willChange = "";
    }, SETTLE);
  }
}

function transformOf({ x, y, zoom }: Sighting): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${zoom.toFixed(3)})`;
}
