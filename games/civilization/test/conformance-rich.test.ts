import { conforms } from "@civitas/testing";
import { describe } from "vitest";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";
import { crowdedGame } from "./crowded.ts";
import { richGame } from "./rich.ts";

const words = { en: [en], ru: [ru], hu: [hu] };

/** Seats with all modules; a round or two. */
const rich = (seats: number, roundLimit: number) => ({
  seats,
  options: { expansion: true, greatPersonCards: true, investments: true, civilizations: "random", roundLimit },
});

/** CV-34.5: responses and interrupts ask only those who can answer, which tells that somebody holds an answer. */
const betrays = ["CV-34.5"];
/** CV-16.3: a marker that is spent is shown and leaves the game. */
const reveals = ["log.reveals"];

const plan = { seeds: 1, closely: 1, looks: 20, words, betrays, reveals };

conforms(richGame, { ...plan, settings: [rich(3, 1), rich(5, 1), rich(2, 2)] });

/** CV-32.6: a unit in play is public; after the battle it is hidden again among the others at home. */
const shows = [...reveals, "log.opens-front", "log.strikes"];

describe("crowded", () => {
  conforms(crowdedGame, { ...plan, reveals: shows, settings: [rich(2, 2), rich(4, 1)] });
});
