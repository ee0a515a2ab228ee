import { choose, confirm, type Message, type Rules } from "@civitas/kernel";
import { citiesOf, setMood, shiftMood } from "../cities.ts";
import { saidGoods } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { say, sayHex } from "../say.ts";
import { sourceName } from "../source.ts";
import type { City } from "../state.ts";
import { payableTokens, spendTokens } from "../token-swap.ts";
import type { Stage } from "../verbs/verb.ts";
import { cityOption } from "./cities.ts";

/** How far an event lowers a mood. */
type Fall = "step" | "angry";

/** CC-23.12: own cities whose mood can fall. */
export const moodyCities = ({ s, seat }: Stage, fits: (city: City) => boolean = () => true): City[] =>
  citiesOf(s, seat).filter((city) => city.mood !== "angry" && fits(city));

/** CC-23.12: the player chooses one of these cities, and its mood falls. */
export function* oneFalls(stage: Stage, prompt: Message, cities: readonly City[], fall: Fall): Rules {
  if (cities.length === 0) return;
  const options = cities.map((city) => cityOption(stage.s, city));
  const { city } = yield* choose(stage.seat, prompt, options, { clause: "CC-23.12" });
  yield* fallsUnlessSaved(stage, city, fall);
}

/** CC-23.13: its owner may save the mood of this city. */
export function* fallsUnlessSaved(stage: Stage, city: City, fall: Fall): Rules {
  const { s, table } = stage;
  if (city.mood === "angry") return;
  if (yield* isSaved(stage, city)) return;
  if (fall === "angry") setMood(s, table, city, "angry", "CC-23.12");
  else shiftMood(s, table, city, -1, "CC-23.12");
}

function* isSaved({ s, table, seat, source }: Stage, city: City): Rules<boolean> {
  const cost = change(s, seat, "savesMood");
  const tokens = cost?.mood ?? 0;
  if (cost === undefined || payableTokens(s, seat, "mood") < tokens) return false;
  const prompt = say("ask.save-mood", { source: sourceName(source), city: sayHex(s, city.hex) });
  const saves = yield* confirm(seat, prompt, {
    clause: "CC-23.13",
    yes: say("pay", { what: saidGoods(cost) }),
    no: say("do.let-mood-fall"),
  });
  if (saves) spendTokens(s, table, seat, "mood", tokens, "CC-23.13");
  return saves;
}
