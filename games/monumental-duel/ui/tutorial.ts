import type { Tutorial } from "@civitas/table-kit";

export const tutorial: Tutorial = { seats: 2, seed: "first-steps", seat: 0, steps: [] };
