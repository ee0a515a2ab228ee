import { type Reinforce, reinforceSpeech, takes, type VerbKind } from "@civitas/monumental-family";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { placeAt, playerAt } from "../state.ts";
import { judgePlaces, type PlaceOption, tellDropped, type WhyNotPlace } from "./places.ts";

const whyNotReinforced: WhyNotPlace = ({ turned }) => {
  if (turned === "reinforced") return { why: say("why.was-reinforced"), clause: "MD-21.14" };
  return turned === "ready" ? { why: say("why.not-activated"), clause: "MD-21.13" } : undefined;
};

export const reinforceKind: VerbKind<Reinforce, CardStage> = {
  ...reinforceSpeech,
  ...takes<Reinforce, CardStage, PlaceOption>({
    prompt: say("ask.reinforce"),
    clause: "MD-21.13",
    judge: (stage) => judgePlaces(stage, "reinforce", whyNotReinforced),
    take: reinforceCard,
  }),
};

/** MD-21.13, MD-21.14: upright again; it stays, and has no effect any more this round. Its knowledge is discarded. */
function reinforceCard({ play, seat }: CardStage, { place: index }: PlaceOption): undefined {
  const player = playerAt(play.duel, seat);
  const place = placeAt(player, index);
  const { top, under } = place;
  if (top === null) return;
  place.turned = "reinforced";
  place.under = null;
  if (under !== null) player.discard.push(under);
  play.table.tell(() => ({
    what: say("log.reinforces", { who: { seat }, card: nameOf(top) }),
    seat,
    clause: "MD-21.13",
  }));
  tellDropped(play, seat, index, under, "MD-21.13");
}
