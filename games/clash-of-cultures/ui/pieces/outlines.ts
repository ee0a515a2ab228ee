/** The pieces as stamps: their outlines with feet at 0,0 for hexes of side 44, and what is cut out of them. */
export const OUTLINES = {
  settlement: {
    body: "M-12 0V-8L-6.5 -14L-1.6 -8.8V-10.6L4.6 -18L12 -10V0Z",
    holes: "M-8.8 0v-5h3.6v5zM2.4 0v-6.2h4.2v6.2zM3 -11.6h3v2.6h-3z",
  },
  fortress: {
    body: "M-8 0V-9.5H-9.2V-17H-5.6V-14.4H-1.9V-17H1.9V-14.4H5.6V-17H9.2V-9.5H8V0Z",
    holes: "M-2.7 0v-4.4a2.7 2.7 0 0 1 5.4 0v4.4zM-5.4 -9.6h1.8v3h-1.8zM3.6 -9.6h1.8v3h-1.8z",
  },
  temple: {
    body: "M-10 0V-3H-8.6V-9.4H-10V-11.4L0 -18L10 -11.4V-9.4H8.6V-3H10V0Z",
    holes: "M-6.4 -3.2v-6h1.9v6zM-1 -3.2v-6h2v6zM4.5 -3.2v-6h1.9v6z",
  },
  academy: {
    body: "M-9.5 0V-2.6H-8V-8.4H-7.4A7.4 7.4 0 0 1 -1.4 -15.6V-18H1.4V-15.6A7.4 7.4 0 0 1 7.4 -8.4H8V-2.6H9.5V0Z",
    holes: "M-6 -8.2h12v1.3h-12zM-5.6 -2.6v-3h2.2v3zM-1.2 -2.6v-3h2.4v3zM3.4 -2.6v-3h2.2v3z",
  },
  port: {
    body: "M-1.5 -11.6V-12.6A3 3 0 1 1 1.5 -12.6V-11.6H5.4V-8.8H1.5V-3.2Q4.4 -4 5.4 -6.4L3.9 -6.2L8.2 -10L9.2 -4.2L7.8 -5.2Q5.6 .4 0 .8Q-5.6 .4 -7.8 -5.2L-9.2 -4.2L-8.2 -10L-3.9 -6.2L-5.4 -6.4Q-4.4 -4 -1.5 -3.2V-8.8H-5.4V-11.6Z",
    holes: "M-1.2 -15a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z",
  },
  soldier: {
    body: "M-3.6 1V-4.4H-5.2L-4.4 -10.6Q-4 -12.2 -2.4 -12.4Q-3.8 -13.6 -3.8 -15.4Q-5.6 -19 -.6 -20.6Q4.6 -20.6 3.8 -15.4Q3.6 -13.4 2.4 -12.4Q4 -12.2 4.4 -10.6L5 -4.4H3.6V1H.6V-4.4H-.6V1Z",
    holes: "M-.4 -15.4h3.4v1.3h-3.4z",
  },
  settler: {
    body: "M-5.6 1L-3.4 -8.6Q-2.8 -11.6 -1.8 -12Q-3.2 -13 -3.2 -14.6H-5.4V-16.2H-3Q-2.8 -19.6 0 -19.6Q2.8 -19.6 3 -16.2H5.4V-14.6H3.2Q3.2 -13 1.8 -12Q3 -11.4 3.4 -8.6L5.6 1Z",
    holes: "",
  },
  ship: {
    body: "M-14 -5.5H-1.2V-8H-9.6Q-7 -14.6 -9.6 -21.4H-1.2V-23.6H1V-21.4H9.4Q12 -14.6 9.4 -8H1V-5.5H14.5Q13.6 1.6 7.6 2.4H-8.6Q-13.6 1.4 -14 -5.5Z",
    holes: "M-11.4 -2.6h22.6v1.4h-22.2z",
  },
} as const;

export type PieceKind = keyof typeof OUTLINES;

/** What a figure carries, drawn behind it. */
export const BEHIND: Readonly<Partial<Record<PieceKind, string>>> = {
  soldier: "M5.6 -21.5L7.6 -17.4H6.4V1H4.8V-17.4H3.6Z",
  settler: "M6.2 -17.6H7.8V1H6.2Z",
};
