import type { LastingKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-9.39. */
export interface CoastalAdjacency {
  readonly lasting: "coastal-adjacency";
}

export const coastalAdjacency: CoastalAdjacency = { lasting: "coastal-adjacency" };

const { say, words } = spoken({
  en: {
    "lasting.coastal-adjacency":
      "For your conquests every coastal province counts as adjacent to each coastal province you control and to your capital if it borders water.",
  },
  ru: {
    "lasting.coastal-adjacency":
      "Для ваших завоеваний каждая прибрежная провинция соседствует с каждой прибрежной провинцией под вашим контролем и с вашей столицей, если она у воды.",
  },
  hu: {
    "lasting.coastal-adjacency":
      "Hódításaidnál minden partmenti tartomány szomszédosnak számít minden irányított partmenti tartományoddal, és a fővárosoddal is, ha vízzel határos.",
  },
});

export const coastalAdjacencyKind: LastingKind<CoastalAdjacency> = {
  says: () => say("lasting.coastal-adjacency"),
  worth: () => 0.3,
  words,
};
