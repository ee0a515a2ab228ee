import type { Rules } from "@civitas/kernel";
import type { Reinforce } from "@civitas/monumental-family";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { cityOf, placeOf } from "../state.ts";
import { placeOption, placesWhere, upTo } from "./cards-laid.ts";
import { choosing } from "./choosing.ts";

/** MO-15.5: activated cards, each once; of two cards the attached knowledge can't be chosen. */
const reinforceable = (stage: CardStage): number[] =>
  placesWhere(stage, ({ activated, reinforced }) => activated && !reinforced);

export const reinforceRun = {
  run: ({ n }: Reinforce, stage: CardStage): Rules =>
    upTo(
      stage,
      n,
      "reinforce",
      () => reinforceable(stage).map((index) => placeOption(stage, index)),
      (index) => {
        const { m, seat, table } = stage;
        const place = placeOf(cityOf(m, seat), index);
        place.reinforced = true;
        table.tell(() => ({
          what: say("log.reinforces", { who: { seat }, card: nameOf(place.top ?? "fort") }),
          seat,
          clause: "MO-15.5",
        }));
      },
    ),
  ...choosing<Reinforce>((_verb, stage) => reinforceable(stage).length > 0),
};
