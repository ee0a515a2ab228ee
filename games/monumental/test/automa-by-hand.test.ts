import { Random } from "@civitas/kernel";
import { clause, mostly, Scene } from "@civitas/testing";
import { expect } from "vitest";
import { AUTOMA_CARDS, type AutomaCardId } from "../src/content/automa-cards.ts";
import { game } from "../src/index.ts";
import { type Monumental, newTurn } from "../src/state.ts";
import { type Asked, AutomaByHand, Unforeseen } from "./automa-by-hand.ts";
import { sampledSettings } from "./settings.ts";

const DEEDS = /^(conquer|buy|complete|develop|hero|take|explore|outpost):/;
const isCard = (id: string): id is AutomaCardId => id in AUTOMA_CARDS;

/** The automa's turn begins here, with these cards on top of its deck; no monster attacks after it. */
function handedOver(m: Readonly<Monumental>, cards: readonly AutomaCardId[], gold: number): Monumental {
  const at: Monumental = structuredClone(m);
  const automa = at.automa;
  const realm = at.realms[at.cities.length];
  if (automa === null || realm === undefined) throw new Error("there is no automa");
  const all = [...automa.deck, ...automa.discard, ...automa.open];
  automa.discard = [];
  automa.open = [];
  automa.deck = [...all.filter((card) => !cards.includes(card)), ...cards];
  realm.supply.gold = gold;
  for (const monster of at.monsters) monster.marker = 1;
  at.mover = at.cities.length;
  at.phase = "activation";
  at.turn = newTurn();
  return at;
}

/** What the automa has, what stands on the map, and the display. */
const outcome = ({ realms, spaces, automa, display, heroRow, deck }: Readonly<Monumental>) => ({
  realms: realms.map((realm) => ({ ...realm, explorers: [...realm.explorers] })),
  spaces,
  cards: automa?.cards,
  column: automa?.column,
  stacked: automa?.stacked,
  display,
  heroRow,
  left: deck.length,
});

/** Plays the turn, by the rules and by hand; nothing if it can't be foretold. */
function compare(at: Monumental, seed: string): boolean {
  const before = structuredClone(at);
  const scene = new Scene(game, { seats: at.cities.length, at, seed });
  const random = Random.seeded(seed);
  const answers: Asked[] = [];
  while (scene.state.mover === before.mover && !scene.match.over) {
    const offered = scene.offered;
    const picked = random.pick(offered);
    answers.push({ offered, picked });
    scene.do(picked);
  }
  try {
    const hand = new AutomaByHand(before, answers);
    hand.turn();
    expect(outcome(scene.state)).toEqual(outcome(hand.m));
    expect(answers).toEqual([]);
    return true;
  } catch (error) {
    if (error instanceof Unforeseen) return false;
    throw error;
  }
}

clause(
  ["MO-11.6", "MO-11.9", "MO-11.12", "MO-11.13", "MO-11.15", "MO-11.18", "MO-11.22", "MO-11.23", "MO-11.26"].concat([
    "MO-11.27",
    "MO-11.28",
    "MO-11.29",
    "MO-11.30",
    "MO-11.31",
    "MO-11.32",
    "MO-11.37",
    "MO-10.17",
  ]),
  "turns of the automa, played a second time by hand, end in the same position",
  () => {
    const random = Random.seeded("by hand");
    let compared = 0;
    const settings = sampledSettings(60, "by hand").filter(
      ({ seats, options }) => seats < 4 && options.automa !== "none",
    );
    settings.slice(0, 10).forEach(({ seats, options }, i) => {
      const scene = new Scene(game, { seats, options, seed: `hand ${i}` });
      while (!scene.match.over) {
        const [question] = scene.match.pending;
        if (question === undefined) throw new Error("nobody is asked");
        if (question.prompt.say === "ask.action" && random.int(6) === 0) {
          const m = scene.state;
          const all = [...(m.automa?.deck ?? []), ...(m.automa?.discard ?? []), ...(m.automa?.open ?? [])].filter(
            isCard,
          );
          const cards = random.shuffle(all).slice(0, 3);
          if (compare(handedOver(m, cards, random.int(6)), `${i} ${compared}`)) compared++;
        }
        const deeds = question.options.map(({ id }) => id).filter((id) => DEEDS.test(id));
        scene.match.answer(question.seat, mostly(deeds, question, random));
      }
    });
    expect(compared).toBeGreaterThan(100);
  },
);
