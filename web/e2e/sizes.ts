/** A screen and how far its page is enlarged; a zoomed page has less room in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  /** Fingers or a mouse. */
  readonly touch: boolean;
}

const PHONES = [
  [320, 568],
  [360, 740],
  [360, 780],
  [390, 844],
  [480, 854],
] as const;
const TABLETS = [
  [600, 960],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
] as const;
const SCREENS = [
  [1024, 768],
  [1100, 800],
  [1200, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
] as const;
const ZOOMS = [1, 1.25, 1.5] as const;

const turned = ([width, height]: readonly [number, number]): readonly [number, number] => [height, width];

/** Every size from a small phone to a large screen, upright and across; screens at every zoom. */
export const SIZES: readonly Size[] = [
  ...[...PHONES, ...PHONES.map(turned), ...TABLETS, ...TABLETS.map(turned)].map(
    ([width, height]): Size => ({ width, height, zoom: 1, touch: true }),
  ),
  ...[...SCREENS, turned([1920, 1080])].flatMap(([width, height]) =>
    ZOOMS.map((zoom): Size => ({ width, height, zoom, touch: false })),
  ),
];

/** The page's own room in its own pixels. */
export const roomOf = ({ width, height, zoom }: Size): { width: number; height: number } => ({
  width: Math.floor(width / zoom),
  height: Math.floor(height / zoom),
});

export const nameOf = ({ width, height, zoom, touch }: Size): string =>
  `${width}x${height}${zoom === 1 ? "" : ` at ${zoom * 100}%`}${touch ? " by touch" : ""}`;
