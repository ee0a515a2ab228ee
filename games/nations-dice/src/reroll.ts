import { choose, type Option, type Rules, type Seat, type Table } from "@civitas/kernel";
import { chitIndex } from "./content/chits.ts";
import { isUsed, typedDie } from "./die.ts";
import { dieName, dieNames } from "./names.ts";
import { moveChits } from "./pay.ts";
import { countBits, placesIn } from "./payment.ts";
import { eachKind } from "./payment-options.ts";
import { ref } from "./refs.ts";
import { rollAgain } from "./roll.ts";
import { say } from "./say.ts";
import { type Nations, type Player, playerAt } from "./state.ts";

/** ND-9: uses a reroll chit and rolls some of the unused dice again. */
export function* reroll(s: Nations, table: Table, seat: Seat): Rules {
  const player = playerAt(s, seat);
  const places = placesIn(yield* askDice(player, seat));
  moveChits(player.chits, player.usedChits, chitIndex.reroll, 1); // ND-9.6
  const before = places.map((i) => player.dice[i] ?? 0);
  for (const i of places) player.dice[i] = rollAgain(table.random, player.dice[i] ?? 0);
  table.tell(() => ({
    what: say("log.rerolled", {
      player: { seat },
      before: dieNames(before),
      after: places.map((i) => dieName(player.dice[i] ?? 0)),
    }),
    seat,
    clause: "ND-9.2",
    moves: [
      { piece: ref.chit(seat, "reroll"), to: ref.used(seat) },
      ...places.map((i) => ({ piece: ref.die(seat, i) })),
    ],
  }));
}

interface RerollOption extends Option {
  /** The dice picked so far, as a set of places. */
  readonly dice: number;
  readonly finished: boolean;
}

/** ND-9.3: one or more of the unused dice, picked one after the other, or all at once. */
function* askDice(player: Player, seat: Seat): Rules<number> {
  const unused = unusedDice(player);
  let picked = 0;
  for (;;) {
    const prompt = picked === 0 ? say("ask.reroll") : say("ask.reroll-more", { dice: namesOf(player, picked) });
    const pick = yield* choose(seat, prompt, rerollOptions(player, seat, unused, picked), { clause: "ND-9.2" });
    if (pick.finished || pick.dice === unused) return pick.dice;
    picked = pick.dice;
  }
}

function unusedDice(player: Player): number {
  let unused = 0;
  player.dice.forEach((die, i) => {
    if (!isUsed(die)) unused |= 1 << i;
  });
  return unused;
}

const namesOf = (player: Player, dice: number) => placesIn(dice).map((i) => dieName(player.dice[i] ?? 0));

function rerollOptions(player: Player, seat: Seat, unused: number, picked: number): RerollOption[] {
  const options: RerollOption[] = [];
  if (picked !== 0) {
    const label = say("reroll.done", { dice: namesOf(player, picked) });
    options.push({ id: "done", label, apart: "end", dice: picked, finished: true });
  } else if (countBits(unused) > 1) {
    const refs = placesIn(unused).map((i) => ref.die(seat, i));
    const label = say("reroll.all", { n: refs.length });
    options.push({ id: "all", label, refs, dice: unused, finished: true });
  }
  eachKind(player.dice, unused & ~picked, (kind, places) => {
    options.push({
      id: `roll:${typedDie(kind)}`,
      label: say("reroll.die", { die: dieName(kind) }),
      refs: places.map((i) => ref.die(seat, i)),
      dice: picked | (1 << (places[0] ?? 0)),
      finished: false,
    });
  });
  return options;
}
