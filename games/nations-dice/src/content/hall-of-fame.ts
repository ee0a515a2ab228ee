/** The rulers a solo player is measured against, from the highest (ND-22.11). */
export const hallOfFame = [
  { name: "trajan", from: 50 },
  { name: "ashoka", from: 40 },
  { name: "wu-zetian", from: 35 },
  { name: "saladin", from: 30 },
  { name: "victoria", from: 25 },
  { name: "charles-v", from: 20 },
  { name: "cleopatra", from: 15 },
  { name: "dan-quayle", from: 10 },
] as const;

export type Title = (typeof hallOfFame)[number]["name"];

/** ND-22.12: the highest entry that is not above `vp`. */
export const titleFor = (vp: number): Title | undefined => hallOfFame.find(({ from }) => from <= vp)?.name;
