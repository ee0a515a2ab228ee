import { sameRulebooks } from "@civitas/testing";

// The game keeps its English title in Russian.
sameRulebooks(new URL("../", import.meta.url), ["Clash", "of", "Cultures"]);
