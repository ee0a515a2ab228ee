import type { Message, Ref } from "@civitas/kernel";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useSay } from "../table.tsx";
import { Camera } from "./camera.ts";
import { MapControls } from "./controls.tsx";
import { type MapLayout, type MapSpace, type Plan, planOf, type Room } from "./plan.ts";
import { Roving } from "./roving.ts";
import { useGestures } from "./use-gestures.ts";

interface BoardContext {
  readonly plan: Plan;
  readonly camera: Camera;
  readonly roving: Roving;
}

const Context = createContext<BoardContext | undefined>(undefined);

export function useBoard(): BoardContext {
  const board = useContext(Context);
  if (board === undefined) throw new Error("a space of a map stands outside of <Board>");
  return board;
}

/** The space that was reached by keys or touched last, for a sentence about it beside the map. */
export function useCurrentSpace(roving: Roving): Ref | undefined {
  return useSyncExternalStore(
    roving.subscribe,
    () => roving.at,
    () => roving.at,
  );
}

export interface BoardProps<S extends MapSpace> extends MapLayout {
  readonly label: Message;
  readonly spaces: readonly S[];
  /** What lies under everything and seldom changes, such as land and sea: a picture that is painted once and kept. */
  readonly ground?: (plan: Plan<S>) => ReactNode;
  /** Draws the map, layer by layer from the bottom. */
  readonly children: (plan: Plan<S>) => ReactNode;
  readonly className?: string;
  /** Something lies over the whole map: nothing on it can be reached, and it waits as large as it was. */
  readonly covered?: boolean;
  /** How near one may go. */
  readonly nearest?: number;
  /** Spaces to bring into sight: the sources and the target of a choice, what somebody does. */
  readonly show?: readonly Ref[];
  /** How much they are then enlarged, at least. */
  readonly showNear?: number;
  /** For tables where something beside the map follows the current space. */
  readonly roving?: Roving;
}

/**
 * A map of hexes or squares: as large as its room allows, panned by dragging, zoomed by wheel and pinch, walked by the
 * arrow keys. It draws nothing itself: a game draws its own world with `Spaces`, `Lights`, `Fog` and SVG.
 */
export function Board<S extends MapSpace>(props: BoardProps<S>) {
  const room = useRef<HTMLDivElement>(null);
  const size = useRoom(room, props.covered ?? false);
  return (
    <div ref={room} className={`board ${props.className ?? ""}`}>
      {size !== undefined && <Sheet {...props} room={room} size={size} />}
    </div>
  );
}

interface SheetProps<S extends MapSpace> extends BoardProps<S> {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly size: Room;
}

/** The sheet with the map, once it is known how large it can be. */
function Sheet<S extends MapSpace>(props: SheetProps<S>) {
  const { label, spaces, shape, turned, margin, least, most, ground, children, room, size } = props;
  const { nearest = 2.5, show, showNear, covered = false } = props;
  const say = useSay();
  const sheet = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new Camera(nearest));
  const [own] = useState(() => new Roving());
  const roving = props.roving ?? own;
  const plan = useMemo(
    () => planOf(spaces, { shape, turned, margin, least, most }, size),
    [spaces, shape, turned, margin, least, most, size],
  );
  const value = useMemo(() => ({ plan, camera, roving }), [plan, camera, roving]);
  useLayoutEffect(() => {
    if (sheet.current !== null) camera.attach(sheet.current, plan, size);
  }, [camera, plan, size]);
  useGestures(room, camera);
  useShowing(show, showNear, plan, camera);
  const paper = { width: plan.width, height: plan.height, viewBox: `0 0 ${plan.width} ${plan.height}` };
  return (
    <Context value={value}>
      <div ref={sheet} className="board-sheet" style={{ width: plan.width, height: plan.height }}>
        {ground !== undefined && (
          <svg className="board-ground" aria-hidden="true" {...paper}>
            {ground(plan)}
          </svg>
        )}
        {/* The ground is never inert: becoming so would paint it again. */}
        <div className="board-play" inert={covered}>
          {/* biome-ignore lint/a11y: it is named by aria-label, and there is no group of fields in it */}
          <svg className="board-drawing" role="group" aria-label={say.plain(label)} {...paper}>
            {children(plan)}
          </svg>
        </div>
      </div>
      {!covered && <MapControls camera={camera} />}
    </Context>
  );
}

/** The size that a map is laid out for where nothing can be measured, such as a table drawn as text. */
const UNMEASURED: Room = { width: 640, height: 480 };

/** The size of the element, as it changes while it is not covered; unknown before it lies on a page. */
function useRoom(element: RefObject<HTMLElement | null>, covered: boolean): Room | undefined {
  const [room, setRoom] = useState(() => (typeof document === "undefined" ? UNMEASURED : undefined));
  const known = room !== undefined;
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      // A page that is not shown has no size.
      const found = width > 0 && height > 0 ? { width, height } : undefined;
      setRoom((known) => {
        const { width, height } = found ?? known ?? UNMEASURED;
        return known?.width === width && known.height === height ? known : { width, height };
      });
    };
    if (!known) measure();
    if (covered) return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, covered, known]);
  return room;
}

/** Zooms in on what is to be seen, and back when it is over. */
function useShowing(show: readonly Ref[] | undefined, near: number | undefined, plan: Plan, camera: Camera): void {
  const wanted = show?.join(" ") ?? "";
  useEffect(() => {
    if (wanted === "") {
      camera.back();
      return;
    }
    const centres = wanted.split(" ").flatMap((at) => {
      const space = plan.find(at);
      return space === undefined ? [] : [plan.centre(space)];
    });
    camera.show(centres, plan.size * 1.1, near);
  }, [wanted, near, plan, camera]);
}
